import type { Source, Sources } from '@entente/engine';
import { TRADE_ITEMS } from '../phases/18-trade/items.ts';
import { ECONOMIC_CARDS } from './cards/economic.ts';
import { ROUTES } from './cards/routes.ts';
import { REGIONS, type Region } from './map.ts';
import type { PoliticalCard, Technology } from './terms.ts';

/** Where everything with a name comes from. Players see a mark on whatever is not printed in the rulebook’s text. */

const PRINTED: Source = { from: 'printed' };
const made = (note: string, sure: Source['sure'] = 'low'): Source => ({ from: 'reconstructed', note, sure });

const changes = made('changes');
const wins = made('wins');
const spies = made('spies', 'medium');
const stops = made('stops', 'medium');
const answers = made('answers');
const named = made('named');
const plusOne = made('plusOne', 'medium');
const filler = made('filler');

/** The rulebook gives seven names and who blocks whom; what cards do is printed on them alone (ATK-15.15). */
const CARDS: Readonly<Record<PoliticalCard, Source>> = {
  propaganda: changes,
  popular_uprising: changes,
  ideological_wave: changes,
  treaty_of_alliance: wins,
  puppet_regime: wins,
  diplomatic_mission: filler,
  spy: spies,
  master_spy: spies,
  spy_ring: spies,
  master_spy_ring: spies,
  assassin: spies,
  industrial_espionage: { from: 'public', note: 'espionage', sure: 'low' },
  sabotage: filler,
  war_bonds: named,
  strategic_reserve: filler,
  conscription: filler,
  counter_espionage: stops,
  double_agent: stops,
  diplomatic_protest: answers,
  non_aggression_pact: answers,
};

const INVENTIONS: Readonly<Record<Technology, Source>> = {
  blitzkrieg: { from: 'public', note: 'blitzkrieg', sure: 'medium' },
  jet_fighters: plusOne,
  heavy_bombers: plusOne,
  radar: named,
  sonar: named,
  improved_torpedoes: plusOne,
  fire_control: filler,
  carrier_aviation: filler,
  synthetic_oil: named,
  synthetic_materials: named,
  assembly_lines: filler,
  modular_shipyards: filler,
  atomic_power: named,
  code_breaking: named,
  radio_broadcasting: named,
  rockets: named,
  motorized_infantry: filler,
  self_propelled_guns: filler,
  heavy_tanks: filler,
  anti_aircraft: filler,
};

const resources: Source = { from: 'public', note: 'resources', sure: 'medium' };
const routes = made('routes');
const map = made('map');

/** Regions that examples and rules of the rulebook name. */
const NAMED: readonly Region[] = [
  ...(['egypt_sudan', 'italy', 'balkans', 'ukraine', 'alaska', 'quebec', 'western_us', 'panama'] as const),
  ...(['gilbert_islands', 'midway', 'hawaii', 'chile'] as const),
];

const each = (ids: readonly string[], source: Source) => Object.fromEntries(ids.map((id) => [id, source]));

export const sources: Sources = {
  until: PRINTED,
  fate: PRINTED,
  clause: made('favours', 'medium'),
  item: {
    ...each(TRADE_ITEMS, PRINTED),
    ...CARDS,
    ...each(ECONOMIC_CARDS, resources),
    ...each(ROUTES, routes),
  },
  region: { ...each(REGIONS, map), ...each(NAMED, PRINTED) },
  sea: map,
  continent: PRINTED,
  unit: PRINTED,
  ship: PRINTED,
  government: PRINTED,
  action: PRINTED,
  canal: PRINTED,
  card: CARDS,
  technology: INVENTIONS,
  resource: resources,
  route: routes,
};
