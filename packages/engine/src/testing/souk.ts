/** A toy game for tests of deals: hidden gems, thieves, a pact that is enforced, promises of both kinds. */
import {
  answerStep,
  breakClause,
  copyDeals,
  DEAL_NAMES,
  DEAL_ROLES,
  DEAL_TERMS,
  type Deal,
  type DealChoice,
  type DealFrame,
  type Dealing,
  type Deals,
  fallDue,
  judgeStep,
  noDeals,
  offerDeals,
  offersAnew,
  stands,
  takeOffer,
  talkStep,
} from '../deals/index.ts';
import type { Automatic, Decision, Game, Position as Of, Types } from '../game.ts';

const en = {
  title: 'Souk',
  about: 'Coins, dates, gems, and the word of a merchant.',
  'prompt.turn': '{seat}: what will you do?',
  'choice.rob': 'Rob {partner}',
  'choice.end': 'Be done',
  'log.robbed': '{seat} robs {partner}.',
  'refuse.guarded': 'You have an armed pact with {partner}.',
  'refuse.gift': 'A merchant gives nothing for nothing.',
  'measure.coins': 'Coins',
  'outcome.closed': 'The souk closes.',
  'deal.coin': '{count, plural, one {# coin} other {# coins}}',
  'deal.date': '{count, plural, one {# date} other {# dates}}',
  'field.give_coin': 'Coins you give',
  'field.get_coin': 'Coins you get',
  'field.give_date': 'Dates you give',
  'field.get_date': 'Dates you get',
  'clause.truce': 'an armed pact',
  'clause.noTheft': 'no robbery',
  'clause.praise': 'praise in the market',
  'phase.market': 'Market',
  'gem.ruby': 'the ruby',
  'gem.pearl': 'the pearl',
  'gem.jade': 'the jade',
} as const;

type Good = 'coin' | 'date';
const GEMS = ['ruby', 'pearl', 'jade'] as const;

export interface Souk extends Types {
  public: { coins: number[]; dates: number[]; deals: Deals };
  private: { gems: string[] };
  frame: { step: 'turn'; seat: number } | { step: 'close' } | { step: 'open' } | DealFrame;
  choice: DealChoice<Good> | { do: 'rob'; partner: number } | { do: 'end' };
  options: Record<never, never>;
  words: typeof en;
  phase: 'market';
}

type Position = Of<Souk>;

export const dealing: Dealing<Souk, Good> = {
  rule: 'SOUK-1',
  goods: [
    { id: 'coin', say: 'deal.coin' },
    { id: 'date', say: 'deal.date' },
  ],
  clauses: [
    { id: 'truce', enforced: true, mutual: true, until: ['round', 'game'] },
    { id: 'noTheft', broken: () => false },
    { id: 'praise' },
  ],
  mostOffers: 2,
  talkRounds: 3,
  deals: (g) => g.public.deals,
  most: (g, good, giver) => (good === 'coin' ? g.public.coins : g.public.dates)[giver],
  // Others' gems can be asked for by name: nobody knows who has which.
  items: (g, giver, _taker, viewer) => (viewer === giver ? g.private[giver].gems : GEMS),
  sayItem: (item) => ({ say: `gem.${item}`, with: {} }),
  forbidden: (_g, deal) => (isGift(deal) ? { code: 'refuse.gift', rule: 'SOUK-2', with: {} } : undefined),
  carryOut(g, deal) {
    hand(g, deal.from, deal.to, deal.give, deal.giveItems);
    hand(g, deal.to, deal.from, deal.get, deal.getItems);
  },
};

function isGift({ give, giveItems, vow, get, getItems, ask }: Deal): boolean {
  const something = (amounts: number[], items: string[], clause: string) =>
    amounts.some((amount) => amount > 0) || items.length > 0 || clause !== 'none';
  return vow !== 'truce' && something(give, giveItems, vow) !== something(get, getItems, ask);
}

function hand(
  g: Position,
  from: number,
  to: number,
  amounts: readonly number[],
  gems: readonly string[],
): void {
  const { coins, dates } = g.public;
  coins[from] -= amounts[0];
  coins[to] += amounts[0];
  dates[from] -= amounts[1];
  dates[to] += amounts[1];
  g.private[from].gems = g.private[from].gems.filter((gem) => !gems.includes(gem));
  g.private[to].gems.push(...gems);
}

const open: Automatic<Souk, 'open'> = {
  kind: 'automatic',
  phase: 'market',
  rule: 'SOUK-3',
  run(g, _frame, go) {
    if (g.round === 2) {
      const best = Math.max(...g.public.coins);
      const winners = g.public.coins.flatMap((coins, seat) => (coins === best ? [seat] : []));
      go.end({ reason: 'closed', scores: g.public.coins.slice(), winners });
    } else go.next({ step: 'talk', talk: 0 }, { step: 'turn', seat: 0 });
  },
};

const turn: Decision<Souk, 'turn'> = {
  kind: 'decision',
  phase: 'market',
  rule: 'SOUK-2',
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    offerDeals(dealing, g, seat, offer);
    for (let partner = 0; partner < g.seats; partner++) {
      if (partner === seat || g.public.coins[partner] === 0) continue;
      const guarded = stands(g.public.deals, 'truce', seat, partner);
      offer.add(
        { do: 'rob', partner },
        guarded ? { code: 'refuse.guarded', rule: 'SOUK-2', with: { partner } } : undefined,
      );
    }
    offer.add({ do: 'end' });
  },
  take(g, frame, seat, choice, go) {
    if (choice.do === 'offerDeal') {
      takeOffer(dealing, g, seat, choice, go);
      return;
    }
    if (choice.do === 'rob') {
      g.public.coins[seat]++;
      g.public.coins[choice.partner]--;
      go.log('log.robbed', { seat, partner: choice.partner });
      breakClause(dealing, g, 'noTheft', seat, choice.partner, go);
    }
    const asks = fallDue(dealing, g, 'turn', go);
    offersAnew(g.public.deals);
    const last = frame.seat + 1 === g.seats;
    const then: Souk['frame'] = last ? { step: 'close' } : { step: 'turn', seat: frame.seat + 1 };
    if (asks) go.next({ step: 'judgePromises' }, then);
    else go.next(then);
  },
};

const close: Automatic<Souk, 'close'> = {
  kind: 'automatic',
  phase: 'market',
  rule: 'SOUK-3',
  run(g, _frame, go) {
    go.round();
    const asks = fallDue(dealing, g, g.round === 2 ? 'game' : 'round', go);
    if (asks) go.next({ step: 'judgePromises' }, { step: 'open' });
    else go.next({ step: 'open' });
  },
};

export const souk: Game<Souk> = {
  id: 'souk',
  version: 1,
  seats: [2, 3],
  size: 'small',
  options: {},
  words: {
    en,
    it: en,
    de: en,
    terms: { clause: ['none', 'truce', 'noTheft', 'praise'], gem: GEMS, ...DEAL_TERMS },
    names: { seat: 'seat', giveItems: 'gem', getItems: 'gem', ...DEAL_NAMES },
  },
  steps: {
    open,
    turn,
    close,
    talk: talkStep(dealing),
    answerDeal: answerStep(dealing),
    judgePromises: judgeStep(dealing),
  },
  phases: [['market']],
  roles: { end: 'end', ...DEAL_ROLES },
  tones: { 'log.robbed': 'clash' },
  measures: [{ id: 'coins', of: 'seat', value: (g, seat) => g.public.coins[seat] }],
  setup(seats, _options, chance) {
    const gems = [...GEMS];
    chance.shuffle(gems);
    const each = Array.from({ length: seats }, (_, seat) => seat);
    return {
      public: { coins: each.map(() => 4), dates: each.map(() => 2), deals: noDeals(seats) },
      private: each.map((seat) => ({ gems: [gems[seat]] })),
      secret: {},
    };
  },
  begin: () => [{ step: 'open' }],
  copy: {
    public: ({ coins, dates, deals }) => ({ coins: [...coins], dates: [...dates], deals: copyDeals(deals) }),
    private: ({ gems }) => ({ gems: [...gems] }),
    secret: () => ({}),
  },
  facts: (g) => ({ gems: g.private.map(({ gems }) => gems.length) }),
  imagine(view, chance) {
    const own = view.private?.gems ?? [];
    const others = GEMS.filter((gem) => !own.includes(gem)) as string[];
    chance.shuffle(others);
    const sizes = (view.facts as { gems: number[] }).gems;
    return {
      public: view.public,
      private: sizes.map((size, seat) => ({ gems: seat === view.viewer ? own : others.splice(0, size) })),
      secret: {},
    };
  },
  conserved: (g) => ({
    coins: g.public.coins.reduce((sum, coins) => sum + coins, 0),
    dates: g.public.dates.reduce((sum, dates) => sum + dates, 0),
    gems: g.private.reduce((sum, { gems }) => sum + gems.length, 0),
  }),
  faults: (g) => (g.public.coins.some((coins) => coins < 0) ? ['somebody has less than nothing'] : []),
  judgement: (g, seat) => g.public.coins[seat] + g.public.dates[seat],
};
