import type { ByPlayers } from './conditions.ts';

/** What an event does to each struck territory, to every player or to the seas. */
export type EventEffect =
  /** `who`: the owner of each struck territory, every player, or the owner of each territory on the rolled ocean. */
  | { readonly do: 'food'; readonly who: 'owner' | 'each' | 'coast'; readonly by: number }
  | { readonly do: 'tokens' | 'population'; readonly who: 'owner' | 'each'; readonly by: ByPlayers }
  | { readonly do: 'co2'; readonly by: number; readonly if?: 'forest' }
  | { readonly do: 'fish'; readonly where: 'rolled' | 'each'; readonly by: number }
  /** One TEP, and CO2 +1 with it. */
  | { readonly do: 'burnTep' }
  | { readonly do: 'migrant'; readonly if?: 'dry' }
  /** One farm, intensive first. */
  | { readonly do: 'loseFarm' }
  | { readonly do: 'loseFactory' | 'loseH2o' | 'loseTank' | 'freeColony'; readonly else?: EventEffect }
  | { readonly do: 'downgrade' }
  | { readonly do: 'fuelShock' | 'closedSeas' };

interface Event {
  readonly id: string;
  /** What is struck: three territories, one ocean, or everybody; all but land events are common (VEN-6.6). */
  readonly strikes: 'land' | 'ocean' | 'all';
  readonly effects: readonly EventEffect[];
}

const HUNGER: EventEffect = { do: 'food', who: 'owner', by: -1 };

/** 26 cards. Positions hold their indices in this list. */
export const EVENTS = [
  { id: 'CI-01', strikes: 'land', effects: [HUNGER] },
  { id: 'CI-02', strikes: 'land', effects: [{ do: 'loseFarm' }] },
  { id: 'CI-03', strikes: 'land', effects: [{ do: 'co2', by: 1, if: 'forest' }] },
  { id: 'CI-04', strikes: 'land', effects: [{ do: 'loseFactory', else: HUNGER }] },
  { id: 'CI-05', strikes: 'land', effects: [{ do: 'tokens', who: 'owner', by: -1 }] },
  { id: 'CI-06', strikes: 'land', effects: [{ do: 'population', who: 'owner', by: -1 }] },
  { id: 'CI-07', strikes: 'land', effects: [{ do: 'loseH2o', else: HUNGER }] },
  { id: 'CI-08', strikes: 'land', effects: [{ do: 'food', who: 'owner', by: -2 }] },
  { id: 'CI-09', strikes: 'land', effects: [{ do: 'burnTep' }] },
  { id: 'CI-10', strikes: 'land', effects: [{ do: 'migrant' }] },
  { id: 'CI-11', strikes: 'land', effects: [{ do: 'loseTank', else: { do: 'loseFactory' } }] },
  { id: 'CI-12', strikes: 'land', effects: [{ do: 'downgrade' }] },
  {
    id: 'CI-13',
    strikes: 'land',
    effects: [{ do: 'freeColony', else: { do: 'tokens', who: 'owner', by: -1 } }],
  },
  { id: 'CI-14', strikes: 'land', effects: [HUNGER, { do: 'migrant', if: 'dry' }] },
  { id: 'CI-15', strikes: 'all', effects: [{ do: 'co2', by: 2 }] },
  { id: 'CI-16', strikes: 'all', effects: [{ do: 'tokens', who: 'each', by: [-2, -2, -1] }] },
  { id: 'CI-17', strikes: 'all', effects: [{ do: 'population', who: 'each', by: -1 }] },
  { id: 'CI-18', strikes: 'all', effects: [{ do: 'fuelShock' }] },
  { id: 'CI-19', strikes: 'all', effects: [{ do: 'closedSeas' }] },
  { id: 'CI-20', strikes: 'all', effects: [{ do: 'food', who: 'each', by: -1 }] },
  { id: 'CI-21', strikes: 'ocean', effects: [{ do: 'fish', where: 'rolled', by: -3 }] },
  { id: 'CI-22', strikes: 'ocean', effects: [{ do: 'fish', where: 'rolled', by: -2 }] },
  { id: 'CI-23', strikes: 'ocean', effects: [{ do: 'fish', where: 'rolled', by: -4 }] },
  { id: 'CI-24', strikes: 'all', effects: [{ do: 'fish', where: 'each', by: -1 }] },
  { id: 'CI-25', strikes: 'ocean', effects: [{ do: 'food', who: 'coast', by: -1 }] },
  {
    id: 'CI-26',
    strikes: 'ocean',
    effects: [
      { do: 'fish', where: 'rolled', by: -2 },
      { do: 'food', who: 'coast', by: -1 },
    ],
  },
] as const satisfies readonly Event[];

export type EventId = (typeof EVENTS)[number]['id'];

/** The most water spaces of a territory that a water war drives people from (CI-14). */
export const DRY_LAND = 2;
