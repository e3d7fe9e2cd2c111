import type { Automatic, Seat } from '@entente/engine';
import { FACTORY, type Venonta, type World } from '../../position.ts';
import { controlled } from '../../queries.ts';

const AGGRESSIVE = 0;

/** Phase 7: by VP; then who had an aggressive objective, then factories, then the old order. */
export const order: Automatic<Venonta, 'order'> = {
  kind: 'automatic',
  phase: 'events',
  rule: 'VEN-7.1',
  run(g, _frame, go) {
    const world = g.public;
    world.phase = 7;
    const before = world.order.slice();
    // At last the order of the last round (VEN-7.4).
    world.order.sort((a, b) => comesFirst(world, a, b) || before.indexOf(a) - before.indexOf(b));
    go.log('log.order', { seats: world.order.slice() });
    go.next({ step: 'cards' });
  },
};

/** By VP (VEN-7.1, VEN-20.3), then the last objective (VEN-7.2), then controlled factories (VEN-7.3). */
function comesFirst(world: World, a: Seat, b: Seat): number {
  return (
    world.vp[b] - world.vp[a] ||
    Number(world.lastGroup[b] === AGGRESSIVE) - Number(world.lastGroup[a] === AGGRESSIVE) ||
    controlled(world, b, FACTORY) - controlled(world, a, FACTORY)
  );
}
