import { type AnyGame, anyGame } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';

/**
 * Goofspiel in which one bids the lowest card, which stands for passing, or the 5 if one holds it. The prizes
 * come in order.
 */
function windowGame(flag: { window: true } | { open: true } | object): AnyGame {
  const { bid } = goofspiel.steps;
  if (bid.kind !== 'simultaneous') throw new Error('goofspiel has changed');
  const pass = (g: Parameters<typeof bid.asks>[0], seat: number) =>
    ({ do: 'bid', card: Math.min(...g.private[seat].hand) }) as const;
  const guarded: typeof bid = {
    ...bid,
    ...flag,
    choices(g, _frame, seat, offer) {
      offer.add(pass(g, seat));
      if (g.private[seat].hand.length > 1 && g.private[seat].hand.includes(5))
        offer.add({ do: 'bid', card: 5 });
    },
    default: (g, _frame, seat) => pass(g, seat),
  };
  return anyGame({
    ...goofspiel,
    steps: { ...goofspiel.steps, bid: guarded },
    setup(...table) {
      const places = goofspiel.setup(...table);
      places.secret.prizes.sort((one, other) => one - other);
      return places;
    },
  });
}

export const windowGames = (flag: { window: true } | { open: true } | object): ReadonlyMap<string, AnyGame> =>
  new Map([['goofspiel', windowGame(flag)]]);
