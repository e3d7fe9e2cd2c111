import {
  type LandForces,
  type LandOdds,
  landOdds,
  type NavalForces,
  type NavalOdds,
  navalOdds,
} from '../src/index.ts';

/** What fights. */
export type Clash =
  | { readonly kind: 'land'; readonly forces: LandForces }
  | { readonly kind: 'naval'; readonly forces: NavalForces };

export type Odds =
  | { readonly kind: 'land'; readonly odds: LandOdds }
  | { readonly kind: 'naval'; readonly odds: NavalOdds };

export function oddsOf(clash: Clash): Odds {
  return clash.kind === 'land'
    ? { kind: 'land', odds: landOdds(clash.forces) }
    : { kind: 'naval', odds: navalOdds(clash.forces) };
}
