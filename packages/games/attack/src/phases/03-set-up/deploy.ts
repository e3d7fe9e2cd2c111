import type { Choices, Decision, Seat } from '@entente/engine';
import { MAPS, REGION_OF, REGIONS, SEA_OF, SEAS } from '../../data/map.ts';
import { LAND_UNITS, SHIPS } from '../../data/terms.ts';
import { FLEET, LAND, START } from '../../data/units.ts';
import type { Choice, Frame } from '../../flow.ts';
import type { Attack, Position, World } from '../../position.ts';
import { firstSeat, nextSeat, othersAt } from '../../queries.ts';
import { goodPlacement, harbourOf, putDown } from './good-start.ts';

/** By `region * LAND + kind` and `sea * FLEET + kind`. */
const DEPLOY: readonly Choice[] = REGIONS.flatMap((region) =>
  LAND_UNITS.map((unit) => ({ do: 'deploy' as const, unit, region, count: 1 })),
);
const MOOR: readonly Choice[] = SEAS.flatMap((sea) =>
  SHIPS.map((ship) => ({ do: 'moor' as const, ship, sea, count: 1 })),
);

/** Land units go into own regions, in any mix (ATK-3.8). */
function offerUnits(g: Position, seat: Seat, left: number, offer: Choices<Choice>): void {
  const { owner, reserve } = g.public;
  const { regions } = MAPS[g.options.map];
  for (let index = 0; index < regions.length; index++) {
    const region = regions[index];
    if (owner[region] !== seat) continue;
    for (let kind = 0; kind < LAND; kind++)
      offer.amount(DEPLOY[region * LAND + kind], 'count', 1, Math.min(left, reserve[seat * 8 + kind]));
  }
}

/** All ships into one sea area, which need not touch an own region (ATK-3.10). */
function offerShips(g: Position, seat: Seat, left: number, offer: Choices<Choice>): void {
  const { reserve } = g.public;
  const { seas } = MAPS[g.options.map];
  const harbour = harbourOf(g, seat);
  for (let index = 0; index < seas.length; index++) {
    const sea = seas[index];
    if (harbour >= 0 ? sea !== harbour : othersAt(g.public, sea, seat)) continue;
    for (let kind = 0; kind < FLEET; kind++)
      offer.amount(MOOR[sea * FLEET + kind], 'count', 1, Math.min(left, reserve[seat * 8 + LAND + kind]));
  }
}

function unplaced({ reserve }: World, seat: Seat): number {
  let count = 0;
  for (let kind = 0; kind < LAND + FLEET; kind++) count += reserve[seat * 8 + kind];
  return count;
}

function nextPlacement(g: Position, seat: Seat): Choice {
  const { at, place, kind } = goodPlacement(g, seat);
  return at === 'land' ? DEPLOY[place * LAND + kind] : MOOR[place * FLEET + kind];
}

/** Phase 4: five units each, in turn, until all are placed. */
export const deploy: Decision<Attack, 'deploy'> = {
  kind: 'decision',
  phase: 'deploy',
  rule: 'ATK-3.7',
  asks: (_g, { seat }) => seat,
  choices(g, { left }, seat, offer) {
    offerUnits(g, seat, left, offer);
    offerShips(g, seat, left, offer);
  },
  default: (g, _frame, seat) => nextPlacement(g, seat),
  take(g, frame, seat, choice, go) {
    if (choice.do === 'deploy') {
      const kind = LAND_UNITS.indexOf(choice.unit);
      putDown(g.public, seat, { at: 'land', place: REGION_OF[choice.region], kind }, choice.count);
      go.log('log.deployed', { seat, unit: choice.unit, region: choice.region, count: choice.count });
    } else if (choice.do === 'moor') {
      const kind = SHIPS.indexOf(choice.ship);
      putDown(g.public, seat, { at: 'sea', place: SEA_OF[choice.sea], kind }, choice.count);
      go.log('log.moored', { seat, ship: choice.ship, sea: choice.sea, count: choice.count });
    } else return;
    const left = frame.left - choice.count;
    if (left > 0) go.next({ step: 'deploy', seat, left });
    else go.next(afterDeploying(g, seat));
  },
};

export function afterDeploying(g: Position, seat: Seat): Frame {
  const next = nextSeat(g, seat);
  if (unplaced(g.public, next) > 0) return { step: 'deploy', seat: next, left: START.placedAtOnce };
  return { step: 'capital', seat: firstSeat(g) };
}
