import type { Game, Goal } from '@entente/engine';
import { BOX } from './data/tables.ts';
import type { Venonta } from './position.ts';

export const goal: Goal<Venonta> = {
  with: () => ({ rounds: BOX.rounds }),
  standing: ({ public: { vp } }) => vp,
  progress: ({ public: { round } }) => ({ now: round, of: BOX.rounds }),
};

export const firstVisit: Game<Venonta>['firstVisit'] = () => ({});
