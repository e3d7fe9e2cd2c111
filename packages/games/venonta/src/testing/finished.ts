import type { KeptPlan } from '@entente/engine/kit';
import type { Venonta } from '../position.ts';

/** The playthrough is made from this one. */
export const THREE_PLAYERS = 'three-random';

export const FINISHED: readonly KeptPlan<Venonta>[] = [
  {
    name: THREE_PLAYERS,
    options: { actionCards: false },
    players: ['random', 'random', 'random'],
    shows: [
      'outcome.nobody',
      'log.colonised',
      'log.dealStruck',
      'log.dealRefused',
      'log.migrant',
      'log.neglected',
    ],
  },
  {
    name: 'three-greedy',
    options: {},
    players: ['greedy', 'greedy', 'greedy'],
    shows: ['outcome.points', 'log.colonised', 'log.reached', 'log.missed', 'log.dealStruck', 'log.levied'],
  },
  {
    name: 'three-fish',
    options: { fish: 20, food: 'two' },
    players: ['random', 'random', 'random'],
    keyed: true,
    shows: ['outcome.fish', 'log.eventAtSea'],
  },
  {
    name: 'four-co2',
    options: { track: 50, emissions: 'each', hits: 'mirrored' },
    players: ['random', 'random', 'random', 'random'],
    shows: ['outcome.co2', 'log.repelled', 'log.played'],
  },
  {
    name: 'four-greedy',
    options: { numbers: 'first', attackCost: 1 },
    players: ['greedy', 'greedy', 'greedy', 'greedy'],
    keyed: true,
    shows: ['outcome.points', 'log.freed', 'log.reached'],
  },
  {
    name: 'six-mixed',
    options: { objectiveDraft: 'look', objectivePoints: 2 },
    players: ['greedy', 'random', 'greedy', 'random', 'greedy', 'random'],
    shows: ['outcome.points', 'log.joinedPeople', 'log.eventOnLand'],
  },
];
