import { Referee, ScriptedChance, SeededChance, Table } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { goofspiel } from './game.ts';

type Ties = 'carry' | 'discard';

/** A table of two with five cards each. The prizes are turned up in this order. */
function tableOf(prizes: number[], ties: Ties = 'carry') {
  // The last of the shuffled prizes is turned up first.
  const chance = new ScriptedChance([{ shuffle: [...prizes].reverse() }]);
  const referee = new Referee(goofspiel, chance);
  const g = referee.start(2, { cards: 5, ties });
  /** Both bid: first the one, then the other. */
  const bid = (...cards: number[]) => {
    cards.forEach((card, seat) => {
      referee.take(g, seat, { do: 'bid', card });
    });
  };
  const open = (seat: number) => referee.choices(g, seat).offers.map(({ choice }) => choice.card);
  return { g, bid, open, referee };
}

const order = [3, 5, 1, 4, 2];

describe('set-up', () => {
  test.each([5, 8, 13])('GOOF-1: everybody holds one card of each value up to %i', (cards) => {
    const g = new Referee(goofspiel, new SeededChance(1)).start(6, { cards, ties: 'carry' });
    const suit = Array.from({ length: cards }, (_, index) => index + 1);
    expect(g.private.map(({ hand }) => hand)).toEqual([suit, suit, suit, suit, suit, suit]);
  });

  test('GOOF-2: the prizes are the same values, shuffled and hidden', () => {
    const start = (seed: number) =>
      new Referee(goofspiel, new SeededChance(seed)).start(2, { cards: 13, ties: 'carry' });
    const prizes = (seed: number) => [...start(seed).secret.prizes, ...start(seed).public.prizes];
    expect(prizes(1).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(prizes(1)).not.toEqual(prizes(2));
  });

  test('GOOF-2: nobody sees which prize comes next', () => {
    const about = { format: 'entente-game/1', game: 'goofspiel', version: 1, seats: 2 } as const;
    const options = { cards: 5, ties: 'carry' };
    const table = new Table(goofspiel, { ...about, options, chance: { kind: 'seeded', seed: 1 } });
    const seen = table.view(0);
    expect(seen).not.toHaveProperty('secret');
    expect(seen.facts).toEqual({ handSizes: [5, 5], prizesLeft: 4 });
  });
});

describe('a round', () => {
  test('GOOF-3: the next prize is turned up', () => {
    const { g, bid } = tableOf(order);
    expect(g.public.prizes).toEqual([3]);
    bid(1, 2);
    expect(g.public.prizes).toEqual([5]);
  });

  test('GOOF-4: all bid at once, and nobody sees a bid before the last one is made', () => {
    const { g, referee } = tableOf(order);
    expect(g.asked).toEqual([0, 1]);
    const before = structuredClone(g.public);
    referee.take(g, 1, { do: 'bid', card: 4 });
    expect(g.asked).toEqual([0]);
    expect(g.public).toEqual(before);
    expect(g.private[1].hand).toContain(4);
    referee.take(g, 0, { do: 'bid', card: 1 });
    expect(g.public.played).toEqual([[1], [4]]);
  });

  test('GOOF-5: the highest bid wins the prize', () => {
    const { g, bid } = tableOf(order);
    bid(2, 4);
    expect(g.public.won).toEqual([[], [3]]);
  });

  test('GOOF-5: a tie below the highest bid does not matter', () => {
    const referee = new Referee(goofspiel, new SeededChance(1));
    const g = referee.start(3, { cards: 5, ties: 'carry' });
    const [prize] = g.public.prizes;
    [2, 5, 2].forEach((card, seat) => {
      referee.take(g, seat, { do: 'bid', card });
    });
    expect(g.public.won).toEqual([[], [prize], []]);
  });

  test('GOOF-6: a tied prize stays on offer beside the next one, and one bid wins both', () => {
    const { g, bid } = tableOf(order, 'carry');
    bid(4, 4);
    expect(g.public.prizes).toEqual([3, 5]);
    bid(1, 2);
    expect(g.public.won).toEqual([[], [3, 5]]);
  });

  test('GOOF-6: or it is lost, when that was agreed', () => {
    const { g, bid } = tableOf(order, 'discard');
    bid(4, 4);
    expect(g.public).toMatchObject({ prizes: [5], lost: [3], won: [[], []] });
  });

  test('GOOF-7: bids are spent, by winner and loser', () => {
    const { g, bid, open, referee } = tableOf(order);
    bid(5, 1);
    expect([open(0), open(1)]).toEqual([
      [1, 2, 3, 4],
      [2, 3, 4, 5],
    ]);
    expect(referee.refusal(g, 0, { do: 'bid', card: 5 })).toMatchObject({ code: 'refuse.notOffered' });
  });
});

describe('the end', () => {
  test('GOOF-8: it ends with the last prize, and what is still on offer counts for nobody', () => {
    const { g, bid } = tableOf(order);
    bid(2, 1);
    bid(1, 2);
    bid(4, 3);
    bid(3, 4);
    expect(g.outcome).toBeNull();
    bid(5, 5);
    expect(g.outcome).toMatchObject({ scores: [3 + 1, 5 + 4] });
    expect(g.public).toMatchObject({ prizes: [], lost: [2] });
  });

  test('GOOF-9: most points win', () => {
    const { g, bid } = tableOf(order);
    bid(1, 2);
    bid(5, 1);
    bid(2, 3);
    bid(4, 5);
    bid(3, 4);
    expect(g.outcome).toEqual({ reason: 'most', scores: [5, 10], winners: [1] });
  });

  test('GOOF-9: equal points share the win', () => {
    const { g, bid } = tableOf([5, 4, 1, 2, 3], 'discard');
    bid(2, 1);
    bid(1, 2);
    bid(4, 3);
    bid(3, 4);
    bid(5, 5);
    expect(g.outcome).toEqual({ reason: 'shared', scores: [6, 6], winners: [0, 1] });
  });
});
