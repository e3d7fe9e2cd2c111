import type { KeptPlan } from '@entente/engine/kit';
import type { Ideology } from '../position.ts';

/** The playthrough is made from this one. */
export const TWO_PLAYERS = 'two-greedy';

export const FINISHED: readonly KeptPlan<Ideology>[] = [
  {
    name: TWO_PLAYERS,
    options: {},
    players: ['greedy', 'greedy'],
    shows: ['outcome.influence', 'log.attacked', 'log.bought', 'log.gained'],
  },
  {
    name: 'two-keyed',
    options: { totalitarianism: 'swap', reach: 'foreign' },
    players: ['greedy', 'random'],
    keyed: true,
    shows: ['outcome.influence', 'log.swapped'],
  },
  {
    name: 'two-short',
    options: { turns: 15, names: 'neutral' },
    players: ['random', 'random'],
    shows: ['outcome.turns', 'log.cutDown'],
  },
  {
    name: 'three-greedy',
    options: { attractiveCulture: 'conflict' },
    players: ['greedy', 'greedy', 'greedy'],
    shows: ['outcome.influence', 'log.cancelled', 'log.lost'],
  },
  {
    name: 'three-random',
    options: { turns: 15, culturalWeakness: 'extend', wmd: 'all' },
    players: ['random', 'random', 'random'],
    keyed: true,
    shows: ['outcome.turns', 'log.attackedAgain', 'log.removed'],
  },
  {
    name: 'four-mixed',
    options: { fundamentalistStart: 'patriotism' },
    players: ['greedy', 'random', 'greedy', 'random'],
    shows: ['outcome.influence', 'log.destroyed', 'log.gaveUp'],
  },
  {
    name: 'four-printed',
    options: { independentMaximum: 'printed' },
    players: ['greedy', 'greedy', 'random', 'greedy'],
    keyed: true,
    shows: ['outcome.influence', 'log.noChange'],
  },
  {
    name: 'five-greedy',
    options: {},
    players: ['greedy', 'greedy', 'greedy', 'greedy', 'greedy'],
    shows: ['outcome.influence', 'log.usedWmd', 'log.replaced', 'log.order'],
  },
  {
    name: 'five-close',
    options: {},
    players: ['greedy', 'greedy', 'greedy', 'greedy', 'greedy'],
    shows: ['outcome.points', 'log.relation'],
  },
];
