import type { Seat, Simultaneous } from '@entente/engine';
import { mayRemove, removeCard } from '../../cards/removal.ts';
import { REMOVE } from '../../choices.ts';
import { CARDS, type CardId } from '../../data/cards/index.ts';
import type { Moment, SocialChoice } from '../../flow.ts';
import type { Limit, Nation } from '../../position.ts';
import { seatInTurn } from '../../queries.ts';

/*
 * Intensive farming and political planning may be taken off the table at any moment (LIM-1.4.15). Besides whenever a
 * nation is asked something else, it is asked at the moments at which that card makes a difference; whoever has no such
 * card is asked nothing.
 */

const KEEP: SocialChoice = { do: 'keepCards' };

const REMOVABLE = CARDS.filter(({ removal }) => removal !== null);
const FARMING = REMOVABLE.filter(({ standing }) => standing?.changes === 'farming').map(({ id }) => id);
const PLANNING = REMOVABLE.filter(({ standing }) => standing?.changes === 'skip').map(({ id }) => id);

/** Farming ends before it produces, planning before the growth that it skips or when the riots are over. */
const WORTH_ASKING: Readonly<Record<Moment, readonly CardId[]>> = {
  growth: [...FARMING, ...PLANNING],
  production: FARMING,
  order: PLANNING,
  crisis: [...FARMING, ...PLANNING],
};

/** May the nation take this card off the table at this moment, after what it has answered? */
function isOpen(nation: Nation, card: CardId, moment: Moment, given: readonly Limit['choice'][]): boolean {
  if (!WORTH_ASKING[moment].includes(card) || !mayRemove(nation, card)) return false;
  for (const choice of given) if (choice.do === 'remove' && choice.card === card) return false;
  return true;
}

function isAnyOpen(nation: Nation, moment: Moment, given: readonly Limit['choice'][]): boolean {
  for (const card of nation.permanents) if (isOpen(nation, card, moment, given)) return true;
  return false;
}

const NOTHING: readonly Limit['choice'][] = [];

const removal: Simultaneous<Limit, 'removal'> = {
  kind: 'simultaneous',
  phase: 'caller',
  rule: 'LIM-1.4.13',
  asks(g, { moment }) {
    const asked: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++)
      if (isAnyOpen(g.public.nations[seat], moment, NOTHING)) asked.push(seat);
    return asked;
  },
  choices(g, { moment }, seat, offer) {
    offer.add(KEEP);
    const nation = g.public.nations[seat];
    for (const card of nation.permanents)
      if (isOpen(nation, card, moment, g.answers[seat])) offer.add(REMOVE[card]);
  },
  default: () => KEEP,
  more: (g, { moment }, seat, given) =>
    given[given.length - 1].do === 'remove' && isAnyOpen(g.public.nations[seat], moment, given),
  resolve(g, _frame, answers, go) {
    go.done();
    for (let turn = 0; turn < g.seats; turn++) {
      const seat = seatInTurn(g.public, turn);
      for (const choice of answers[seat]) if (choice.do === 'remove') removeCard(g, seat, choice.card, go);
    }
  },
};

export const removalSteps = { removal };
