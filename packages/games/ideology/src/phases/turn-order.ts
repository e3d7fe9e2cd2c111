import type { Automatic, Outcome, Seat } from '@entente/engine';
import { BOX } from '../data/box.ts';
import type { Ideology, Position, World } from '../position.ts';
import { advancementPoints, globalInfluence } from '../table.ts';

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

/** Highest Global Influence, then advancement points, then together (IDEO-12.2). */
function outcomeOf(g: Position, early: 'stalemate' | 'turns' | null): Outcome {
  const world = g.public;
  const scores = g.private.map((_, seat) => globalInfluence(world, seat));
  const points = g.private.map((_, seat) => advancementPoints(world, seat));
  const best = Math.max(...scores);
  const leaders = scores.flatMap((score, seat): Seat[] => (score === best ? [seat] : []));
  const most = Math.max(...leaders.map((seat) => points[seat]));
  const winners = leaders.filter((seat) => points[seat] === most);
  if (early !== null) return { reason: early, scores, winners };
  if (winners.length > 1) return { reason: 'shared', scores, winners };
  return { reason: leaders.length > 1 ? 'points' : 'influence', scores, winners };
}

export const turnOrder: Automatic<Ideology, 'turnOrder'> = {
  kind: 'automatic',
  rules: [
    ...['IDEO-11.1.1', 'IDEO-11.1.2', 'IDEO-11.1.3', 'IDEO-3.1.9', 'IDEO-12.1.1', 'IDEO-12.1.2'],
    ...['IDEO-12.2.1', 'IDEO-12.2.2', 'IDEO-12.2.3', 'IDEO-12.2.4', 'IDEO-16.3', 'IDEO-16.12', 'IDEO-R3'],
  ],
  run(g, _frame, go) {
    const world = g.public;
    const before = world.order.join();
    sortOrder(world);
    if (world.order.join() !== before) go.log('log.order', { seats: world.order.slice() });
    go.round();
    const leader = globalInfluence(world, world.order[0]);
    if (leader >= BOX.winningInfluence) go.end(outcomeOf(g, null));
    else if (world.still) go.end(outcomeOf(g, 'stalemate'));
    else if (world.turn >= g.options.turns) go.end(outcomeOf(g, 'turns'));
    else go.next({ step: 'resource' });
  },
};
