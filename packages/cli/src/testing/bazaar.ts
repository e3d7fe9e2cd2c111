/** A toy game for tests of the terminal: it has what the examples lack. Amounts, a form, refusals, undo, no sketch. */
import { anyGame, type Decision, type Game, type Refusal, type Types, type Words } from '@entente/engine';
import { HostedGame, seeded } from '@entente/table';

const en = {
  title: 'Bazaar',
  'phase.market': 'Market',
  about: 'Buy, barter, be done.',
  'prompt.deal': 'You have {money, plural, one {# coin} other {# coins}}. What do you do?',
  'choice.buy': 'Buy {amount, plural, one {# sack} other {# sacks}} of {ware}',
  'choice.barter': 'Barter with {with}',
  'choice.steal': 'Steal {ware}',
  'choice.done': 'Be done',
  'log.bought': '{seat} buys {amount} {ware}.',
  'log.bartered': '{seat} gives {wares} for {amount}.',
  'outcome.done': 'Enough.',
  'refuse.theft': 'Nobody steals {ware} here.',
  'refuse.nothing': 'A barter needs something in return.',
  'ware.rice': 'rice',
  'ware.rice.text': 'Feeds people.',
  'ware.salt': 'salt',
  'ware.salt.text': 'Keeps fish.',
} as const;

type Ware = 'rice' | 'salt';
const WARES: readonly Ware[] = ['rice', 'salt'];

interface Bazaar extends Types {
  public: { money: number; stock: Record<Ware, number> };
  frame: { step: 'deal' };
  choice:
    | { do: 'buy'; ware: Ware; amount: number }
    | { do: 'barter'; with: number; wares: Ware[]; amount: number }
    | { do: 'steal'; ware: Ware }
    | { do: 'done' };
  options: Record<never, never>;
  words: typeof en;
  phase: 'market';
}

const words: Words<typeof en> = {
  en,
  it: en,
  de: en,
  terms: { ware: WARES },
  explained: ['ware'],
  names: { seat: 'seat', with: 'seat', ware: 'ware', wares: 'ware' },
};

const refusal = (code: string, ware: Ware): Refusal => ({ code, rule: 'BAZ-1', with: { ware } });

const deal: Decision<Bazaar, 'deal'> = {
  kind: 'decision',
  phase: 'market',
  rule: 'BAZ-1',
  asks: () => 0,
  prompt: (view) => ({ money: view.public.money }),
  choices(g, _frame, _seat, offer) {
    const { money } = g.public;
    for (const ware of WARES) offer.amount({ do: 'buy', ware, amount: 0 }, 'amount', 1, money);
    offer.form(
      { do: 'barter', with: 1, wares: [], amount: 0 },
      {
        wares: { kind: 'some', of: WARES, min: 0, max: 2 },
        amount: { kind: 'amount', min: 0, max: 5 },
      },
      (filled) =>
        filled.do === 'barter' && filled.amount === 0 ? refusal('refuse.nothing', 'salt') : undefined,
    );
    offer.add({ do: 'done' });
    offer.add({ do: 'steal', ware: 'salt' }, refusal('refuse.theft', 'salt'));
  },
  take(g, _frame, seat, choice, go) {
    switch (choice.do) {
      case 'buy':
        g.public.money -= choice.amount;
        g.public.stock[choice.ware] += choice.amount;
        go.log('log.bought', { seat, amount: choice.amount, ware: choice.ware });
        break;
      case 'barter':
        g.public.money += choice.amount;
        go.log('log.bartered', { seat, wares: choice.wares, amount: choice.amount });
        break;
      case 'done':
      case 'steal':
        go.end({ reason: 'done', scores: [g.public.money, 0], winners: [0] });
    }
  },
};

const bazaar: Game<Bazaar> = {
  id: 'bazaar',
  version: 1,
  seats: [2],
  size: 'small',
  options: {},
  words,
  steps: { deal },
  phases: [['market']],
  roles: { done: 'end' },
  tones: {},
  measures: [],
  setup: () => ({
    public: { money: 9, stock: { rice: 0, salt: 0 } },
    private: [{}, {}],
    secret: {},
  }),
  begin: () => [{ step: 'deal' }],
  copy: {
    public: ({ money, stock }) => ({ money, stock: { ...stock } }),
    private: () => ({}),
    secret: () => ({}),
  },
  facts: () => ({}),
  imagine: (view) => ({ public: view.public, private: [{}, {}], secret: {} }),
  conserved: () => ({}),
  faults: () => [],
  judgement: (g) => g.public.money,
};

export const openBazaar = () => ({
  game: bazaar,
  table: HostedGame.begin(anyGame(bazaar), {
    header: seeded({ game: 'bazaar', version: 1, options: {} }, 2, 1),
  }),
});
