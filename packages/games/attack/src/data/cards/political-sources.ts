import type { PoliticalCard } from '../terms.ts';
import type { Source } from './source.ts';

const seed = (note: string): Source => ({ from: 'seed', note });
const made = (note: string): Source => ({ from: 'reconstructed', note });

const changes = made(
  'the rulebook says that some cards change a Minor Neutral’s government; the rest is made up',
);
const wins = made('the rulebook says that regions can be won by a card; the rest is made up');
const filler = made('made up to fill the deck');

/** The rulebook gives seven names and who blocks whom; everything else of the deck is reconstructed. */
export const POLITICAL_SOURCES: Readonly<Record<PoliticalCard, Source>> = {
  propaganda: changes,
  popular_uprising: changes,
  ideological_wave: changes,
  treaty_of_alliance: wins,
  puppet_regime: wins,
  diplomatic_mission: filler,
  spy: seed('name and who blocks it; what it steals and the number of copies are reconstructed'),
  master_spy: seed('name and who blocks it; what it steals and the number of copies are reconstructed'),
  spy_ring: seed('name and that only a Double Agent stops it; effect and copies are reconstructed'),
  master_spy_ring: seed('name and that only a Double Agent stops it; effect and copies are reconstructed'),
  assassin: seed('name and that Counter Espionage blocks it; effect and copies are reconstructed'),
  industrial_espionage: made('a review says that cards can steal Economic cards'),
  sabotage: filler,
  war_bonds: made('the rulebook’s introduction names war bonds'),
  strategic_reserve: filler,
  conscription: filler,
  counter_espionage: seed('name and what it blocks, but for the last two; copies are reconstructed'),
  double_agent: seed('name and what it works on; the reversal and the copies are reconstructed'),
  diplomatic_protest: made('the rulebook says that there are BLOCK cards for political actions'),
  non_aggression_pact: made('the rulebook says that some BLOCK cards answer a Move'),
};
