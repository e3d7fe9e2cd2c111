import type { Automatic, Decision, Seat } from '@entente/engine';
import { MAPS, REGION_OF, REGIONS } from '../data/map.ts';
import { LAND_UNITS } from '../data/terms.ts';
import { LAND, PLANE } from '../data/units.ts';
import { LOSE_PLANE, REFILL } from '../politics/moves.ts';
import { becomeNeutral, endsByElimination } from '../politics/regions.ts';
import type { Attack, AttackGo, Position } from '../position.ts';
import { garrison } from '../table.ts';

/** Planes shot down in Strategic Bombing leave the map (ATK-19.10 to ATK-19.12), one after the other. */

/** Regions where a seat has Planes, or units to spare. */
function regionsWith(g: Position, seat: Seat, fits: (region: number) => boolean): number[] {
  const { owner } = g.public;
  return MAPS[g.options.map].regions.filter((region) => owner[region] === seat && fits(region));
}

const withPlanes = (g: Position, seat: Seat): number[] =>
  regionsWith(g, seat, (region) => g.public.units[region * LAND + PLANE] > 0);

const withUnitsToSpare = (g: Position, seat: Seat): number[] =>
  regionsWith(g, seat, (region) => garrison(g.public, region) >= 2);

export const airLosses: Automatic<Attack, 'airLosses'> = {
  kind: 'automatic',
  rules: ['ATK-19.10'],
  run(g, frame, go) {
    const { seat, left } = frame;
    const [first, ...others] = left === 0 ? [] : withPlanes(g, seat);
    if (first === undefined) return go.done();
    frame.left--;
    if (others.length === 0) remove(g, seat, first, go);
    else go.call({ step: 'losePlane', seat, left });
  },
};

function remove(g: Position, seat: Seat, region: number, go: AttackGo): void {
  g.public.units[region * LAND + PLANE]--;
  go.log('log.lostPlane', { seat, region: REGIONS[region] });
  if (garrison(g.public, region) > 0) return;
  if (withUnitsToSpare(g, seat).length > 0) go.call({ step: 'refill', seat, region: REGIONS[region] });
  else {
    becomeNeutral(g, region, go);
    endsByElimination(g, seat, go);
  }
}

const largestOf = (g: Position, regions: readonly number[]): number =>
  regions.reduce((best, region) => (garrison(g.public, region) > garrison(g.public, best) ? region : best));

export const losePlane: Decision<Attack, 'losePlane'> = {
  kind: 'decision',
  rules: ['ATK-19.10', 'ATK-27.15'],
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

/** The last unit of a region was shot down: another one comes from anywhere. */
export const refill: Decision<Attack, 'refill'> = {
  kind: 'decision',
  rules: ['ATK-19.11', 'ATK-19.12', 'ATK-27.15'],
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    for (const from of withUnitsToSpare(g, seat)) {
      for (let kind = 0; kind < LAND; kind++) {
        if (g.public.units[from * LAND + kind] > 0) offer.add(REFILL[from * LAND + kind]);
      }
    }
  },
  default(g, _frame, seat) {
    const from = largestOf(g, withUnitsToSpare(g, seat));
    let kind = 0;
    while (g.public.units[from * LAND + kind] === 0) kind++;
    return REFILL[from * LAND + kind];
  },
  take(g, { region }, seat, choice, go) {
    go.done();
    if (choice.do !== 'refill') return;
    const kind = LAND_UNITS.indexOf(choice.unit);
    g.public.units[REGION_OF[choice.origin] * LAND + kind]--;
    g.public.units[REGION_OF[region] * LAND + kind]++;
    go.log('log.refilled', { seat, unit: choice.unit, origin: choice.origin, region });
  },
};
