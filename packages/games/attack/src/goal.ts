import type { Game, Goal } from '@entente/engine';
import { victoryPoints } from './phases/23-the-end-of-the-game/victory.ts';
import type { Attack } from './position.ts';

export const goal: Goal<Attack> = {
  with: ({ options: { eagles } }) => ({ eagles }),
  standing: (seen) => Array.from({ length: seen.seats }, (_, seat) => victoryPoints(seen, seat)),
  progress: ({ public: { eagles }, options }) => ({ now: eagles, of: options.eagles }),
};

export const firstVisit: Game<Attack>['firstVisit'] = ({ options: { eagles, start } }) => ({
  eagles,
  start,
});
