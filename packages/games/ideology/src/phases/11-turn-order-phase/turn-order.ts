import type { Automatic } from '@entente/engine';
import { BOX } from '../../data/box.ts';
import type { Ideology, World } from '../../position.ts';
import { globalInfluence } from '../../queries.ts';
import { leaderInfluence, outcomeOf } from '../12-end-of-the-game/outcome.ts';

/**
 * In turn order, each passes everybody before him with less Global Influence (IDEO-11.1.1) and never an equal
 * (IDEO-11.1.2): highest first, equals as they were (IDEO-11.1.3).
 */
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

/** Turns of a game without a last one: far more than anybody plays, but every game ends (IDEO-R3). */
const LONGEST = 200;

export const turnOrder: Automatic<Ideology, 'turnOrder'> = {
  kind: 'automatic',
  phase: 'turnOrder',
  rule: 'IDEO-11.1.1',
  run(g, _frame, go) {
    const world = g.public;
    const before = world.order.join();
    sortOrder(world);
    if (world.order.join() !== before) go.log('log.order', { seats: world.order.slice() });
    go.round();
    // Only the Global Influence of now counts (IDEO-12.1.1, IDEO-12.1.2).
    if (leaderInfluence(g) >= BOX.winningInfluence) go.end(outcomeOf(g, null));
    // IDEO-16.12; that something has run out is no end (IDEO-16.3).
    else if (world.still) go.end(outcomeOf(g, 'stalemate'));
    // IDEO-R3
    else if (world.turn >= (g.options.turns || LONGEST)) go.end(outcomeOf(g, 'turns'));
    else go.next({ step: 'resource' });
  },
};
