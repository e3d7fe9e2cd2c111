import { describe, expect, test } from 'vitest';
import type { Choice } from '../../flow.ts';
import { Situation } from '../../testing/situation.ts';
import { rating } from './index.ts';

type Terms = Partial<Extract<Choice, { do: 'offerDeal' }>>;

const GIFT = {
  partner: 0,
  give_pp: 10,
  get_pp: 0,
  give_oil: 0,
  get_oil: 0,
  giveItems: [],
  getItems: [],
  vow: 'none',
  ask: 'none',
  until: 'game',
} as const;

/** Brazil offers Spain ten Production Points and these terms. */
function offered(terms: Terms): Situation {
  return new Situation(3)
    .nation(0, 'democracy', 'brazil', {})
    .nation(1, 'fascism', 'spain', {})
    .nation(2, 'monarchy', 'japan', {})
    .funds(0, 10, 6)
    .funds(1, 8, 3)
    .turn(0)
    .answer(
      { do: 'act', action: 'trade' },
      { do: 'talkTo', target: 1 },
      { ...GIFT, do: 'offerDeal', partner: 1, ...terms },
    );
}

/** How whoever is asked rates this; null: it is tried and judged. */
const rated = (s: Situation, choice: Choice) => rating(s.g, s.asked[0])?.(choice);
const accepting = (s: Situation) =>
  rated(s, { do: 'acceptDeal', partner: 0, deal: s.world.deals.open[0].id });

describe('a bot', () => {
  test.each(['sparing', 'support'])('does not sell a promise of %s', (ask) => {
    expect(accepting(offered({ ask }))).toBeLessThan(-100_000);
  });

  test('is not bound to peace by the other’s vow of it either', () => {
    expect(accepting(offered({ vow: 'peace' }))).toBeLessThan(-100_000);
  });

  test('looks at an exchange of goods, and makes no counter-offer', () => {
    const s = offered({});
    expect(accepting(s)).toBeNull();
    const { id } = s.world.deals.open[0];
    expect(rated(s, { ...GIFT, do: 'counterDeal', deal: id })).toBeLessThan(-100_000);
  });

  test('sells a passage, and lets those through to whom it is promised', () => {
    const s = offered({ ask: 'passage' });
    expect(accepting(s)).toBeNull();
    s.answer({ do: 'acceptDeal', partner: 0, deal: s.world.deals.open[0].id });
    const crossing = (mover: number) => s.when({ step: 'passage', sea: 'coral_sea', seat: 1, mover });
    const allows = () => (rated(s, { do: 'allow' }) ?? 0) > (rated(s, { do: 'deny' }) ?? 0);
    crossing(0);
    expect(allows()).toBe(true);
    crossing(2);
    expect(allows()).toBe(false);
  });
});
