import type { Automatic } from '@entente/engine';
import { BOX } from '../data/box.ts';
import { leaderInfluence, outcomeOf } from '../outcome.ts';
import type { Ideology, World } from '../position.ts';
import { globalInfluence } from '../table.ts';

/** Highest Global Influence first; equals keep their order (IDEO-11.1). */
export function sortOrder(world: World): void {
  const { order } = world;
  for (let place = 1; place < order.length; place++) {
    const seat = order[place];
    const influence = globalInfluence(world, seat);
    let to = place;
    while (to > 0 && globalInfluence(world, order[to - 1]) < influence) {
      order[to] = order[to - 1];
      to--;
    }
    order[to] = seat;
  }
}

export const turnOrder: Automatic<Ideology, 'turnOrder'> = {
  kind: 'automatic',
  phase: 'turnOrder',
  rules: [
    ...['IDEO-11.1.1', 'IDEO-11.1.2', 'IDEO-11.1.3', 'IDEO-3.1.9', 'IDEO-12.1.1', 'IDEO-12.1.2'],
    ...[
      'IDEO-12.2.1',
      'IDEO-12.2.2',
      'IDEO-12.2.3',
      'IDEO-12.2.4',
      'IDEO-16.3',
      'IDEO-16.10',
      'IDEO-16.12',
      'IDEO-R3',
    ],
  ],
  run(g, _frame, go) {
    const world = g.public;
    const before = world.order.join();
    sortOrder(world);
    if (world.order.join() !== before) go.log('log.order', { seats: world.order.slice() });
    go.round();
    if (leaderInfluence(g) >= BOX.winningInfluence) go.end(outcomeOf(g, null));
    else if (world.still) go.end(outcomeOf(g, 'stalemate'));
    else if (g.options.turns > 0 && world.turn >= g.options.turns) go.end(outcomeOf(g, 'turns'));
    else go.next({ step: 'resource' });
  },
};
