import type { Seat, Simultaneous } from '@entente/engine';
import { DRAW, KEEP, OTHER_ORDER, UNDER, UNDER_REST } from '../../choices.ts';
import type { CardId } from '../../data/cards/index.ts';
import { DECKS } from '../../data/terms.ts';
import type { Limit, LimitGo, Position } from '../../position.ts';
import { firstAnswer } from '../00-the-game/first-answer.ts';
import { drawCards, keepCard, mayDrawFrom, onlyDeck, putUnder, refuseDeck } from './decks.ts';
import { politicalColumn } from './technology.ts';

/**
 * Every nation picks a deck at the same time and draws what its row says (LIM-1.2.1). One deck with cards, or none,
 * leaves nothing to pick (LIM-1.2.3).
 */
export const newPolicies: Simultaneous<Limit, 'newPolicies'> = {
  kind: 'simultaneous',
  phase: 'political',
  open: true,
  rule: 'LIM-1.0.1',
  asks(g) {
    const asked: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++) if (onlyDeck(g, seat) === -1) asked.push(seat);
    return asked;
  },
  prompt: (view) => {
    const { viewer } = view;
    if (viewer === 'spectator') return { draw: 0, keep: 0 };
    const { draw, keep } = politicalColumn(view.public.nations[viewer]);
    return { draw, keep };
  },
  choices(g, _frame, seat, offer) {
    for (let deck = 0; deck < DECKS.length; deck++)
      offer.add(DRAW[deck], mayDrawFrom(g, seat, deck) ? undefined : refuseDeck(deck));
  },
  default: (g, frame, seat) => firstAnswer(newPolicies, g, frame, seat),
  resolve(g, _frame, answers, go) {
    for (let seat = 0; seat < g.seats; seat++) {
      const [choice] = answers[seat];
      const deck = choice?.do === 'draw' ? DECKS.indexOf(choice.deck) : onlyDeck(g, seat);
      if (deck !== null) drawCards(g, seat, deck, politicalColumn(g.public.nations[seat]).draw, go);
    }
    go.next({ step: 'keepPolicies' });
  },
};

/** How many of the drawn cards go to hand (LIM-1.2.1). */
function keeping(g: Position, seat: Seat): number {
  return Math.min(politicalColumn(g.public.nations[seat]).keep, g.private[seat].drawn.length);
}

/**
 * The cards kept; the others go under the deck as they are shown, the first to be drawn again first, unless their owner
 * wants another order and then names them one by one (LIM-1.2.2, LIM-R23). Who may keep all of them has nothing to
 * choose (LIM-R1).
 */
export const keepPolicies: Simultaneous<Limit, 'keepPolicies'> = {
  kind: 'simultaneous',
  phase: 'political',
  rule: 'LIM-1.2.1',
  asks(g) {
    const asked: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++)
      if (g.private[seat].drawn.length > keeping(g, seat)) asked.push(seat);
    return asked;
  },
  prompt(view) {
    if (view.private === null || view.viewer === 'spectator') return { asked: 'no', keep: 0 };
    const { keep } = politicalColumn(view.public.nations[view.viewer]);
    const left = Math.max(0, Math.min(keep, view.private.drawn.length) - kept(view.answers));
    return { asked: view.asked.includes(view.viewer) ? 'yes' : 'no', keep: left };
  },
  choices(g, _frame, seat, offer) {
    const given = g.answers[seat];
    const { drawn } = g.private[seat];
    const keep = kept(given) < keeping(g, seat);
    const choice = keep ? KEEP : UNDER;
    for (const card of drawn) if (!names(given, card)) offer.add(choice[card]);
    if (!keep) offer.add(UNDER_REST);
    else if (drawn.length - keeping(g, seat) > 1 && !orders(given)) offer.add(OTHER_ORDER);
  },
  /** One of the drawn cards, or the last answer of the list, until one of them is open. */
  pick(g, _frame, seat, chance) {
    const given = g.answers[seat];
    const { drawn } = g.private[seat];
    const keep = kept(given) < keeping(g, seat);
    const hasLast = !keep || (drawn.length - keeping(g, seat) > 1 && !orders(given));
    for (;;) {
      const at = chance.below(hasLast ? drawn.length + 1 : drawn.length);
      if (at === drawn.length) return keep ? OTHER_ORDER : UNDER_REST;
      if (!names(given, drawn[at])) return (keep ? KEEP : UNDER)[drawn[at]];
    }
  },
  default: (g, frame, seat) =>
    kept(g.answers[seat]) < keeping(g, seat) ? firstAnswer(keepPolicies, g, frame, seat) : UNDER_REST,
  more(g, _frame, seat, given) {
    if (kept(given) < keeping(g, seat)) return true;
    if (!orders(given) || given[given.length - 1].do === 'underRest') return false;
    return countUnnamed(g.private[seat].drawn, given) > 1;
  },
  resolve(g, _frame, answers, go) {
    for (let seat = 0; seat < g.seats; seat++) putAway(g, seat, answers[seat], go);
    go.next({ step: 'actionCapacity' });
  },
};

function kept(given: readonly Limit['choice'][]): number {
  let count = 0;
  for (const choice of given) if (choice.do === 'keep') count++;
  return count;
}

/** Does its owner want another order than the one shown? */
function orders(given: readonly Limit['choice'][]): boolean {
  for (const choice of given) if (choice.do === 'otherOrder') return true;
  return false;
}

function names(given: readonly Limit['choice'][], card: CardId): boolean {
  for (const choice of given)
    if ((choice.do === 'keep' || choice.do === 'under') && choice.card === card) return true;
  return false;
}

function countUnnamed(cards: readonly CardId[], given: readonly Limit['choice'][]): number {
  let count = 0;
  for (const card of cards) if (!names(given, card)) count++;
  return count;
}

function putAway(g: Position, seat: Seat, given: readonly Limit['choice'][], go: LimitGo): void {
  const { drawn } = g.private[seat];
  let keep = keeping(g, seat);
  for (const choice of given) {
    if (choice.do === 'under') putUnder(g, seat, choice.card);
    if (choice.do !== 'keep') continue;
    keepAndTell(g, seat, choice.card, go);
    keep--;
  }
  for (; keep > 0; keep--) keepAndTell(g, seat, drawn[0], go);
  while (drawn.length > 0) putUnder(g, seat, drawn[0]);
  g.public.nations[seat].drawing = -1;
}

function keepAndTell(g: Position, seat: Seat, card: CardId, go: LimitGo): void {
  keepCard(g, seat, card);
  go.log('log.kept', { seat, card }, [seat]);
}
