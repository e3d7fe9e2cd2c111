import type { Technology } from '../terms.ts';

export type TechnologyField = 'military' | 'economic' | 'political';

/** A Technology card (ATK-17.5), one copy of each. What it does is in `phases/17-research/technology.ts`, by its index here. */
export interface TechnologyCard {
  readonly id: Technology;
  readonly field: TechnologyField;
}

export const TECHNOLOGY_CARDS: readonly TechnologyCard[] = [
  {
    id: 'blitzkrieg',
    field: 'military',
  },
  { id: 'jet_fighters', field: 'military' },
  { id: 'heavy_bombers', field: 'military' },
  { id: 'radar', field: 'military' },
  { id: 'sonar', field: 'military' },
  { id: 'improved_torpedoes', field: 'military' },
  { id: 'fire_control', field: 'military' },
  { id: 'carrier_aviation', field: 'military' },
  { id: 'synthetic_oil', field: 'economic' },
  { id: 'synthetic_materials', field: 'economic' },
  { id: 'assembly_lines', field: 'economic' },
  { id: 'modular_shipyards', field: 'economic' },
  { id: 'atomic_power', field: 'economic' },
  { id: 'code_breaking', field: 'political' },
  { id: 'radio_broadcasting', field: 'political' },
  { id: 'rockets', field: 'military' },
  { id: 'motorized_infantry', field: 'military' },
  { id: 'self_propelled_guns', field: 'military' },
  { id: 'heavy_tanks', field: 'military' },
  { id: 'anti_aircraft', field: 'military' },
];
