import type { Deal } from '@entente/engine/deals';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../flow.ts';
import { Situation, THREE } from '../../testing/situation.ts';
import { rating } from './index.ts';

const rated = (s: Situation, choice: Choice) => rating(s.g, s.asked[0])(choice);

/** The second player of three feeds its people: 8 to feed. */
const feeding = (stock: number) =>
  new Situation(THREE)
    .given({ round: 2, population: [8, 8, 8], stock: [8, stock, 3], tokens: [5, 5, 5] })
    .turnOf(1, 2)
    .when({ step: 'feed' });

const offer = (terms: Partial<Extract<Choice, { do: 'offerDeal' }>>): Choice => ({
  do: 'offerDeal',
  partner: 0,
  give_ration: 0,
  give_token: 0,
  get_ration: 0,
  get_token: 0,
  giveItems: [],
  getItems: [],
  vow: 'none',
  ask: 'none',
  until: 'round',
  ...terms,
});

/** Three tokens from the first to the second player. */
const OPEN: Deal = {
  id: 7,
  from: 0,
  to: 1,
  counter: false,
  give: [0, 3],
  get: [0, 0],
  giveItems: [],
  getItems: [],
  vow: 'none',
  ask: 'none',
  until: 'round',
};

describe('a bot', () => {
  test.each([3, 6, 8, 12])('hands out all that its people need, of %i rations', (stock) => {
    const s = feeding(stock);
    const all = Math.min(8, stock);
    expect(rated(s, { do: 'feed', rations: all })).toBeNull();
    for (const rations of [0, all - 1]) expect(rated(s, { do: 'feed', rations })).toBeLessThan(0);
  });

  test('makes two offers in a turn at most', () => {
    const s = feeding(12);
    const sell: Choice = { do: 'sellRation', target: 0, price: 2 };
    s.world.deals.offers[1] = 1;
    expect(rated(s, sell)).toBeNull();
    s.world.deals.offers[1] = 2;
    expect(rated(s, sell)).toBeLessThan(0);
  });

  test('promises nothing but pacts, which the game keeps, and asks for no promise', () => {
    const s = feeding(8);
    expect(rated(s, offer({ vow: 'both' }))).toBeNull();
    for (const clause of ['peace', 'green', 'help']) {
      expect(rated(s, offer({ vow: clause }))).toBeLessThan(0);
      expect(rated(s, offer({ ask: clause }))).toBeLessThan(0);
      s.world.deals.open = [{ ...OPEN, ask: clause }];
      expect(rated(s, { do: 'acceptDeal', partner: 0, deal: 7 })).toBeLessThan(0);
      s.world.deals.open = [{ ...OPEN, vow: clause }];
      expect(rated(s, { do: 'acceptDeal', partner: 0, deal: 7 })).toBeNull();
    }
  });
});
