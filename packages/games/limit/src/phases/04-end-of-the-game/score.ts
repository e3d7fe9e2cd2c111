import type { Seat } from '@entente/engine';
import type { Scoring } from '../../data/scoring.ts';
import { DEMOGRAPHIC_INDEX } from '../../data/tracks.ts';
import { MILITARY, type Nation, type World } from '../../position.ts';
import { countCrises } from '../../queries.ts';

/** Where the points of a nation come from. */
export interface Points {
  happiness: number;
  money: number;
  territories: number;
  military: number;
  pollution: number;
  destabilisation: number;
}

/** Gross internal happiness (LIM-4.2.1): weighted standards of living times the demographic index. */
export function happiness(nation: Nation, { classes }: Scoring): number {
  let living = 0;
  for (let socialClass = 0; socialClass < classes.length; socialClass++) {
    living += classes[socialClass] * nation.sol[socialClass];
  }
  return living * DEMOGRAPHIC_INDEX[nation.population];
}

/** LIM-4.2, and with other weights LIM-4.3. */
export function pointsOf(nation: Nation, crises: number, weights: Scoring): Points {
  const { money, military } = weights;
  return {
    happiness: happiness(nation, weights),
    money: Math.max(0, money.points - money.lessPerCrisis * crises) * Math.floor(nation.money / money.every),
    territories: weights.territory * nation.territories,
    // LIM-4.2.5
    military: military.points * Math.floor(nation.stock[MILITARY] / military.every),
    // LIM-4.2.6
    pollution: penalty(weights.pollution, nation.pollution),
    destabilisation: penalty(weights.destabilisation, nation.destab),
  };
}

/** Nothing held is plain 0, never -0. */
function penalty(weight: number, count: number): number {
  return count === 0 ? 0 : weight * count;
}

export function total(points: Points): number {
  return (
    points.happiness +
    points.money +
    points.territories +
    points.military +
    points.pollution +
    points.destabilisation
  );
}

/** The points of a nation in its present state, whatever tests it has been through. */
export function score(g: { readonly public: World }, seat: Seat, weights: Scoring): number {
  return total(pointsOf(g.public.nations[seat], countCrises(g.public), weights));
}
