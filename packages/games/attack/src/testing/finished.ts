import type { KeptPlan } from '@entente/engine/kit';
import type { Attack } from '../position.ts';

/** The playthrough is made from this one. */
export const TWO_PLAYERS = 'two-greedy';

export const FINISHED: readonly KeptPlan<Attack>[] = [
  {
    name: TWO_PLAYERS,
    options: { eagles: 5, map: 'west' },
    players: ['greedy', 'random'],
    shows: ['outcome.eagles', 'log.conquered', 'log.joined', 'log.built', 'log.played'],
  },
  {
    name: 'three-random',
    options: { eagles: 5, order: 'simultaneous' },
    players: ['random', 'random', 'random'],
    keyed: true,
    shows: ['outcome.eagles', 'log.sold', 'log.bombed', 'log.produced'],
  },
  {
    name: 'four-east',
    options: { eagles: 5, map: 'east', order: 'defender_first' },
    players: ['random', 'random', 'random', 'random'],
    shows: ['outcome.eagles', 'log.held', 'log.blitz'],
  },
  ...['five', 'six', 'seven', 'eight'].map(
    (count, index): KeptPlan<Attack> => ({
      name: `${count}-greedy`,
      options: { eagles: 5 },
      players: Array.from({ length: 5 + index }, () => 'greedy'),
      shows: ['outcome.eagles', 'log.conquered', 'log.joined', 'log.played'],
    }),
  ),
];
