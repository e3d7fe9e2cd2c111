import type { Automatic, Seat } from '@entente/engine';
import { UNREST } from '../../data/tracks.ts';
import { A, E, type Limit, type LimitGo, type Nation, type Position, type World } from '../../position.ts';
import { seatInTurn } from '../../queries.ts';
import { heads, raiseUnrest } from '../00-the-game/nation.ts';
import { burnOwn } from '../00-the-game/reserves.ts';
import { tellOverflow } from '../00-the-game/telling.ts';
import { columnOf } from './needs.ts';
import { meet } from './shortage.ts';
import { askForStandards } from './standards.ts';
import { payOut } from './taxes.ts';

export type PublicOrder = 'riot' | 'progress' | 'boom';

/** Place of the unrest cube (LIM-2.10.1). */
export function publicOrderOf(nation: Nation): PublicOrder {
  if (nation.unrest >= UNREST.riotFrom) return 'riot';
  return nation.unrest <= UNREST.boomTo ? 'boom' : 'progress';
}

/** Money lost in a riot of a rich society; a nation with less loses all it has (LIM-2.10.4, LIM-2.10.5). */
export function burnInRiot(world: World, nation: Nation): number {
  const { riot } = columnOf(nation);
  if (riot.takes !== 'money') return 0;
  const lost = Math.min(nation.money, riot.perHead * heads(nation));
  burnOwn(world, nation, lost);
  return lost;
}

/** Steps of standard of living that public order gives (LIM-2.10.6, LIM-2.10.7). */
export function stepsGained(nation: Nation, order: PublicOrder): number {
  if (order === 'riot') return 0;
  const column = columnOf(nation);
  return order === 'boom' ? column.boom.standardOfLiving : column.progress;
}

/**
 * LIM-2.11.1, after public order (LIM-9.9). Returns the steps of unrest, and how many of them turned into
 * destabilisation.
 */
export function struggle(world: World, nation: Nation): { gap: number; excess: number } {
  const gap = nation.sol[A] - nation.sol[E];
  return { gap, excess: raiseUnrest(world, nation, gap) };
}

const publicOrder: Automatic<Limit, 'publicOrder'> = {
  kind: 'automatic',
  phase: 'social',
  rule: 'LIM-2.10.1',
  run(g, frame, go) {
    for (; frame.turn < g.seats; frame.turn++) {
      const seat = seatInTurn(g.public, frame.turn);
      const nation = g.public.nations[seat];
      const order = publicOrderOf(nation);
      const steps = keepOrder(g, frame, seat, order, go);
      if (steps === null) return;
      frame.left[seat] = steps;
      frame.reasons[seat] = order === 'riot' ? 'order' : order;
    }
    go.done();
    askForStandards(g, frame.left, frame.reasons, go);
  },
};

/**
 * Public order of one nation. Returns the steps of standard of living that it gains, or loses if negative; null when its
 * allies are asked first.
 */
function keepOrder(
  g: Position,
  round: { turn: number; called: boolean },
  seat: Seat,
  order: PublicOrder,
  go: LimitGo,
): number | null {
  const world = g.public;
  const nation = world.nations[seat];
  if (order === 'riot') {
    if (!round.called) go.log('log.riot', { seat });
    if (columnOf(nation).riot.takes === 'military') {
      const unserved = meet(g, round, 'order', go);
      return unserved === null ? null : 0 - unserved;
    }
    go.log('log.riotMoney', { seat, money: burnInRiot(world, nation) });
    return 0;
  }
  if (order === 'boom') {
    const { money } = columnOf(nation).boom;
    const lacking = payOut(world, nation, money);
    go.log('log.boom', { seat, money });
    if (lacking > 0) go.log('log.bankEmpty', { money: lacking });
  }
  return stepsGained(nation, order);
}

const classStruggle: Automatic<Limit, 'classStruggle'> = {
  kind: 'automatic',
  phase: 'social',
  rule: 'LIM-2.11.1',
  run(g, _frame, go) {
    for (let seat = 0; seat < g.seats; seat++) {
      const nation = g.public.nations[seat];
      const { gap, excess } = struggle(g.public, nation);
      if (gap > 0) go.log('log.classStruggle', { seat, gap, unrest: nation.unrest });
      tellOverflow(seat, excess, go);
    }
    go.done();
  },
};

export const orderSteps = { publicOrder, classStruggle };
