import type { Automatic, Decision, Seat } from '@entente/engine';
import { draw as drawCard } from '../../cards/deck.ts';
import { CARD_OF, KEEP, SWAP } from '../../choices.ts';
import { GROUPS, OBJECTIVES } from '../../data/objectives/index.ts';
import { COLUMN, HAND } from '../../data/tables.ts';
import type { Choice } from '../../flow.ts';
import { NOBODY, type Position, type Venonta } from '../../position.ts';
import { phaseNow } from '../../queries.ts';

/** Phase 8: action cards, then objectives, then pacts. */

export const cards: Automatic<Venonta, 'cards'> = {
  kind: 'automatic',
  phase: 'objectives',
  rule: 'VEN-8.1',
  run(g, _frame, go) {
    g.public.phase = 8;
    g.public.place = -1;
    if (g.options.actionCards) go.next({ step: 'draw' }, { step: 'objectives' });
    else go.next({ step: 'objectives' });
  },
};

/** The next player in order draws up to the full hand; what was kept counts (VEN-8.1). */
export const draw: Automatic<Venonta, 'draw'> = {
  kind: 'automatic',
  phase: 'objectives',
  rule: 'VEN-8.1',
  run(g, _frame, go) {
    const world = g.public;
    world.place++;
    if (world.place === g.seats) {
      go.done();
      return;
    }
    const seat = world.order[world.place];
    const missing = HAND[COLUMN[g.seats]] - g.private[seat].hand.length;
    const count = drawCard(g, seat, missing, go.chance);
    go.log('log.drew', { seat, count });
    go.call({ step: 'exchange', left: MOST_SWAPS });
  },
};

const MOST_SWAPS = 2;

/** Up to two cards go under the deck, once; then as many are drawn (VEN-8.2). */
export const exchange: Decision<Venonta, 'exchange'> = {
  kind: 'decision',
  phase: 'objectives',
  rule: 'VEN-8.2',
  asks: (g) => g.public.order[g.public.place],
  choices(g, _frame, seat, offer) {
    offer.add(KEEP);
    for (const card of g.private[seat].hand) offer.add(SWAP[card]);
  },
  default: () => KEEP,
  take(g, frame, seat, choice, go) {
    if (choice.do === 'swap') {
      const { hand, put } = g.private[seat];
      const card = CARD_OF[choice.card];
      hand.splice(hand.indexOf(card), 1);
      put.push(card);
      if (frame.left > 1 && hand.length > 0) {
        go.next({ step: 'exchange', left: frame.left - 1 });
        return;
      }
      go.next({ step: 'redraw', count: MOST_SWAPS - frame.left + 1 });
    } else go.next({ step: 'redraw', count: MOST_SWAPS - frame.left });
  },
};

export const redraw: Automatic<Venonta, 'redraw'> = {
  kind: 'automatic',
  phase: 'objectives',
  rule: 'VEN-8.2',
  run(g, frame, go) {
    const seat = g.public.order[g.public.place];
    if (frame.count > 0) {
      const count = drawCard(g, seat, frame.count, go.chance);
      go.log('log.exchanged', { seat, count });
    }
    go.done();
  },
};

/** Players + 1 objectives lie face down; their backs show the group (VEN-8.3). */
export const objectives: Automatic<Venonta, 'objectives'> = {
  kind: 'automatic',
  phase: 'objectives',
  rule: 'VEN-8.3',
  run(g, _frame, go) {
    const world = g.public;
    world.table = [];
    world.taken = [];
    g.secret.table = [];
    for (let place = 0; place <= g.seats; place++) {
      const objective = g.secret.objectives.pop();
      if (objective === undefined) break;
      g.secret.table.push(objective);
      world.table.push(GROUPS.indexOf(OBJECTIVES[objective].group));
      world.taken.push(NOBODY);
    }
    world.top = -1;
    for (const mine of g.private) {
      mine.read = world.table.map(() => -1);
      // A seat that has read the card that went back on the deck knows it again.
      mine.read[0] = mine.topRead;
      mine.topRead = -1;
    }
    world.place = 0;
    show(g, world.order[0]);
    go.next({ step: 'objective' });
  },
};

/** With the option to look, the chooser reads all cards still on the table. */
function show(g: Position, seat: Seat): void {
  if (g.options.objectiveDraft !== 'look') return;
  g.public.taken.forEach((taker, place) => {
    if (taker === NOBODY) g.private[seat].read[place] = g.secret.table[place];
  });
}

/** By place: a card by its back. */
function byBack(g: Position, place: number): Choice {
  return { do: 'takeBack', place: place + 1, group: GROUPS[g.public.table[place]] };
}

function byFront(g: Position, seat: Seat, place: number): Choice {
  return { do: 'takeSeen', objective: OBJECTIVES[g.private[seat].read[place]].id };
}

export const objective: Decision<Venonta, 'objective'> = {
  kind: 'decision',
  phase: 'objectives',
  rule: 'VEN-8.3',
  asks: (g) => g.public.order[g.public.place],
  choices(g, _frame, seat, offer) {
    g.public.taken.forEach((taker, place) => {
      if (taker !== NOBODY) return;
      if (g.options.objectiveDraft === 'look') offer.add(byFront(g, seat, place));
      else offer.add(byBack(g, place));
    });
  },
  default(g, _frame, seat) {
    const place = g.public.taken.indexOf(NOBODY);
    return g.options.objectiveDraft === 'look' ? byFront(g, seat, place) : byBack(g, place);
  },
  take(g, _frame, seat, choice, go) {
    const world = g.public;
    const place =
      choice.do === 'takeBack'
        ? choice.place - 1
        : g.secret.table.findIndex(
            (card) => card >= 0 && choice.do === 'takeSeen' && OBJECTIVES[card].id === choice.objective,
          );
    take(g, seat, place);
    go.log('log.tookObjective', { seat, group: GROUPS[world.group[seat]] });
    world.place++;
    if (world.place < g.seats) {
      show(g, world.order[world.place]);
      return;
    }
    putBack(g);
    // Pacts are made before the turns (VEN-8.7).
    go.next({ step: 'talk', talk: 0 }, { step: 'firstTurn' });
  },
};

/** The group is known to all, the card only to its player (VEN-19.2). */
function take(g: Position, seat: Seat, place: number): void {
  const world = g.public;
  world.taken[place] = seat;
  world.group[seat] = world.table[place];
  g.private[seat].objective = g.secret.table[place];
  g.secret.table[place] = -1;
}

/** The last card returns on top of the deck (VEN-8.4). */
function putBack(g: Position): void {
  const world = g.public;
  const place = world.taken.indexOf(NOBODY);
  g.secret.objectives.push(g.secret.table[place]);
  g.secret.table[place] = -1;
  world.top = world.table[place];
  for (const mine of g.private) mine.topRead = mine.read[place];
}

/** The turns of the round begin. */
export const firstTurn: Automatic<Venonta, 'firstTurn'> = {
  kind: 'automatic',
  phase: phaseNow,
  rule: 'VEN-8.7',
  run(g, _frame, go) {
    const world = g.public;
    world.turn = (world.round - 1) * 2 + 1;
    world.phase = 9;
    world.place = -1;
    go.next({ step: 'turn' });
  },
};
