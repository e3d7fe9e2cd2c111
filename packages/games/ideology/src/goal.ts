import type { Game, Goal } from '@entente/engine';
import { BOX } from './data/box.ts';
import { IDEOLOGIES, NEUTRAL_NAMES } from './data/terms.ts';
import type { Ideology } from './position.ts';
import { globalInfluence, weaponInfluence } from './queries.ts';

const points = BOX.winningInfluence;

export const goal: Goal<Ideology> = {
  with: () => ({ points }),
  standing: ({ seats, public: world }) =>
    Array.from({ length: seats }, (_, seat) => globalInfluence(world, seat)),
  how: () => ({}),
  // IDEO-1.5.1
  sources: [
    {
      id: 'regions',
      of: (seen, seat) => globalInfluence(seen.public, seat) - weaponInfluence(seen.public, seat),
    },
    { id: 'weapons', of: (seen, seat) => weaponInfluence(seen.public, seat) || null },
  ],
};

export const firstVisit: Game<Ideology>['firstVisit'] = ({ viewer, public: world, options }) => {
  const names = options.names === 'neutral' ? NEUTRAL_NAMES : IDEOLOGIES;
  return { points, ideology: names[world.ideologies[viewer === 'spectator' ? 0 : viewer]] };
};
