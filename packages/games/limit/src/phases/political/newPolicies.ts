import type { Seat, Simultaneous } from '@entente/engine';
import { DRAW, KEEP, UNDER } from '../../cards/table.ts';
import type { CardId } from '../../data/cards.ts';
import { DECKS } from '../../data/terms.ts';
import { firstAnswer } from '../../firstAnswer.ts';
import type { Limit, LimitGo, Position } from '../../position.ts';
import { drawCards, keepCard, mayDrawFrom, onlyDeck, putUnder, refuseDeck } from './decks.ts';
import { politicalColumn } from './technology.ts';

/** Every nation picks a deck at the same time. One deck with cards, or none, leaves nothing to pick (LIM-1.2.3). */
export const newPolicies: Simultaneous<Limit, 'newPolicies'> = {
  kind: 'simultaneous',
  rules: ['LIM-1.0.1', 'LIM-1.2.1', 'LIM-1.2.3', 'LIM-8.4'],
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

/** How many of the drawn cards go to hand. */
function keeping(g: Position, seat: Seat): number {
  return Math.min(politicalColumn(g.public.nations[seat]).keep, g.private[seat].drawn.length);
}

const UNDER_REST = { do: 'underRest' } as const;

/**
 * First the cards kept, then the others one by one under the deck: the next to be drawn first (LIM-1.2.2). Who may keep
 * all of them has nothing to choose (LIM-R1).
 */
export const keepPolicies: Simultaneous<Limit, 'keepPolicies'> = {
  kind: 'simultaneous',
  rules: ['LIM-1.2.1', 'LIM-1.2.2', 'LIM-8.2', 'LIM-R1'],
  asks(g) {
    const asked: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++)
      if (g.private[seat].drawn.length > keeping(g, seat)) asked.push(seat);
    return asked;
  },
  prompt(view) {
    if (view.private === null || view.viewer === 'spectator') return { asked: 'no', keep: 0 };
    const { keep } = politicalColumn(view.public.nations[view.viewer]);
    const left = Math.max(0, Math.min(keep, view.private.drawn.length) - view.answers.length);
    return { asked: view.asked.includes(view.viewer) ? 'yes' : 'no', keep: left };
  },
  choices(g, _frame, seat, offer) {
    const given = g.answers[seat];
    const keep = given.length < keeping(g, seat);
    const choice = keep ? KEEP : UNDER;
    for (const card of g.private[seat].drawn) if (!names(given, card)) offer.add(choice[card]);
    if (!keep) offer.add(UNDER_REST);
  },
  default: (g, frame, seat) =>
    g.answers[seat].length < keeping(g, seat) ? firstAnswer(keepPolicies, g, frame, seat) : UNDER_REST,
  more(g, _frame, seat, given) {
    const left = g.private[seat].drawn.length - given.length;
    if (given.length < keeping(g, seat)) return left > 0;
    return left > 1 && given[given.length - 1].do !== 'underRest';
  },
  resolve(g, _frame, answers, go) {
    for (let seat = 0; seat < g.seats; seat++) putAway(g, seat, answers[seat], go);
    go.next({ step: 'actionCapacity' });
  },
};

function names(given: readonly Limit['choice'][], card: CardId): boolean {
  for (const choice of given)
    if ((choice.do === 'keep' || choice.do === 'under') && choice.card === card) return true;
  return false;
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
