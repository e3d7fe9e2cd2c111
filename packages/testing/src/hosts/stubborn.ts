import type { AnyGame, Choice, Position, Seat, Types } from '@entente/engine';

/**
 * Goofspiel at a table that takes no plain bid, only one that is sure of itself; and a bot imagines a table that takes
 * plain ones. So every choice of every bot is refused. A seat that gives no answer bids its lowest card.
 */
export function stubborn(goofspiel: AnyGame): AnyGame {
  const { bid } = goofspiel.steps;
  if (bid.kind !== 'simultaneous') throw new TypeError('this is not goofspiel');
  const { choices } = bid;
  const isStrict = ({ secret }: Position<Types>) => 'strict' in secret;
  const sure = (g: Position<Types>, seat: Seat, at: number): Choice => {
    const { hand } = g.private[seat] as { hand: number[] };
    const card = hand.toSorted((a, b) => a - b).at(at);
    return { do: 'bid', card, sure: true } as Choice;
  };
  return {
    ...goofspiel,
    setup(seats, options, chance) {
      const places = goofspiel.setup(seats, options, chance);
      return { ...places, secret: { ...places.secret, strict: true } };
    },
    copy: {
      ...goofspiel.copy,
      secret: (it) => ({ ...it, ...goofspiel.copy.secret(it) }),
    },
    steps: {
      ...goofspiel.steps,
      bid: {
        ...bid,
        default: (g, _frame, seat) => sure(g, seat, 0),
        choices(g, frame, seat, offer) {
          if (!isStrict(g)) choices(g, frame, seat, offer);
          else for (const at of [0, -1]) offer.add(sure(g, seat, at));
        },
      },
    },
  };
}
