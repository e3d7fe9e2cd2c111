import type { Automatic, Decision, Seat } from '@entente/engine';
import { LOSE_PLANE } from '../../choices.ts';
import { MAPS, REGION_OF, REGIONS, type Region } from '../../data/map.ts';
import { LAND_UNITS } from '../../data/terms.ts';
import { LAND, PLANE } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, AttackGo, Position } from '../../position.ts';
import { garrison, unitsOfKind } from '../../queries.ts';
import { becomeNeutral, endsByElimination } from '../05-governments-and-regions/regions.ts';

/** Planes shot down in Strategic Bombing leave the map. */

/** Regions where a seat has Planes, or units to spare. */
function regionsWith(g: Position, seat: Seat, fits: (region: number) => boolean): number[] {
  const { owner } = g.public;
  return MAPS[g.options.map].regions.filter((region) => owner[region] === seat && fits(region));
}

const withPlanes = (g: Position, seat: Seat): number[] =>
  regionsWith(g, seat, (region) => g.public.units[region * LAND + PLANE] > 0);

const withUnitsToSpare = (g: Position, seat: Seat): number[] =>
  regionsWith(g, seat, (region) => garrison(g.public, region) >= 2);

const emptied = (g: Position, seat: Seat): number[] =>
  regionsWith(g, seat, (region) => garrison(g.public, region) === 0);

/** All losses first (ATK-19.10); then the regions that they have emptied. */
export const airLosses: Automatic<Attack, 'airLosses'> = {
  kind: 'automatic',
  phase: 'caller',
  rule: 'ATK-19.10',
  run(g, frame, go) {
    const { seat, left } = frame;
    const [first, ...others] = left === 0 ? [] : withPlanes(g, seat);
    if (first === undefined) return fillUp(g, seat, go);
    frame.left--;
    const all = others.length === 0 || left >= unitsOfKind(g.public, seat, PLANE);
    if (all) remove(g, seat, first, go);
    else go.call({ step: 'losePlane', seat, left });
  },
};

function remove(g: Position, seat: Seat, region: number, go: AttackGo): void {
  g.public.units[region * LAND + PLANE]--;
  go.log('log.lostPlane', { seat, region: REGIONS[region] });
}

/** Empty regions get a unit as long as there are any to spare (ATK-19.11); the others become neutral (ATK-19.12). */
function fillUp(g: Position, seat: Seat, go: AttackGo): void {
  const empty = emptied(g, seat);
  if (empty.length > 0 && withUnitsToSpare(g, seat).length > 0) {
    go.call({ step: 'refill', seat, regions: empty.map((region) => REGIONS[region]) });
    return;
  }
  go.done();
  for (const region of empty) becomeNeutral(g, region, go);
  if (empty.length > 0) endsByElimination(g, seat, go);
}

const largestOf = (g: Position, regions: readonly number[]): number =>
  regions.reduce((best, region) => (garrison(g.public, region) > garrison(g.public, best) ? region : best));

/** Without an answer they come from the largest stack (ATK-27.15). */
export const losePlane: Decision<Attack, 'losePlane'> = {
  kind: 'decision',
  phase: 'caller',
  rule: 'ATK-19.10',
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    for (const region of withPlanes(g, seat)) offer.add(LOSE_PLANE[region]);
  },
  default: (g, _frame, seat) => LOSE_PLANE[largestOf(g, withPlanes(g, seat))],
  take(g, _frame, seat, choice, go) {
    go.done();
    if (choice.do === 'losePlane') remove(g, seat, REGION_OF[choice.region], go);
  },
};

/** Regions have lost their last unit: another one comes from anywhere, region by region as the owner likes. */
export const refill: Decision<Attack, 'refill'> = {
  kind: 'decision',
  phase: 'caller',
  rule: 'ATK-19.11',
  asks: (_g, { seat }) => seat,
  choices(g, { regions }, seat, offer) {
    for (const region of regions) {
      for (const from of withUnitsToSpare(g, seat)) {
        for (let kind = 0; kind < LAND; kind++)
          if (g.public.units[from * LAND + kind] > 0) offer.add(refilling(region, from, kind));
      }
    }
  },
  default(g, { regions }, seat) {
    const from = largestOf(g, withUnitsToSpare(g, seat));
    let kind = 0;
    while (g.public.units[from * LAND + kind] === 0) kind++;
    const capital = REGIONS[g.public.capitals[seat]];
    return refilling(regions.includes(capital) ? capital : regions[0], from, kind);
  },
  take(g, _frame, seat, choice, go) {
    go.done();
    if (choice.do !== 'refill') return;
    const { region, origin, unit } = choice;
    const kind = LAND_UNITS.indexOf(unit);
    g.public.units[REGION_OF[origin] * LAND + kind]--;
    g.public.units[REGION_OF[region] * LAND + kind]++;
    go.log('log.refilled', { seat, unit, origin, region });
  },
};

const refilling = (region: Region, from: number, kind: number): Choice => ({
  do: 'refill',
  region,
  origin: REGIONS[from],
  unit: LAND_UNITS[kind],
});
