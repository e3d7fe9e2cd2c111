import type { Technology } from '../terms.ts';
import type { Source } from './source.ts';

export type TechnologyField = 'military' | 'economic' | 'political';

/** A Technology card (ATK-17.5), one copy of each. What it does stands in `technology.ts`, by its index here. */
export interface TechnologyCard {
  readonly id: Technology;
  readonly field: TechnologyField;
  readonly source: Source;
}

const made = (note: string): Source => ({ from: 'reconstructed', note });
const named = made('the rulebook’s introduction names it; what it does is made up');
const plusOne = made('the rulebook says that a technology adds 1 to these dice; the name is made up');
const filler = made('made up to fill the deck');

export const TECHNOLOGY_CARDS: readonly TechnologyCard[] = [
  {
    id: 'blitzkrieg',
    field: 'military',
    source: {
      from: 'seed',
      note: 'that it exists and is free; tanks and planes: a public page on the base game',
    },
  },
  { id: 'jet_fighters', field: 'military', source: plusOne },
  { id: 'heavy_bombers', field: 'military', source: plusOne },
  { id: 'radar', field: 'military', source: named },
  { id: 'sonar', field: 'military', source: named },
  { id: 'improved_torpedoes', field: 'military', source: plusOne },
  { id: 'fire_control', field: 'military', source: filler },
  { id: 'carrier_aviation', field: 'military', source: filler },
  { id: 'synthetic_oil', field: 'economic', source: named },
  { id: 'synthetic_materials', field: 'economic', source: named },
  { id: 'assembly_lines', field: 'economic', source: filler },
  { id: 'modular_shipyards', field: 'economic', source: filler },
  { id: 'atomic_power', field: 'economic', source: named },
  { id: 'code_breaking', field: 'political', source: named },
  { id: 'radio_broadcasting', field: 'political', source: named },
  { id: 'rockets', field: 'military', source: named },
  { id: 'motorized_infantry', field: 'military', source: filler },
  { id: 'self_propelled_guns', field: 'military', source: filler },
  { id: 'heavy_tanks', field: 'military', source: filler },
  { id: 'anti_aircraft', field: 'military', source: filler },
];
