import type { Game, Goal, PointPiece, Seat } from '@entente/engine';
import { BOX } from './data/box.ts';
import { REGIONS } from './data/regions.ts';
import { IDEOLOGIES, NEUTRAL_NAMES } from './data/terms.ts';
import type { Ideology, World } from './position.ts';
import { globalInfluence, weaponInfluence } from './queries.ts';

const points = BOX.winningInfluence;

/** Every region counts its level (IDEO-1.5.1), the highest first. */
export const regionPieces = ({ inPlay, controller, level }: World, seat: Seat): PointPiece[] =>
  inPlay
    .filter((region) => controller[region] === seat)
    .toSorted((one, other) => level[other] - level[one])
    .map((region) => ({ name: { say: `region.${REGIONS[region]}`, with: {} }, points: level[region] }));

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
      pieces: (seen, seat) => regionPieces(seen.public, seat),
    },
    { id: 'weapons', of: (seen, seat) => weaponInfluence(seen.public, seat) || null },
  ],
};

export const firstVisit: Game<Ideology>['firstVisit'] = ({ viewer, public: world, options }) => {
  const names = options.names === 'neutral' ? NEUTRAL_NAMES : IDEOLOGIES;
  return { points, ideology: names[world.ideologies[viewer === 'spectator' ? 0 : viewer]] };
};
