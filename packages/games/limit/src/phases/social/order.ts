import type { Automatic } from '@entente/engine';
import { UNREST } from '../../data/tracks.ts';
import { heads, raiseUnrest } from '../../nation.ts';
import { A, E, type Limit, type LimitGo, type Nation, type World } from '../../position.ts';
import { burnOwn } from '../../reserves.ts';
import { seatInTurn } from '../turn.ts';
import { columnOf } from './needs.ts';
import { meet } from './shortage.ts';
import { rise } from './standards.ts';
import { payOut } from './taxes.ts';

export type PublicOrder = 'riot' | 'progress' | 'boom';

/** Where the unrest cube stands (LIM-2.10.1). */
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

/** LIM-2.11.1. Gives the steps added. */
export function struggle(world: World, nation: Nation): number {
  const gap = nation.sol[A] - nation.sol[E];
  raiseUnrest(world, nation, gap);
  return gap;
}

const publicOrder: Automatic<Limit, 'publicOrder'> = {
  kind: 'automatic',
  rules: [
    'LIM-2.10.1',
    'LIM-2.10.2',
    'LIM-2.10.3',
    'LIM-2.10.4',
    'LIM-2.10.5',
    'LIM-2.10.6',
    'LIM-2.10.7',
    'LIM-9.2',
    'LIM-9.3',
    'LIM-9.9',
  ],
  run(g, frame, go) {
    while (frame.turn < g.seats) {
      if (keepOrder(g.public, seatInTurn(g.public, frame.turn++), go)) return;
    }
    go.done();
  },
};

/** Public order of one nation. True when that needs an answer of somebody. */
function keepOrder(world: World, seat: number, go: LimitGo): boolean {
  const nation = world.nations[seat];
  const order = publicOrderOf(nation);
  if (order === 'riot') {
    go.log('log.riot', { seat });
    if (columnOf(nation).riot.takes === 'military') return meet(world, seat, 'order', go);
    go.log('log.riotMoney', { seat, money: burnInRiot(world, nation) });
    return false;
  }
  if (order === 'boom') {
    const { money } = columnOf(nation).boom;
    const lacking = payOut(world, nation, money);
    go.log('log.boom', { seat, money });
    if (lacking > 0) go.log('log.bankEmpty', { money: lacking });
  }
  const frame = rise(nation, seat, stepsGained(nation, order), order, go);
  if (frame === null) return false;
  go.call(frame);
  return true;
}

const classStruggle: Automatic<Limit, 'classStruggle'> = {
  kind: 'automatic',
  rules: ['LIM-2.11.1', 'LIM-9.9', 'LIM-9.11'],
  run(g, _frame, go) {
    for (let seat = 0; seat < g.seats; seat++) {
      const gap = struggle(g.public, g.public.nations[seat]);
      if (gap > 0) go.log('log.classStruggle', { seat, gap });
    }
    go.done();
  },
};

export const orderSteps = { publicOrder, classStruggle };
