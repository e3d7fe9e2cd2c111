import { WHOLE_RUN } from './whole-run.ts';

/** What `./entente bench --check` holds the engine to. */
export type Target =
  /** The engine does at least this many times what the other does, measured in the same run. */
  | { readonly of: string; readonly against: string; readonly atLeast: number }
  /** One call takes less than this. */
  | { readonly of: string; readonly microseconds: number };

export const TARGETS: readonly Target[] = [
  { of: 'tic-tac-toe', against: 'boardgame.io', atLeast: 500 },
  { of: 'skirmish', against: 'boardgame.io', atLeast: 200 },
  { of: 'tic-tac-toe', against: 'by hand', atLeast: 0.4 },
  { of: 'connect four', against: 'by hand', atLeast: 0.4 },
  { of: 'skirmish', against: 'by hand', atLeast: 0.4 },
  { of: 'ideology, 2 seats, laboratory', against: 'bare', atLeast: 0.9 },
  { of: 'venonta, 3 seats, laboratory', against: 'bare', atLeast: 0.9 },
  { of: WHOLE_RUN, against: 'one thread', atLeast: 1.8 },
  { of: 'copy', microseconds: 10 },
  { of: 'view and choices', microseconds: 50 },
];
