import type { Source, Sources } from '@entente/engine';
import type { VenontaOptions } from '../position.ts';
import { EVENTS } from './events.ts';

/**
 * Where things come from that players meet. The Italian rulebook of 2018 says how the game goes; its tables, cards and
 * board are not in it. Notes are words `source.<note>`.
 */

const PRINTED: Source = { from: 'printed' };

const ours = (note: string, sure: Source['sure'], option?: keyof VenontaOptions): Source => ({
  from: 'reconstructed',
  note,
  sure,
  ...(option === undefined ? {} : { option }),
});

/** Tables and rules that stand on what we have not seen. */
export const TABLES = [
  'population',
  'harvest',
  'costs',
  'income',
  'prices',
  'hunger',
  'migrants',
  'attack',
  'hits',
  'colonies',
  'emissions',
  'track',
  'fish',
  'links',
  'water',
] as const;
type Table = (typeof TABLES)[number];

const TABLE_SOURCES: Readonly<Record<Table, Source>> = {
  population: ours('population', 'low'),
  harvest: { from: 'public', note: 'harvest', sure: 'low', option: 'food' },
  costs: ours('costs', 'low'),
  income: ours('income', 'low'),
  prices: ours('prices', 'low'),
  hunger: ours('hunger', 'low', 'hungerPoints'),
  migrants: ours('migrants', 'low', 'warMigrants'),
  attack: ours('attack', 'low', 'attackCost'),
  hits: ours('hits', 'medium', 'hits'),
  colonies: ours('colonies', 'low', 'refund'),
  emissions: ours('emissions', 'low', 'emissions'),
  track: ours('track', 'low', 'track'),
  fish: ours('fish', 'low', 'fish'),
  links: { from: 'public', note: 'links', sure: 'low' },
  water: ours('water', 'low'),
};

const EVENT: Source = ours('events', 'low');
const EPIDEMIC: Source = ours('epidemics', 'low', 'epidemics');
const EPIDEMICS: readonly string[] = ['CI-06', 'CI-17'];

const PROMISE: Source = ours('promises', 'low');

export const sources: Sources = {
  territory: ours('territories', 'low'),
  water: ours('waters', 'low'),
  ocean: ours('oceans', 'low', 'fish'),
  objective: ours('objectives', 'low', 'numbers'),
  action: ours('actions', 'low', 'actionCards'),
  event: Object.fromEntries(EVENTS.map(({ id }) => [id, EPIDEMICS.includes(id) ? EPIDEMIC : EVENT])),
  table: TABLE_SOURCES,
  clause: {
    none: PRINTED,
    defence: PRINTED,
    attack: PRINTED,
    both: PRINTED,
    peace: PROMISE,
    green: PROMISE,
    help: PROMISE,
  },
  plant: PRINTED,
  ground: PRINTED,
  group: PRINTED,
  side: PRINTED,
  phase: PRINTED,
  // What is counted is all in the rulebook.
  metric: PRINTED,
  until: PRINTED,
  fate: PRINTED,
};
