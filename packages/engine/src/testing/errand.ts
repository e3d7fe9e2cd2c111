/** A small game for tests of the engine: it has one of everything. */
import type { Automatic, Decision, Game, Position, Simultaneous, Types } from '../game.ts';
import { groupsBy } from '../meaning.ts';
import type { GameHeader } from '../table/file.ts';

const en = {
  title: 'Errand',
  goal: 'Most coins',
  about: 'A game for tests.',
  'prompt.turn': 'What does {seat} do with {coins, plural, one {# coin} other {# coins}}?',
  'prompt.vote': 'Vote twice.',
  'choice.draw': 'Draw',
  'choice.spend': 'Spend {amount}',
  'choice.peek': 'Peek',
  'choice.roll': 'Roll',
  'choice.end': 'End the turn',
  'choice.vote': 'Vote {mood}',
  'choice.abstain': 'Do not vote',
  'log.drew': '{seat} draws a card.',
  'log.card': 'You draw {card}.',
  'log.rolled': '{seat} rolls {die}.',
  'log.votes': '{seats} say yes.',
  'refuse.poor': 'You have no coins.',
  'outcome.done': 'Done.',
  'option.rounds': 'Rounds',
  'option.rounds.2': 'two',
  'option.rounds.1': 'one',
  'measure.coins': 'Coins',
  'measure.cards': 'Cards left',
  'part.coins': 'coins',
  'phase.market': 'Market',
  'phase.vote': 'Vote',
  'heading.errands': 'Errands',
  'heading.votes': 'Votes',
  'mood.yes': 'yes',
  'mood.no': 'no',
} as const;

export interface Errand extends Types {
  public: { coins: number[]; rolls: number[]; spent: number; yes: number[]; left: number[] };
  private: { hand: number[]; known: number };
  secret: { deck: number[] };
  facts: { hands: number[]; deck: number };
  frame: { step: 'turn'; seat: number } | { step: 'vote' } | { step: 'close' };
  choice:
    | { do: 'draw' }
    | { do: 'spend'; amount?: number }
    | { do: 'peek' }
    | { do: 'roll' }
    | { do: 'end' }
    | { do: 'vote'; mood: 'yes' | 'no' }
    | { do: 'abstain' };
  options: { rounds: number };
  words: typeof en;
  phase: 'market' | 'vote';
}

const turn: Decision<Errand, 'turn'> = {
  kind: 'decision',
  phase: 'market',
  open: true,
  rule: 'ERR-1',
  asks: (_g, frame) => frame.seat,
  prompt: (view, frame) => ({ coins: view.public.coins[frame.seat] }),
  choices(g, _frame, seat, offer) {
    if (g.secret.deck.length > 0) offer.add({ do: 'draw' });
    const coins = g.public.coins[seat];
    if (coins > 0) offer.amount({ do: 'spend' }, 'amount', 1, coins);
    else offer.add({ do: 'spend', amount: 1 }, { code: 'refuse.poor', rule: 'ERR-2', with: {} });
    offer.add({ do: 'peek' });
    offer.add({ do: 'roll' });
    offer.add({ do: 'end' });
  },
  default: () => ({ do: 'end' }),
  take(g, frame, seat, choice, go) {
    const mine = g.private[seat];
    switch (choice.do) {
      case 'draw': {
        const card = g.secret.deck.pop() ?? 0;
        mine.hand.push(card);
        go.log('log.drew', { seat });
        go.log('log.card', { card }, [seat]);
        break;
      }
      case 'spend':
        g.public.coins[seat] -= choice.amount ?? 0;
        g.public.spent += choice.amount ?? 0;
        break;
      case 'peek':
        mine.known = g.secret.deck.at(-1) ?? 0;
        go.mark();
        break;
      case 'roll': {
        const die = go.chance.die(6);
        g.public.rolls.push(die);
        go.log('log.rolled', { seat, die });
        break;
      }
      case 'end':
        go.next(turnAfter(g, frame.seat));
        break;
      case 'vote':
      case 'abstain':
        break;
    }
  },
};

/** Those who have given up have no turn. */
function turnAfter(g: Position<Errand>, seat: number): Errand['frame'] {
  for (let next = seat + 1; next < g.seats; next++)
    if (!g.public.left.includes(next)) return { step: 'turn', seat: next };
  return { step: 'vote' };
}

const vote: Simultaneous<Errand, 'vote'> = {
  kind: 'simultaneous',
  phase: 'vote',
  window: true,
  rule: 'ERR-3',
  asks: (g) => g.private.flatMap((_, seat) => (g.public.left.includes(seat) ? [] : [seat])),
  choices(_g, _frame, _seat, offer) {
    offer.add({ do: 'vote', mood: 'yes' });
    offer.add({ do: 'vote', mood: 'no' });
    offer.add({ do: 'abstain' });
  },
  default: () => ({ do: 'abstain' }),
  more: (_g, _frame, _seat, given) => given.length < 2,
  resolve(g, _frame, answers, go) {
    const last = answers.map((given) => given.at(1));
    g.public.yes = last.flatMap((choice, seat) =>
      choice?.do === 'vote' && choice.mood === 'yes' ? [seat] : [],
    );
    go.log('log.votes', { seats: g.public.yes });
    go.next({ step: 'close' });
  },
};

const close: Automatic<Errand, 'close'> = {
  kind: 'automatic',
  phase: 'vote',
  rule: 'ERR-4',
  run(g, _frame, go) {
    go.round();
    if (g.round < g.options.rounds) go.next(turnAfter(g, -1));
    else go.end({ reason: 'done', scores: g.public.coins.slice(), winners: g.public.yes.slice() });
  },
};

export const errand: Game<Errand> = {
  id: 'errand',
  version: 3,
  seats: [2, 3],
  size: 'small',
  options: { rounds: [2, 1] },
  words: {
    en,
    it: en,
    de: en,
    terms: { mood: ['yes', 'no'] },
    names: { seat: 'seat', seats: 'seat', mood: 'mood' },
  },
  steps: { turn, vote, close },
  phases: [['market', 'vote']],
  roles: { end: 'end', abstain: 'pass' },
  groups: groupsBy({ errands: ['draw', 'spend', 'peek', 'roll'], votes: ['vote'] }),
  tones: { 'log.rolled': 'dice' },
  moments: {
    'log.rolled': ({ seat, die }) => ({
      kind: 'battle',
      weight: 3,
      rolls: [{ seat: Number(seat), dice: [{ face: Number(die), hit: Number(die) === 6 }] }],
    }),
  },
  measures: [
    { id: 'coins', of: 'seat', value: (g, seat) => g.public.coins[seat] },
    { id: 'cards', of: 'world', value: (g) => g.secret.deck.length },
  ],
  goal: {
    standing: ({ public: { coins } }) => coins,
    progress: ({ options: { rounds } }) => ({ now: 0, of: rounds }),
  },
  resignation: {
    has: (g, seat) => g.public.left.includes(seat),
    declare(g, seat, go) {
      g.public.left.push(seat);
      const rest = g.private.flatMap((_, other) => (g.public.left.includes(other) ? [] : [other]));
      if (rest.length === 1) go.end({ reason: 'done', scores: g.public.coins.slice(), winners: rest });
    },
  },
  setup(seats, _options, chance) {
    const deck = [1, 2, 3, 4, 5, 6, 7, 8];
    chance.shuffle(deck);
    const each = Array.from({ length: seats }, (_, seat) => seat);
    return {
      public: { coins: each.map(() => 3), rolls: [], spent: 0, yes: [], left: [] },
      private: each.map(() => ({ hand: [], known: 0 })),
      secret: { deck },
    };
  },
  begin: () => [{ step: 'turn', seat: 0 }],
  copy: {
    public: (it) => ({
      coins: [...it.coins],
      rolls: [...it.rolls],
      spent: it.spent,
      yes: [...it.yes],
      left: [...it.left],
    }),
    private: (it) => ({ hand: [...it.hand], known: it.known }),
    secret: (it) => ({ deck: [...it.deck] }),
  },
  facts: (g) => ({ hands: g.private.map(({ hand }) => hand.length), deck: g.secret.deck.length }),
  imagine(view, chance) {
    const own = view.private ?? { hand: [], known: 0 };
    const cards = [1, 2, 3, 4, 5, 6, 7, 8].filter((card) => !own.hand.includes(card));
    chance.shuffle(cards);
    return {
      public: view.public,
      private: view.facts.hands.map((size, seat) =>
        seat === view.viewer ? own : { hand: cards.splice(0, size), known: 0 },
      ),
      secret: { deck: cards },
    };
  },
  conserved: (g) => ({
    coins: g.public.spent + g.public.coins.reduce((sum, coins) => sum + coins, 0),
    cards: g.secret.deck.length + g.private.reduce((sum, { hand }) => sum + hand.length, 0),
  }),
  faults: () => [],
  judgement: (g, seat) => g.public.coins[seat],
  parts: { ids: ['coins'], of: (g, seat) => [g.public.coins[seat]] },
};

export function errandHeader(changes: Partial<GameHeader> = {}): GameHeader {
  return {
    format: 'entente-game/1',
    game: 'errand',
    version: 3,
    seats: 2,
    options: { rounds: 2 },
    chance: { kind: 'seeded', seed: 11 },
    ...changes,
  };
}
