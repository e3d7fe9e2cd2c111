import type { Seat } from '@entente/engine';
import { EDGES, MAPS, REGION_OF, SEA_OF } from '../../data/map.ts';
import { LAND_UNITS } from '../../data/terms.ts';
import type { Frame } from '../../flow.ts';
import { connected } from '../../phases/12-strategic-move/strategic.ts';
import type { Position } from '../../position.ts';
import { garrison } from '../../queries.ts';
import { isIdle } from '../judgement/region.ts';
import { type March, planOf } from './assaults.ts';
import { prefers, type Rate } from './rate.ts';
import { nextSailing } from './sailing.ts';

/** Moves and Strategic Moves, order by order. What the plan wants is rated above the end of planning, the rest below. */

const END = 1;

export function ratePlan(
  g: Position,
  seat: Seat,
  { blitzkrieg, anew }: Extract<Frame, { step: 'plan' }>,
): Rate {
  // After a refusal nothing better is at hand than to stay (ATK-7.11).
  if (anew.length > 0) return prefers('declare');
  const { marches } = planOf(g, blitzkrieg);
  const sailing = blitzkrieg || marches.length > 0 ? null : nextSailing(g, seat);
  return (choice) => {
    switch (choice.do) {
      case 'from': {
        const region = REGION_OF[choice.region];
        return marches.some(({ edge }) => EDGES[edge].from === region) ? 2 * END : 0;
      }
      case 'fleet':
        return sailing?.from === SEA_OF[choice.sea] ? 2 * END : 0;
      case 'declare':
        return END;
      default:
        return 0;
    }
  };
}

function wanted(marches: readonly March[], kind: number, from: number, to: number, by: number): number {
  for (const march of marches) {
    const way = EDGES[march.edge];
    if (march.kind === kind && way.from === from && way.to === to && way.via.length === by)
      return march.count;
  }
  return 0;
}

/** As many as the plan wants, or as near to it as can be. */
const share = (count: number, most: number): number => (count > most ? 0 : END + count / most);

export function rateMarch(g: Position, { blitzkrieg }: Extract<Frame, { step: 'planMarch' }>): Rate {
  const { marches } = planOf(g, blitzkrieg);
  return (choice) => {
    if (choice.do === 'back') return END;
    if (choice.do !== 'march' && choice.do !== 'cross') return 0;
    const { unit, from, to, count } = choice;
    const by = choice.do === 'cross' ? choice.by.length : 0;
    return share(count, wanted(marches, LAND_UNITS.indexOf(unit), REGION_OF[from], REGION_OF[to], by));
  };
}

export function rateSail(g: Position, seat: Seat): Rate {
  const sailing = nextSailing(g, seat);
  return (choice) => {
    if (choice.do === 'back') return END;
    if (sailing === null || choice.do !== 'sail') return 0;
    const same =
      choice.ship === sailing.ship &&
      SEA_OF[choice.sea] === sailing.from &&
      SEA_OF[choice.into] === sailing.into;
    return same ? share(choice.count, sailing.count) : 0;
  };
}

/** Does this stack wait behind the front, with a way of own regions to it? */
function waits(g: Position, seat: Seat, region: number): boolean {
  if (g.public.owner[region] !== seat || garrison(g.public, region) < 2 || !isIdle(g, region)) return false;
  return connected(g, region, false).some((other) => !isIdle(g, other));
}

/** Units that wait behind the front. */
export function waiting(g: Position, seat: Seat): number {
  let count = 0;
  for (const region of MAPS[g.options.map].regions) {
    if (waits(g, seat, region)) count += garrison(g.public, region) - 1;
  }
  return count;
}

/** The own region at the front that is held most weakly for what lies around it, or -1. */
function frontOf(g: Position, seat: Seat): number {
  const { owner, capitals } = g.public;
  const { regions, adjacent } = MAPS[g.options.map];
  let best = -1;
  let most = 0;
  for (const region of regions) {
    if (owner[region] !== seat) continue;
    let need = 0;
    for (const other of adjacent[region]) {
      if (owner[other] !== seat) need += owner[other] >= 0 ? 1 + garrison(g.public, other) / 2 : 1;
    }
    if (capitals[seat] === region) need *= 1.5;
    need /= 1 + garrison(g.public, region);
    if (need <= most) continue;
    most = need;
    best = region;
  }
  return best;
}

export const rateStrategic =
  (g: Position, seat: Seat): Rate =>
  (choice) => {
    if (choice.do !== 'from') return END;
    return waits(g, seat, REGION_OF[choice.region]) ? 2 * END : 0;
  };

/** All that may go, to where they are needed most. */
export function rateTransfer(g: Position, seat: Seat): Rate {
  const front = frontOf(g, seat);
  return (choice) => {
    if (choice.do === 'back') return END;
    if (choice.do !== 'transfer' || isIdle(g, REGION_OF[choice.to])) return 0;
    return END + choice.count + (REGION_OF[choice.to] === front ? 10 : 0);
  };
}
