import type { Automatic, Game, Seat, Simultaneous, Types } from '@entente/engine';
import { words } from './words.ts';

interface Bid {
  do: 'bid';
  card: number;
}

export interface Goofspiel extends Types {
  public: {
    /** The prizes on offer: one, or more when earlier ones were tied for. */
    prizes: number[];
    won: number[][];
    /** The cards that each seat has bid so far. */
    played: number[][];
    /** Prizes that nobody won. */
    lost: number[];
  };
  private: { hand: number[] };
  secret: { prizes: number[] };
  facts: { handSizes: number[]; prizesLeft: number };
  frame: { step: 'prize' } | { step: 'bid' };
  choice: Bid;
  options: { cards: number; ties: 'carry' | 'discard' };
  words: typeof words.en;
  phase: 'bidding';
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

const prize: Automatic<Goofspiel, 'prize'> = {
  kind: 'automatic',
  phase: 'bidding',
  rule: 'GOOF-3',
  /** GOOF-3: the next prize joins those on offer. GOOF-8: after the last one the game ends, and those on offer are lost. */
  run(g, _frame, go) {
    const prize = g.secret.prizes.pop();
    if (prize === undefined) {
      g.public.lost.push(...g.public.prizes);
      g.public.prizes = [];
      // GOOF-9: a prize is worth its value; equal points share the win.
      const scores = g.public.won.map(sum);
      const best = Math.max(...scores);
      const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
      go.end({ reason: winners.length === 1 ? 'most' : 'shared', scores, winners });
      return;
    }
    g.public.prizes.push(prize);
    go.log('log.prize', { prize, total: sum(g.public.prizes) });
    go.next({ step: 'bid' });
  },
};

const bid: Simultaneous<Goofspiel, 'bid'> = {
  kind: 'simultaneous',
  phase: 'bidding',
  rule: 'GOOF-4',
  /** GOOF-4: everybody bids a card at the same time. */
  asks: (g) => range(0, g.seats - 1),
  prompt: (view) => ({ total: sum(view.public.prizes) }),
  choices(g, _frame, seat, offer) {
    for (const card of g.private[seat].hand) offer.add({ do: 'bid', card });
  },
  resolve(g, _frame, answers, go) {
    const bids = answers.map(([choice]) => choice.card);
    // GOOF-7: every bid is spent.
    for (let seat = 0; seat < g.seats; seat++) {
      const { hand } = g.private[seat];
      hand.splice(hand.indexOf(bids[seat]), 1);
      g.public.played[seat].push(bids[seat]);
      go.log('log.bid', { seat, card: bids[seat] });
    }
    const winner = highestAlone(bids);
    const total = sum(g.public.prizes);
    if (winner !== null) {
      g.public.won[winner].push(...g.public.prizes);
      g.public.prizes = [];
      go.log('log.won', { seat: winner, total });
    } else if (g.options.ties === 'carry') {
      // GOOF-6: after a tie the prizes stay on offer, or are lost.
      go.log('log.carried', { total });
    } else {
      g.public.lost.push(...g.public.prizes);
      g.public.prizes = [];
      go.log('log.lost', { total });
    }
    go.round();
    go.next({ step: 'prize' });
  },
};

/** GOOF-5: the seat whose bid is highest, when it alone has made it. */
function highestAlone(bids: readonly number[]): Seat | null {
  const best = Math.max(...bids);
  const winner = bids.indexOf(best);
  return bids.lastIndexOf(best) === winner ? winner : null;
}

export const goofspiel: Game<Goofspiel> = {
  id: 'goofspiel',
  version: 1,
  seats: [2, 3, 4, 5, 6],
  size: 'small',
  weight: 'light',
  options: { cards: [13, 5, 8], ties: ['carry', 'discard'] },
  words,
  steps: { prize, bid },
  phases: [['bidding']],
  roles: {},
  tones: { 'log.prize': 'phase' },
  moments: {
    'log.won': ({ total }) => ({ kind: 'trade', weight: 2, change: { by: Number(total), good: true } }),
    'log.carried': { kind: 'trade', weight: 1, by: null },
    'log.lost': { kind: 'trade', weight: 1, by: null },
  },
  measures: [{ id: 'points', of: 'seat', value: (g, seat) => sum(g.public.won[seat]) }],
  goal: {
    with: ({ options: { cards } }) => ({ cards }),
    standing: ({ public: { won } }) => won.map(sum),
    progress: ({ options: { cards }, facts: { prizesLeft } }) => ({ now: cards - prizesLeft, of: cards }),
  },

  /** GOOF-1: a card of each value in every hand. GOOF-2: as many prizes, shuffled and face down. */
  setup(seats, options, chance) {
    const prizes = range(1, options.cards);
    chance.shuffle(prizes);
    const each = range(0, seats - 1);
    return {
      public: { prizes: [], won: each.map(() => []), played: each.map(() => []), lost: [] },
      private: each.map(() => ({ hand: range(1, options.cards) })),
      secret: { prizes },
    };
  },
  begin: () => [{ step: 'prize' }],
  copy: {
    public: (it) => ({
      prizes: it.prizes.slice(),
      won: it.won.map((cards) => cards.slice()),
      played: it.played.map((cards) => cards.slice()),
      lost: it.lost.slice(),
    }),
    private: (it) => ({ hand: it.hand.slice() }),
    secret: (it) => ({ prizes: it.prizes.slice() }),
  },
  facts: (g) => ({
    handSizes: g.private.map(({ hand }) => hand.length),
    prizesLeft: g.secret.prizes.length,
  }),
  /** Hands follow from the cards played; only the order of the prizes to come is unknown. */
  imagine(view, chance) {
    const { won, lost, prizes: offered, played } = view.public;
    const seen = new Set([...won.flat(), ...lost, ...offered]);
    const prizes = range(1, view.options.cards).filter((prize) => !seen.has(prize));
    chance.shuffle(prizes);
    const hands = played.map((cards) => range(1, view.options.cards).filter((card) => !cards.includes(card)));
    return { public: view.public, private: hands.map((hand) => ({ hand })), secret: { prizes } };
  },
  conserved: (g) => ({
    prizes: sum([...g.public.won.flat(), ...g.public.lost, ...g.public.prizes, ...g.secret.prizes]),
    cards: sum([...g.private.flatMap(({ hand }) => hand), ...g.public.played.flat()]),
  }),
  faults(g) {
    const prizes = [...g.public.won.flat(), ...g.public.lost, ...g.public.prizes, ...g.secret.prizes];
    return new Set(prizes).size === prizes.length ? [] : ['a prize is there twice'];
  },
  /** Points over the average of the others, and what the cards in hand can still win. */
  judgement(g, seat) {
    const points = g.public.won.map(sum);
    const average = (sum(points) - points[seat]) / (g.seats - 1);
    return points[seat] - average + 0.6 * sum(g.private[seat].hand);
  },
  sketch(view, say) {
    const rows = view.public.won.map((won, seat) => {
      const played = view.public.played[seat].join(' ');
      return say({ say: 'ui.seat', with: { seat, points: sum(won), played: played === '' ? '–' : played } });
    });
    const offered = view.public.prizes.join(' + ');
    const left = view.facts.prizesLeft;
    const hand =
      view.private === null ? [] : [say({ say: 'ui.hand', with: { cards: view.private.hand.join(' ') } })];
    return [
      say({ say: 'ui.prizes', with: { offered: offered === '' ? '–' : offered, left } }),
      ...rows,
      ...hand,
    ].join('\n');
  },
};
