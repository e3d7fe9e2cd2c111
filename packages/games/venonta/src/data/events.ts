import type { ByPlayers } from './conditions.ts';

/** What an event does to each struck territory, to every player or to the seas. */
export type EventEffect =
  /** `who`: the owner of each struck territory, every player, or the owner of each territory on the rolled ocean. */
  | { readonly op: 'food'; readonly who: 'owner' | 'each' | 'coast'; readonly n: number }
  | { readonly op: 'tokens' | 'population'; readonly who: 'owner' | 'each'; readonly n: ByPlayers }
  | { readonly op: 'co2'; readonly n: number; readonly if?: 'forest' }
  | { readonly op: 'fish'; readonly where: 'rolled' | 'each'; readonly n: number }
  /** One TEP, and CO2 +1 with it. */
  | { readonly op: 'burnTep' }
  | { readonly op: 'migrant'; readonly if?: 'dry' }
  /** One farm, intensive first. */
  | { readonly op: 'loseFarm' }
  | { readonly op: 'loseFactory' | 'loseH2o' | 'loseTank' | 'freeColony'; readonly else?: EventEffect }
  | { readonly op: 'downgrade' }
  | { readonly op: 'fuelShock' | 'closedSeas' };

interface Event {
  readonly id: string;
  /** What is struck: three territories, one ocean, or everybody; all but land events are common (VEN-6.6). */
  readonly strikes: 'land' | 'ocean' | 'all';
  readonly effects: readonly EventEffect[];
}

const HUNGER: EventEffect = { op: 'food', who: 'owner', n: -1 };

/** 26 cards. Positions hold their indices in this list. */
export const EVENTS = [
  { id: 'CI-01', strikes: 'land', effects: [HUNGER] },
  { id: 'CI-02', strikes: 'land', effects: [{ op: 'loseFarm' }] },
  { id: 'CI-03', strikes: 'land', effects: [{ op: 'co2', n: 1, if: 'forest' }] },
  { id: 'CI-04', strikes: 'land', effects: [{ op: 'loseFactory', else: HUNGER }] },
  { id: 'CI-05', strikes: 'land', effects: [{ op: 'tokens', who: 'owner', n: -1 }] },
  { id: 'CI-06', strikes: 'land', effects: [{ op: 'population', who: 'owner', n: -1 }] },
  { id: 'CI-07', strikes: 'land', effects: [{ op: 'loseH2o', else: HUNGER }] },
  { id: 'CI-08', strikes: 'land', effects: [{ op: 'food', who: 'owner', n: -2 }] },
  { id: 'CI-09', strikes: 'land', effects: [{ op: 'burnTep' }] },
  { id: 'CI-10', strikes: 'land', effects: [{ op: 'migrant' }] },
  { id: 'CI-11', strikes: 'land', effects: [{ op: 'loseTank', else: { op: 'loseFactory' } }] },
  { id: 'CI-12', strikes: 'land', effects: [{ op: 'downgrade' }] },
  {
    id: 'CI-13',
    strikes: 'land',
    effects: [{ op: 'freeColony', else: { op: 'tokens', who: 'owner', n: -1 } }],
  },
  { id: 'CI-14', strikes: 'land', effects: [HUNGER, { op: 'migrant', if: 'dry' }] },
  { id: 'CI-15', strikes: 'all', effects: [{ op: 'co2', n: 2 }] },
  { id: 'CI-16', strikes: 'all', effects: [{ op: 'tokens', who: 'each', n: [-2, -2, -1] }] },
  { id: 'CI-17', strikes: 'all', effects: [{ op: 'population', who: 'each', n: -1 }] },
  { id: 'CI-18', strikes: 'all', effects: [{ op: 'fuelShock' }] },
  { id: 'CI-19', strikes: 'all', effects: [{ op: 'closedSeas' }] },
  { id: 'CI-20', strikes: 'all', effects: [{ op: 'food', who: 'each', n: -1 }] },
  { id: 'CI-21', strikes: 'ocean', effects: [{ op: 'fish', where: 'rolled', n: -3 }] },
  { id: 'CI-22', strikes: 'ocean', effects: [{ op: 'fish', where: 'rolled', n: -2 }] },
  { id: 'CI-23', strikes: 'ocean', effects: [{ op: 'fish', where: 'rolled', n: -4 }] },
  { id: 'CI-24', strikes: 'all', effects: [{ op: 'fish', where: 'each', n: -1 }] },
  { id: 'CI-25', strikes: 'ocean', effects: [{ op: 'food', who: 'coast', n: -1 }] },
  {
    id: 'CI-26',
    strikes: 'ocean',
    effects: [
      { op: 'fish', where: 'rolled', n: -2 },
      { op: 'food', who: 'coast', n: -1 },
    ],
  },
] as const satisfies readonly Event[];

export type EventId = (typeof EVENTS)[number]['id'];

/** The most water spaces of a territory that a water war drives people from (CI-14). */
export const DRY_LAND = 2;
