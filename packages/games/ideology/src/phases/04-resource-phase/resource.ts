import type { Automatic, Simultaneous } from '@entente/engine';
import { discard, draw } from '../../cards/hand.ts';
import { DISCARD, TYPE_OF } from '../../choices.ts';
import type { Choice } from '../../flow.ts';
import { type Ideology, type Position, RESIGNED, TYPES } from '../../position.ts';
import { globalInfluence, handSize, hasResigned } from '../../queries.ts';
import { noCards } from '../../refusals.ts';
import { openPhase } from '../03-the-turn/rounds.ts';

/**
 * A turn begins, and all draw at once (IDEO-3.1.3): who has fewer cards than Global Influence draws the difference
 * (IDEO-4.1.1), so cards kept count (IDEO-4.1.4).
 */
export const resource: Automatic<Ideology, 'resource'> = {
  kind: 'automatic',
  phase: 'resource',
  rule: 'IDEO-3.1.1',
  run(g, _frame, go) {
    const world = g.public;
    world.turn++;
    world.still = true;
    for (let seat = 0; seat < g.seats; seat++) world.used[seat] &= RESIGNED;
    go.log('log.turn', { turn: world.turn });
    for (let seat = 0; seat < g.seats; seat++) {
      // A seat that has given up draws nothing (IDEO-16.10).
      if (hasResigned(world, seat)) continue;
      const count = globalInfluence(world, seat) - handSize(g, seat);
      if (count > 0) go.log('log.drawn', { seat, count: draw(g, seat, count, go.chance) });
    }
    go.next({ step: 'cutDown' });
  },
};

function given(choices: readonly Choice[], type: number): number {
  let count = 0;
  for (const choice of choices) if (choice.do === 'discard' && TYPE_OF[choice.influence] === type) count++;
  return count;
}

/**
 * Cards above Global Influence. At the end of the phase nobody has any (IDEO-18.9), unless he has given up (IDEO-R4).
 */
function excess(g: Position, seat: number): number {
  return handSize(g, seat) - globalInfluence(g.public, seat);
}

/**
 * A seat with more cards than Global Influence discards the rest (IDEO-4.1.2), all at the same time; nobody may
 * decline (IDEO-16.7).
 */
export const cutDown: Simultaneous<Ideology, 'cutDown'> = {
  kind: 'simultaneous',
  phase: 'resource',
  rule: 'IDEO-4.1.2',
  asks(g) {
    const asked: number[] = [];
    for (let seat = 0; seat < g.seats; seat++)
      if (excess(g, seat) > 0 && !hasResigned(g.public, seat)) asked.push(seat);
    return asked;
  },
  prompt: (view) => {
    if (view.viewer === 'spectator' || hasResigned(view.public, view.viewer)) return { count: 0 };
    const influence = globalInfluence(view.public, view.viewer);
    return { count: Math.max(0, view.facts.hands[view.viewer] - influence - view.answers.length) };
  },
  /** Any card that is left in hand (IDEO-4.1.3). */
  choices(g, _frame, seat, offer) {
    const { hand } = g.private[seat];
    const answers = g.answers[seat];
    for (let type = 0; type < TYPES; type++) {
      const left = hand[type] - given(answers, type);
      if (left > 0) offer.add(DISCARD[type]);
      else offer.add(DISCARD[type], noCards(type, 1, 0));
    }
  },
  /** When time is up: what there is most of (IDEO-16.11). */
  default(g, _frame, seat) {
    const { hand } = g.private[seat];
    let best = 0;
    let most = 0;
    for (let type = 0; type < TYPES; type++) {
      const left = hand[type] - given(g.answers[seat], type);
      if (left <= most) continue;
      best = type;
      most = left;
    }
    return DISCARD[best];
  },
  more: (g, _frame, seat, answers) => answers.length < excess(g, seat),
  resolve(g, _frame, answers, go) {
    for (let seat = 0; seat < g.seats; seat++) {
      for (let type = 0; type < TYPES; type++) {
        const count = given(answers[seat], type);
        if (count === 0) continue;
        discard(g, seat, type, count);
        go.log('log.cutDown', { seat, count, influence: DISCARD[type].influence });
      }
    }
    openPhase(g.public);
    go.next({ step: 'trading' });
  },
};
