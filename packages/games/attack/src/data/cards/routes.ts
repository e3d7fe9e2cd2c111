import { SEA_OF, type Sea } from '../map.ts';

/** A Trade Route (ATK-6.2): the sea area it is based in, where alone it can be raided, and its value. */
interface RouteCard {
  readonly sea: Sea;
  readonly value: number;
}

const ROUTE_CARDS = [
  { sea: 'northeast_atlantic', value: 6 },
  { sea: 'northwest_atlantic', value: 5 },
  { sea: 'caribbean_sea', value: 5 },
  { sea: 'western_mediterranean', value: 4 },
  { sea: 'gulf_of_guinea', value: 4 },
  { sea: 'southwest_atlantic', value: 4 },
  { sea: 'arabian_sea', value: 5 },
  { sea: 'bay_of_bengal', value: 5 },
  { sea: 'south_china_sea', value: 6 },
  { sea: 'philippine_sea', value: 4 },
  { sea: 'central_pacific', value: 5 },
  { sea: 'coral_sea', value: 4 },
] as const satisfies readonly RouteCard[];

/** A route is called by its sea area. Positions hold routes as bits in this order. */
export const ROUTES = ROUTE_CARDS.map(({ sea }) => sea);
export type Route = (typeof ROUTES)[number];
export const ROUTE_VALUES: readonly number[] = ROUTE_CARDS.map(({ value }) => value);
/** By route: index of its sea area. */
export const ROUTE_SEA: readonly number[] = ROUTES.map((sea) => SEA_OF[sea]);
