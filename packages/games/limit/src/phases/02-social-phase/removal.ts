import type { Seat, Simultaneous } from '@entente/engine';
import { mayRemove, removeCard } from '../../cards/removal.ts';
import { REMOVE } from '../../choices.ts';
import { CARDS, type CardId } from '../../data/cards/index.ts';
import type { Moment, SocialChoice } from '../../flow.ts';
import type { Limit, Nation, Position } from '../../position.ts';
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

function open(nation: Nation, moment: Moment, given: readonly Limit['choice'][]): CardId[] {
  return nation.permanents.filter(
    (card) =>
      WORTH_ASKING[moment].includes(card) &&
      mayRemove(nation, card) &&
      !given.some((choice) => choice.do === 'remove' && choice.card === card),
  );
}

const removal: Simultaneous<Limit, 'removal'> = {
  kind: 'simultaneous',
  phase: 'caller',
  rule: 'LIM-1.4.13',
  asks(g, { moment }) {
    const asked: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++)
      if (open(g.public.nations[seat], moment, []).length > 0) asked.push(seat);
    return asked;
  },
  choices(g, { moment }, seat, offer) {
    offer.add(KEEP);
    for (const card of open(g.public.nations[seat], moment, g.answers[seat])) offer.add(REMOVE[card]);
  },
  default: () => KEEP,
  more: (g, { moment }, seat, given) =>
    given[given.length - 1].do === 'remove' && open(g.public.nations[seat], moment, given).length > 0,
  resolve(g, _frame, answers, go) {
    go.done();
    for (let turn = 0; turn < g.seats; turn++) {
      const seat = seatInTurn(g.public, turn);
      for (const choice of answers[seat]) if (choice.do === 'remove') removeCard(g, seat, choice.card, go);
    }
  },
};

export const removalSteps = { removal };

/** The cards on the table that a nation may take off it while it is asked something else. */
export function removable(g: Position, seat: Seat): CardId[] {
  const nation = g.public.nations[seat];
  return nation.permanents.filter((card) => mayRemove(nation, card));
}
