import { type AnyGame, anyGame, type Decision, type Game } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';

type Goofspiel = typeof goofspiel extends Game<infer T> ? T : never;
const { bid } = goofspiel.steps;
if (bid.kind !== 'simultaneous') throw new Error('goofspiel has changed');

const pass = (g: Parameters<typeof bid.asks>[0], seat: number) =>
  ({ do: 'bid', card: Math.min(...g.private[seat].hand) }) as const;

/** A seat bids its lowest card, which stands for passing, or the 5 if it holds it. */
const passOrFive: Pick<Decision<Goofspiel, 'bid'>, 'choices' | 'default'> = {
  choices(g, _frame, seat, offer) {
    offer.add(pass(g, seat));
    if (g.private[seat].hand.length > 1 && g.private[seat].hand.includes(5))
      offer.add({ do: 'bid', card: 5 });
  },
  default: (g, _frame, seat) => pass(g, seat),
};

/** Goofspiel with another way of bidding; the prizes come in order. */
const withBid = (changed: (typeof goofspiel.steps)['bid']): ReadonlyMap<string, AnyGame> =>
  new Map([
    [
      'goofspiel',
      anyGame({
        ...goofspiel,
        steps: { ...goofspiel.steps, bid: changed },
        setup(...table) {
          const places = goofspiel.setup(...table);
          places.secret.prizes.sort((one, other) => one - other);
          return places;
        },
      }),
    ],
  ]);

/** All bid at once, in a question of the kind that the flag says. */
export const windowGames = (flag: { window: true } | { open: true } | object): ReadonlyMap<string, AnyGame> =>
  withBid({ ...bid, ...flag, ...passOrFive });

/** The seats bid one after the other; a seat that can only pass does so quietly. */
export const quietPassGames = (): ReadonlyMap<string, AnyGame> =>
  withBid({
    kind: 'decision',
    quietPass: true,
    phase: 'bidding',
    asks: (g) => g.public.played.flat().length % g.seats,
    prompt: () => ({ total: 0 }),
    ...passOrFive,
    take(g, _frame, seat, { card }, go) {
      const { hand } = g.private[seat];
      hand.splice(hand.indexOf(card), 1);
      g.public.played[seat].push(card);
      go.log('log.bid', { seat, card });
    },
  });
