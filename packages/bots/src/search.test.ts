import { copy, imagine, Referee, SeededChance, view } from '@entente/engine';
import { connectFour, goofspiel } from '@entente/game-examples';
import { describe, expect, test } from 'vitest';
import { type Budget, botKinds, botOf, greedyBot, playUntil, searchBot } from './index.ts';
import { softBot } from './soft.ts';

const four = { ...connectFour, search: { rounds: 6, scale: 10 } };
const bids = { ...goofspiel, search: { rounds: 3, scale: 5 } };
const OPTIONS = { cards: 8, ties: 'carry' } as const;

/** A position of connect four after some random drops. */
function middle(seed: number, drops: number) {
  const chance = new SeededChance(seed);
  const referee = new Referee(four, chance);
  const g = referee.start(2, {});
  for (let drop = 0; drop < drops && g.outcome === null; drop++)
    referee.take(g, g.asked[0], referee.pick(g, g.asked[0], chance));
  return g;
}

describe('a bot that plays ahead', () => {
  const budget: Budget = { visits: 60 };

  test('beats one that does not at connect four', () => {
    let won = 0;
    for (let seed = 0; seed < 10; seed++) {
      const chance = new SeededChance(seed);
      const referee = new Referee(four, chance);
      const bots = [searchBot(four, chance, budget), greedyBot(four, chance)];
      const mine = seed % 2;
      const g = referee.start(2, {});
      while (g.outcome === null) {
        const seat = g.asked[0];
        referee.take(g, seat, bots[seat === mine ? 0 : 1].choose(view(four, g, seat)));
      }
      if (g.outcome.winners.includes(mine)) won++;
    }
    expect(won).toBeGreaterThan(5);
  });

  test('chooses the same with the same chance', () => {
    for (let seed = 0; seed < 5; seed++) {
      const seen = view(four, middle(seed, 6), 0);
      const choose = () => searchBot(four, new SeededChance(seed), budget).choose(seen);
      expect(choose()).toEqual(choose());
    }
  });

  test('chooses the same whatever the others hide', () => {
    for (let seed = 0; seed < 5; seed++) {
      const chance = new SeededChance(seed);
      const referee = new Referee(bids, chance);
      const g = referee.start(3, OPTIONS);
      for (let bid = 0; bid < 8; bid++) referee.take(g, g.asked[0], referee.pick(g, g.asked[0], chance));
      const seat = g.asked[0];
      const other = imagine(bids, view(bids, g, seat), chance);
      const choose = (of: typeof g) =>
        searchBot(bids, new SeededChance(7), { visits: 40 }).choose(view(bids, of, seat));
      expect(choose(copy(bids, other))).toEqual(choose(g));
    }
  });

  test('stops when its time is over', () => {
    let now = 0;
    let asked = 0;
    const clock = () => {
      asked++;
      now += 1;
      return now;
    };
    const time = { limit: 12, now: clock };
    const bot = searchBot(four, new SeededChance(1), { visits: 1_000_000, time });
    const g = middle(3, 6);
    bot.choose(view(four, g, g.asked[0]));
    expect(asked).toBeLessThan(20);
  });

  test('does as the thoughtful one at steps where looking ahead does not pay', () => {
    const nowhere = { ...four, search: { ...four.search, steps: [] } };
    for (let seed = 0; seed < 5; seed++) {
      const seen = view(four, middle(seed, 6), 0);
      const thoughtful = greedyBot(four, new SeededChance(seed)).choose(seen);
      expect(searchBot(nowhere, new SeededChance(seed), budget).choose(seen)).toEqual(thoughtful);
    }
  });

  test('takes the only answer there is', () => {
    const referee = new Referee(bids, new SeededChance(1));
    const g = referee.start(2, OPTIONS);
    while (g.round < 7) referee.take(g, g.asked[0], referee.pick(g, g.asked[0], new SeededChance(2)));
    const seat = g.asked[0];
    const { offers } = referee.choices(g, seat);
    expect(offers).toHaveLength(1);
    const bot = searchBot(bids, new SeededChance(1), { visits: Number.POSITIVE_INFINITY });
    expect(bot.choose(view(bids, g, seat))).toEqual(offers[0].choice);
  });
});

describe('playing out', () => {
  const first = { ...four, search: { ...four.search, habit: () => ({ do: 'drop', column: 1 }) as const } };

  test('follows the habits of the game, and stops after as many decisions as it says', () => {
    const g = middle(1, 0);
    const referee = new Referee(first, new SeededChance(1));
    const game = { ...first, search: { ...first.search, decisions: 3 } };
    expect(playUntil(game, referee, g, 100, new SeededChance(1))).toBe(true);
    const hand = middle(1, 0);
    for (let drop = 0; drop < 3; drop++) referee.take(hand, hand.asked[0], { do: 'drop', column: 1 });
    expect(g).toEqual(hand);
  });

  test('says when it was too late to come to the end', () => {
    const referee = new Referee(four, new SeededChance(1));
    let asked = 0;
    expect(playUntil(four, referee, middle(1, 0), 100, new SeededChance(1), () => ++asked > 2)).toBe(false);
  });
});

describe('levels', () => {
  test('a game that does not say how to look ahead has no bots that do', () => {
    expect(botKinds(connectFour)).toEqual(['random', 'beginner', 'casual', 'greedy']);
    expect(botKinds(four)).toEqual(['random', 'beginner', 'casual', 'greedy', 'strong', 'master']);
  });

  test('a table of older rules keeps a bot that these rules cannot have', () => {
    const g = middle(2, 4);
    const bot = botOf(connectFour, 'master', new SeededChance(1));
    const referee = new Referee(connectFour, new SeededChance(1));
    expect(referee.refusal(g, g.asked[0], bot.choose(view(connectFour, g, g.asked[0])))).toBeNull();
  });

  test('a soft bot takes the best choice more often the less soft it is', () => {
    const best = (softness: number): number => {
      let count = 0;
      for (let seed = 0; seed < 60; seed++) {
        const seen = view(four, middle(seed % 6, 8), 0);
        const chosen = softBot(four, new SeededChance(seed), softness).choose(seen);
        const greedy = greedyBot(four, new SeededChance(seed), 1).choose(seen);
        if (chosen.column === greedy.column) count++;
      }
      return count;
    };
    const counts = [0.05, 0.5, 50].map(best);
    expect(counts[0]).toBeGreaterThan(counts[1]);
    expect(counts[1]).toBeGreaterThan(counts[2]);
  });

  test('a beginner plays better than chance, and worse than a thoughtful bot', () => {
    const share = (first: string, second: string): number => {
      let won = 0;
      for (let seed = 0; seed < 60; seed++) {
        const chance = new SeededChance(seed);
        const referee = new Referee(goofspiel, chance);
        const mine = seed % 2;
        const kinds = mine === 0 ? [first, second] : [second, first];
        const bots = kinds.map((kind) => botOf(goofspiel, kind, chance));
        const g = referee.start(2, OPTIONS);
        while (g.outcome === null)
          referee.take(g, g.asked[0], bots[g.asked[0]].choose(view(goofspiel, g, g.asked[0])));
        if (g.outcome.winners.includes(mine)) won += 1 / g.outcome.winners.length;
      }
      return won / 60;
    };
    expect(share('beginner', 'random')).toBeGreaterThan(0.5);
    expect(share('beginner', 'greedy')).toBeLessThan(0.5);
  });
});
