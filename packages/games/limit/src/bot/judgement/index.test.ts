import { copy, filled, Referee, type Seat, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { limit } from '../../game.ts';
import { type Limit, MILITARY, type Position } from '../../position.ts';
import { make, Situation } from '../../testing/situation.ts';

/** The choice after which the judgement is best, of each amount the least, the middle and the most. */
function greedy(referee: Referee<Limit>, g: Position, seat: Seat): Limit['choice'] {
  const choices = referee.choices(g, seat).offers.flatMap(({ choice, fill }) => {
    if (fill?.kind !== 'amount') return [choice];
    const { field, min, max } = fill;
    return [min, Math.floor((min + max) / 2), max].map((amount) => filled(choice, { [field]: amount }));
  });
  let best = choices[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const then = copy(limit, g);
    referee.take(then, seat, choice);
    const worth = limit.judgement(then, seat);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

function pick(s: Situation): Limit['choice'] {
  return greedy(new Referee(limit, new SeededChance(1)), s.g, s.asked[0]);
}

const CRAFTS = { step: 'politicalTurn', seat: 0, cards: 0, withdrawn: [] } as const;

describe('judgement', () => {
  test('feeds its people: crafts become food when two renewables are missing', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 5, stock: { R: 3 }, money: 10 });
    s.when({ ...CRAFTS, withdrawn: [] }).answer({ do: 'play', card: 'P01' });
    expect(pick(s)).toEqual({ do: 'gain', resource: 'renewable' });
  });

  test('arms against a neighbour who arms: military is worth more beside an armed one', () => {
    const gain = (theirs: number) => {
      const worth = [2, 6].map((own) => {
        const s = new Situation(2);
        make(s.nation(0), { stock: { M: own } });
        make(s.nation(1), { stock: { M: theirs } });
        s.when({ ...CRAFTS, withdrawn: [] });
        return limit.judgement(s.g, 0);
      });
      return worth[1] - worth[0];
    };
    expect(gain(5)).toBeGreaterThan(gain(0));
  });

  test('LIM-R22 a turn that waits to be ended is worth what comes of ending it', () => {
    const s = new Situation(2);
    s.g.private[0].hand = ['S08'];
    s.nation(0).known = [];
    s.nation(1).passed = true;
    s.when({ step: 'politicalDecisions', seat: 0 }).answer({ do: 'play', card: 'S08' });
    const before = limit.judgement(s.g, 0);
    s.answer({ do: 'endTurn' });
    expect(s.step).not.toBe('endOfTurn');
    expect(before).toBe(limit.judgement(s.g, 0));
  });

  test('does not wreck itself: of two classes the one that keeps the people together rises', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 3, sol: [2, 1, 1, 1, 1], unrest: 8, stock: { R: 3 } });
    make(s.nation(1), { sol: [4, 4, 4, 4, 4] });
    s.when({ step: 'publicOrder' });
    expect(pick(s)).toEqual({ do: 'raise', class: 'B' });
  });

  test('accepts an alliance', () => {
    const s = new Situation(3);
    s.when({ step: 'allianceStep', turn: 0 }).answer({ do: 'propose', alliance: 'economic', target: 1 });
    expect(pick(s)).toEqual({ do: 'consent' });
  });

  test('uses the market: it sells what it has plenty of', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 5, R: 5, stock: { R: 10, I: 20, F: 8 }, money: 5, sol: [2, 1, 1, 1, 1] });
    s.g.private[0].hand = ['E01'];
    s.when({ ...CRAFTS, withdrawn: [] });
    expect(pick(s)).toEqual({ do: 'play', card: 'E01' });
    s.answer({ do: 'play', card: 'E01' });
    expect(pick(s)).toMatchObject({ do: 'sell', resource: 'industrial' });
  });

  test('of the cards it has drawn it keeps the one that will serve it most', () => {
    const s = new Situation(1);
    s.g.secret.decks[0][0] = ['S02', 'S03', 'S12', 'S08', 'S06'];
    s.when({ step: 'newPolicies' }).answer({ do: 'draw', deck: 'society' });
    expect(pick(s)).toEqual({ do: 'keep', card: 'S12' });
  });

  test('of too many cards it gives up the least useful, one after the other', () => {
    const s = new Situation(1);
    s.g.private[0].hand = ['P10', 'S12', 'S11', 'S05', 'P08', 'S01', 'S09'];
    s.nation(0).known = [];
    s.when({ step: 'actionCapacity' });
    const gone = [pick(s)];
    s.answer(gone[0]);
    gone.push(pick(s));
    expect(gone).toEqual(expect.arrayContaining(['P10', 'P08'].map((card) => ({ do: 'discard', card }))));
  });

  test('a lasting card is played, not hoarded', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 10, R: 5, stock: { R: 10 }, money: 5, unrest: 4 });
    s.g.private[0].hand = ['S12'];
    s.when({ ...CRAFTS, withdrawn: [] });
    expect(pick(s)).toEqual({ do: 'play', card: 'S12' });
  });

  test('money buys calm before a riot', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 5, R: 5, stock: { R: 10 }, money: 40, unrest: 10 });
    s.g.private[0].hand = ['S11', 'S05'];
    s.when({ ...CRAFTS, withdrawn: [] });
    expect(pick(s)).toEqual({ do: 'play', card: 'S05' });
  });

  test('pays for an alliance that has been agreed upon', () => {
    const s = new Situation(2);
    s.when({ step: 'allianceStep', turn: 0 });
    s.answer({ do: 'propose', alliance: 'economic', target: 1 }, { do: 'consent' });
    expect(pick(s)).toEqual({ do: 'payFee', money: 2 });
  });

  test('a finished game is worth its score', () => {
    const s = new Situation(1, { resilience: 'none' });
    s.when({ step: 'endOfGame' });
    expect(limit.judgement(s.g, 0)).toBe(s.g.outcome?.scores[0]);
  });

  test('a greedy player beats a random one', () => {
    let won = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const chance = new SeededChance(seed);
      const referee = new Referee(limit, chance);
      const second = new Referee(limit, new SeededChance(seed));
      const options = { ...new Situation(2).g.options };
      const g = referee.start(2, options);
      const me = seed % 2;
      while (g.outcome === null) {
        const seat = g.asked[0];
        const alone = g.answers.length === 0;
        const choice = seat === me && alone ? greedy(second, g, seat) : referee.pick(g, seat, chance);
        referee.take(g, seat, choice);
      }
      if (g.outcome.winners.length === 1 && g.outcome.winners[0] === me) won++;
      expect(g.public.nations[me].stock[MILITARY]).toBeGreaterThanOrEqual(0);
    }
    expect(won).toBeGreaterThanOrEqual(7);
  }, 60_000);
});
