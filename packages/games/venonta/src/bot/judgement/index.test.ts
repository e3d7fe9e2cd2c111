import { copy, Referee, type Seat, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../flow.ts';
import { venonta } from '../../game.ts';
import type { Position } from '../../position.ts';
import { Situation, THREE } from '../../testing/situation.ts';
import { proposals } from './barter.ts';
import { characters, judgement } from './index.ts';

type Judge = (g: Position, seat: Seat) => number;

/** The choice after which the judgement is best; amounts at their most, forms as the game proposes. */
function pick(s: Situation, judge: Judge = judgement): Choice {
  const referee = new Referee(venonta, new SeededChance(1));
  const [seat] = s.g.asked;
  const open = referee.choices(s.g, seat).offers.flatMap(({ choice, fill }) => {
    if (fill?.kind === 'form') return [];
    return fill === undefined ? [choice] : [{ ...choice, [fill.field]: fill.max }];
  });
  open.push(...proposals(s.g, seat));
  const judged = open.map((choice) => {
    const then = copy(venonta, s.g);
    new Referee(venonta, new SeededChance(1)).take(then, seat, choice);
    return { choice, worth: judge(then, seat) };
  });
  return judged.reduce((best, one) => (one.worth > best.worth ? one : best)).choice;
}

/** The first player produces: 12 tokens, everybody fed by default. */
const produces = () =>
  new Situation(THREE)
    .given({ round: 2, tokens: [12, 12, 12], population: [4, 4, 4], stock: [4, 4, 4] })
    .objectives('CO-N05', 'CO-P03', 'CO-P04')
    .turnOf(0);

describe('judgement', () => {
  test('plants a farm when people would go hungry', () => {
    const s = produces().given({ stock: [3, 4, 4] });
    s.when({ step: 'produce' });
    expect(pick(s)).toMatchObject({ do: 'build', plant: 'farm' });
  });

  test.each([
    ['careful', judgement],
    ['aggressive', characters.aggressive],
  ])('feeds its people with all it has, %s', (_name, judge) => {
    const s = produces()
      .given({ tokens: [0, 0, 0] })
      .turnOf(0, 2);
    s.when({ step: 'feed' });
    expect(pick(s, judge)).toEqual({ do: 'feed', rations: 4 });
  });

  test('builds what its objective asks for, and nothing like it without', () => {
    const wanted = produces().objective(0, 'CO-N01').discs('NAM', 'factory').discs('SUD', 'factory');
    wanted.when({ step: 'produce' });
    expect(pick(wanted)).toMatchObject({ do: 'build', plant: 'factory' });
    const other = produces().objective(0, 'CO-P11').discs('SUD', 'farm', 'farm', 'farm', 'farm');
    other.when({ step: 'produce' });
    expect(pick(other)).not.toMatchObject({ do: 'build', plant: 'factory' });
  });

  test('attacks with a tank where its objective needs a victory, and keeps the peace where it forbids war', () => {
    const war = produces().objective(0, 'CO-A01');
    war.tanks('WAF', 0, 1);
    war.when({ step: 'wars' });
    expect(pick(war)).toMatchObject({ do: 'attack', from: 'WAF', tanks: 1 });
    const peace = produces().objective(0, 'CO-P08');
    peace.tanks('WAF', 0, 1);
    peace.when({ step: 'wars' });
    expect(pick(peace)).toEqual({ do: 'endWar' });
  });

  test('sells a ration that it can spare, and not one that it needs', () => {
    const offered = (stock: number) => {
      const s = produces().given({ stock: [4, stock, 4], tokens: [12, 2, 2] });
      s.when({ step: 'produce' });
      s.answer(s.buying(1));
      return pick(s).do;
    };
    expect(offered(9)).toBe('acceptDeal');
    expect(offered(4)).toBe('refuseDeal');
  });

  /** The first has food to spare and a factory without fuel, and nobody has a token. */
  const coldAndHungry = (stock: number) => {
    const s = produces().given({ tokens: [0, 0, 0], stock: [9, stock, 4] });
    s.discs('NAM', 'factory');
    for (const land of THREE[0]) s.tep(land, 0);
    s.given({ consumed: 0 }).when({ step: 'produce' });
    return s;
  };

  test('barters food for fuel where both gain, and the other agrees', () => {
    const s = coldAndHungry(2);
    expect(pick(s)).toEqual({ do: 'barter' });
    s.answer({ do: 'barter' });
    const offer = pick(s);
    expect(offer).toMatchObject({ do: 'offerDeal', partner: 1, give_ration: 1 });
    expect(offer).toHaveProperty('getItems.length', 1);
    s.answer(offer);
    expect(pick(s)).toMatchObject({ do: 'acceptDeal', partner: 0 });
  });

  test('bargaining without anything to gain moves nobody ahead of the others', () => {
    const s = produces();
    s.when({ step: 'produce' });
    const gaps = () => [1, 2].map((seat) => judgement(s.g, seat) - judgement(s.g, 0));
    const before = gaps();
    s.answer({ do: 'barter' });
    gaps().forEach((gap, index) => {
      expect(gap).toBeCloseTo(before[index], 6);
    });
  });

  test('does not bargain where nobody has anything to gain', () => {
    const s = produces();
    s.when({ step: 'produce' });
    expect(pick(s)).not.toEqual({ do: 'barter' });
  });

  test('VEN-21.4 losing together is worth no more than losing', () => {
    const s = produces().given({ vp: [30, 10, 5] });
    s.g.outcome = { reason: 'nobody', scores: [0, 0, 0], winners: [] };
    const together = judgement(s.g, 0);
    s.g.outcome = { reason: 'points', scores: [30, 40, 5], winners: [1] };
    expect(judgement(s.g, 0)).toBe(together);
    s.g.outcome = { reason: 'points', scores: [30, 10, 5], winners: [0] };
    expect(judgement(s.g, 0)).toBeGreaterThan(together);
  });

  test('the careful one minds CO2 more than the aggressive one', () => {
    const loss = (judge: Judge) => {
      const s = produces().given({ vp: [20, 18, 15], co2: 24 });
      const before = judge(s.g, 0);
      return before - judge(s.given({ co2: 30 }).g, 0);
    };
    expect(loss(judgement)).toBeGreaterThan(2);
    expect(loss(judgement)).toBeGreaterThan(3 * loss(characters.aggressive));
  });

  test('a combat, an offer and a feeding under way are judged without changing the position', () => {
    const combat = produces();
    combat.tanks('WAF', 0, 1);
    combat.when({ step: 'wars' }).answer({ do: 'attack', from: 'WAF', to: 'MEN', tanks: 1 });
    const offer = produces();
    offer.when({ step: 'produce' }).answer(offer.buying(1));
    const feeding = produces()
      .given({ stock: [1, 4, 4] })
      .turnOf(0, 2);
    feeding.when({ step: 'feed' });
    for (const { g } of [combat, offer, feeding]) {
      const before = structuredClone(g);
      judgement(g, 0);
      judgement(g, 1);
      expect(g).toEqual(before);
    }
  });
});
