import { describe, expect, test, vi } from 'vitest';
import { SeededChance } from '../chance/seeded.ts';
import type { Go } from '../game.ts';
import { Referee } from '../referee.ts';
import { Table } from '../table/table.ts';
import { dealing, type Souk, souk } from '../testing/souk.ts';
import { teller } from '../words/teller.ts';
import { type Deal, sameOffer, type Until } from './deal.ts';
import { fallDue } from './promises.ts';
import { openOffers, wordOf } from './told.ts';

const FORM = {
  give_coin: 0,
  get_coin: 0,
  give_date: 0,
  get_date: 0,
  giveItems: [] as string[],
  getItems: [] as string[],
  vow: 'none',
  ask: 'none',
  until: 'turn' as Until,
};
type Form = Partial<typeof FORM>;

const offer = (partner: number, form: Form): Souk['choice'] => ({
  do: 'offerDeal',
  partner,
  ...FORM,
  ...form,
});
const END = { do: 'endTalk' } as const;

/** Three merchants: 4 coins and 2 dates each. By default they do not talk before the first turn. */
function market(talks = false) {
  const referee = new Referee(souk, new SeededChance(1));
  const g = referee.start(3, {});
  const take = (seat: number, choice: Souk['choice']) => {
    expect(referee.refusal(g, seat, choice)).toBeNull();
    referee.take(g, seat, choice);
  };
  const refusal = (seat: number, choice: Souk['choice']) => referee.refusal(g, seat, choice)?.code ?? null;
  if (!talks) for (const seat of [0, 1, 2]) take(seat, END);
  return { g, take, refusal, referee };
}

const answer = (kind: 'acceptDeal' | 'refuseDeal' | 'withdrawDeal', partner: number, deal: number) => ({
  do: kind,
  partner,
  deal,
});

describe('an offer in a seat’s own turn', () => {
  test('is told where somebody reads it; its words are not made where nobody does', () => {
    const told: string[] = [];
    const log = (say: string) => void told.push(say);
    for (const witness of [null, { log, mark: () => {}, round: () => {} }]) {
      const say = vi.spyOn(dealing.goods[0], 'say', 'get');
      const referee = new Referee(souk, new SeededChance(1), witness);
      const g = referee.start(3, {});
      for (const seat of [0, 1, 2]) referee.take(g, seat, END);
      referee.take(g, 0, offer(2, { give_coin: 3 }));
      expect(referee.isHeard).toBe(witness !== null);
      expect(say.mock.calls.length > 0).toBe(witness !== null);
      say.mockRestore();
    }
    expect(told).toContain('log.dealOffered');
  });

  test('gets its answer before the turn goes on; goods change hands at once', () => {
    const { g, take } = market();
    take(0, offer(2, { give_coin: 3, get_date: 1 }));
    expect(g.asked).toEqual([2]);
    expect(openOffers(g.public.deals, 2).received).toHaveLength(1);
    take(2, answer('acceptDeal', 0, 1));
    expect(g.public).toMatchObject({ coins: [1, 4, 7], dates: [3, 2, 1] });
    expect(g.asked).toEqual([0]);
    expect(g.public.deals.open).toEqual([]);
  });

  test('can be refused, and is not made again unchanged in this turn', () => {
    const { g, take, refusal } = market();
    take(0, offer(1, { give_coin: 1, get_date: 1 }));
    take(1, answer('refuseDeal', 0, 1));
    expect(g.public.coins).toEqual([4, 4, 4]);
    expect(refusal(0, offer(1, { give_coin: 1, get_date: 1 }))).toBe('refuse.dealAgain');
    expect(refusal(0, offer(1, { give_coin: 1, get_date: 1, until: 'game' }))).toBe('refuse.dealAgain');
    expect(refusal(0, offer(1, { give_coin: 2, get_date: 1 }))).toBeNull();
    expect(refusal(0, offer(2, { give_coin: 1, get_date: 1 }))).toBeNull();
  });

  test('can be countered once: then the first seat answers', () => {
    const { g, take, refusal } = market();
    take(0, offer(1, { give_coin: 1, get_date: 1 }));
    const back: Souk['choice'] = {
      do: 'counterDeal',
      partner: 0,
      deal: 1,
      ...FORM,
      give_date: 1,
      get_coin: 2,
    };
    take(1, back);
    expect(g.asked).toEqual([0]);
    expect(refusal(0, { ...back, partner: 1, deal: 2 })).toBe('refuse.notOffered');
    take(0, answer('acceptDeal', 1, 2));
    expect(g.public).toMatchObject({ coins: [2, 6, 4], dates: [3, 1, 2] });
  });

  test('can be made twice in a turn', () => {
    const { take, refusal } = market();
    for (const deal of [1, 2]) {
      take(0, offer(1, { give_coin: deal, get_date: 1 }));
      take(1, answer('refuseDeal', 0, deal));
    }
    expect(refusal(0, offer(2, FORM))).toBe('refuse.dealEnough');
    take(0, { do: 'end' });
    take(1, offer(2, { give_coin: 1, get_date: 1 }));
  });

  test.each<[string, Form, string]>([
    ['more than one has', { give_coin: 5, get_date: 1 }, 'refuse.notOffered'],
    ['nothing for nothing', {}, 'refuse.dealEmpty'],
    ['what the rules of the game forbid', { give_coin: 1 }, 'refuse.gift'],
    ['a clause for a time it cannot have', { vow: 'truce', until: 'turn' }, 'refuse.dealUntil'],
  ])('cannot be %s', (_what, form, code) => {
    expect(market().refusal(0, offer(1, form))).toBe(code);
  });

  test('can ask for a hidden thing; only its owner can accept', () => {
    const { g, take, refusal } = market();
    const [gem] = g.private[2].gems;
    take(0, offer(1, { give_coin: 1, getItems: [gem] }));
    expect(refusal(1, answer('acceptDeal', 0, 1))).toBe('refuse.dealItem');
    take(1, answer('refuseDeal', 0, 1));
    take(0, offer(2, { give_coin: 1, getItems: [gem] }));
    take(2, answer('acceptDeal', 0, 2));
    expect(g.private[0].gems).toContain(gem);
  });
});

describe('a talk', () => {
  test('shows no offer before all have spoken, and then asks only the seats concerned', () => {
    const { g, take } = market(true);
    take(0, offer(2, { give_coin: 1, get_date: 1 }));
    take(0, END);
    take(2, END);
    expect(g.public.deals.open).toEqual([]);
    take(1, END);
    expect(g.public.deals.open).toHaveLength(1);
    expect(g.asked).toEqual([2]);
    take(2, answer('acceptDeal', 0, 1));
    take(2, END);
    expect(g.public.coins).toEqual([3, 4, 5]);
    expect(g.flow.at(-1)).toEqual({ step: 'turn', seat: 0 });
  });

  test('lets an unanswered offer expire, and ends', () => {
    const { g, take } = market(true);
    take(0, offer(2, { give_coin: 1, get_date: 1 }));
    for (const seat of [0, 1, 2]) take(seat, END);
    take(2, END);
    expect(g.public.deals.open).toEqual([]);
    expect(g.public.coins).toEqual([4, 4, 4]);
    expect(g.flow.at(-1)).toEqual({ step: 'turn', seat: 0 });
  });

  test('a seat that answers may also withdraw its own offer, which counts more than an acceptance', () => {
    const { g, take } = market(true);
    take(0, offer(1, { give_coin: 1, get_date: 1 }));
    take(1, offer(0, { give_date: 2, get_coin: 2 }));
    for (const seat of [0, 1, 2]) take(seat, END);
    expect(g.asked).toEqual([0, 1]);
    take(0, answer('withdrawDeal', 1, 1));
    take(0, answer('acceptDeal', 1, 2));
    take(0, END);
    take(1, answer('acceptDeal', 0, 1));
    take(1, END);
    expect(g.public).toMatchObject({ coins: [2, 6, 4], dates: [4, 0, 2] });
  });

  test('an accepted deal lapses when another has taken what it needs', () => {
    const { g, take } = market(true);
    take(0, offer(2, { give_coin: 1, get_date: 2 }));
    take(1, offer(2, { give_coin: 1, get_date: 2 }));
    for (const seat of [0, 1, 2]) take(seat, END);
    take(2, answer('acceptDeal', 0, 1));
    take(2, answer('acceptDeal', 1, 2));
    take(2, END);
    expect(g.public).toMatchObject({ coins: [3, 4, 5], dates: [4, 2, 0] });
  });

  test('has at most three rounds, the last with answers only', () => {
    const { g, take, refusal } = market(true);
    take(0, offer(1, { give_coin: 1, get_date: 1 }));
    for (const seat of [0, 1, 2]) take(seat, END);
    take(1, { do: 'counterDeal', partner: 0, deal: 1, ...FORM, give_date: 1, get_coin: 2 });
    take(1, END);
    expect(g.asked).toEqual([0]);
    expect(refusal(0, offer(1, { give_coin: 2, get_date: 2 }))).toBe('refuse.notOffered');
    take(0, answer('refuseDeal', 1, 2));
    expect(g.flow.at(-1)).toEqual({ step: 'turn', seat: 0 });
  });
});

describe('what is agreed for later', () => {
  const agree = (form: Form) => {
    const set = market();
    set.take(0, offer(1, form));
    set.take(1, answer('acceptDeal', 0, 1));
    return set;
  };

  test('is enforced where the game can: a pact binds both until it is over', () => {
    const { g, take, refusal } = agree({ vow: 'truce', until: 'round' });
    expect(refusal(0, { do: 'rob', partner: 1 })).toBe('refuse.guarded');
    take(0, { do: 'end' });
    expect(refusal(1, { do: 'rob', partner: 0 })).toBe('refuse.guarded');
    take(1, { do: 'end' });
    take(2, { do: 'end' });
    expect(g.public.deals.ledger.map(({ fate }) => fate)).toEqual(['over', 'over']);
    expect(wordOf(g.public.deals, 0)).toEqual({ kept: 0, broken: 0, standing: [] });
  });

  test('until the end of the turn is over with a turn, a round or the game, and so on', () => {
    const over = (until: Until, end: Until) => {
      const { g } = agree({ vow: 'truce', until: 'round' });
      for (const promised of g.public.deals.ledger) promised.until = until;
      const go = { log: () => {} } as unknown as Go<Souk>;
      fallDue(dealing, g, end, go);
      return g.public.deals.ledger.every(({ fate }) => fate === 'over');
    };
    const ends: Until[] = ['turn', 'round', 'game'];
    expect(ends.map((end) => over('turn', end))).toEqual([true, true, true]);
    expect(ends.map((end) => over('round', end))).toEqual([false, true, true]);
    expect(ends.map((end) => over('game', end))).toEqual([false, false, true]);
  });

  test('is remembered where the game can only see it: broken at once, kept when it falls due', () => {
    const { g, take } = agree({ vow: 'noTheft', ask: 'noTheft', until: 'round' });
    take(0, { do: 'rob', partner: 1 });
    expect(wordOf(g.public.deals, 0)).toMatchObject({ kept: 0, broken: 1 });
    take(1, { do: 'end' });
    take(2, { do: 'end' });
    expect(wordOf(g.public.deals, 1)).toMatchObject({ kept: 1, broken: 0 });
  });

  test('is judged by its receiver where the rules cannot see it', () => {
    const { g, take } = agree({ give_coin: 1, ask: 'praise', until: 'turn' });
    expect(wordOf(g.public.deals, 1).standing).toHaveLength(1);
    take(0, { do: 'end' });
    expect(g.asked).toEqual([0]);
    take(0, { do: 'judgePromise', partner: 1, promise: 2, clause: 'praise', fate: 'broken' });
    expect(wordOf(g.public.deals, 1)).toMatchObject({ kept: 0, broken: 1, standing: [] });
    expect(g.flow.at(-1)).toEqual({ step: 'turn', seat: 1 });
  });
});

test('an offer is the same only with the same clause for the same time; without a clause its time means nothing', () => {
  const deal = (changes: Partial<Deal>): Deal => ({
    ...{ id: 1, from: 0, to: 1, counter: false, give: [1], get: [0], giveItems: [], getItems: [] },
    ...{ vow: 'none', ask: 'none', until: 'turn' },
    ...changes,
  });
  expect(sameOffer(deal({}), deal({ id: 2, until: 'game' }))).toBe(true);
  expect(sameOffer(deal({ vow: 'truce' }), deal({ vow: 'truce' }))).toBe(true);
  for (const changes of [
    { vow: 'truce', until: 'game' } as const,
    { vow: 'noTheft' },
    { vow: 'truce', give: [2] },
    { vow: 'truce', getItems: ['ruby'] },
    { vow: 'truce', to: 2 },
  ])
    expect(sameOffer(deal({ vow: 'truce' }), deal(changes))).toBe(false);
});

test('a deal is told thing by thing', () => {
  const table = new Table(souk, {
    format: 'entente-game/1',
    game: 'souk',
    version: 1,
    seats: 2,
    options: {},
    chance: { kind: 'seeded', seed: 1 },
  });
  for (const seat of [0, 1]) table.take(seat, END);
  const form = { give_coin: 2, give_date: 1, ask: 'praise', until: 'round' } as const;
  expect(table.take(0, offer(1, form))).toMatchObject({ ok: true });
  const names = ['Ann', 'Bob'];
  const tell = teller(souk, 'en', (seat) => names[seat]);
  const last = table.log.at(-1);
  expect(last && tell.say(last)).toBe(
    'Ann offers Bob 2 coins and 1 date for praise in the market (until the end of the round).',
  );
  expect(tell.prompt(table.view(1))).toContain('Ann offers 2 coins and 1 date');
});
