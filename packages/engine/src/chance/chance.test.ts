import { describe, expect, test } from 'vitest';
import type { Chance } from './chance.ts';
import { commitment, KeyedChance } from './keyed.ts';
import { ScriptError, ScriptedChance } from './scripted.ts';
import { SeededChance } from './seeded.ts';

const SECRET = '0f'.repeat(32);
const sources: [string, () => Chance][] = [
  ['seeded', () => new SeededChance(42)],
  ['keyed', () => new KeyedChance(SECRET, ['ann', 'bob'])],
];

/** Pearson's sum for equally likely outcomes. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

describe.each(sources)('%s chance', (_name, open) => {
  test('a die shows every face equally often', () => {
    const chance = open();
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 60_000; roll++) counts[chance.die(6) - 1]++;
    expect(chiSquare(counts)).toBeLessThan(30);
  });

  test('numbers that are not powers of two are not biased either', () => {
    const chance = open();
    const counts = new Array<number>(100).fill(0);
    for (let roll = 0; roll < 100_000; roll++) counts[chance.below(100)]++;
    expect(chiSquare(counts)).toBeLessThan(180);
  });

  test('a shuffle gives every order equally often', () => {
    const chance = open();
    const counts = new Map<string, number>();
    for (let deal = 0; deal < 24_000; deal++) {
      const cards = ['a', 'b', 'c', 'd'];
      chance.shuffle(cards);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(70);
  });

  test('a draw takes one item out', () => {
    const items = [1, 2, 3, 4, 5];
    const drawn = open().draw(items);
    expect([...items, drawn].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });

  test('the same source gives the same results, and seeking goes back and forth', () => {
    const [one, other] = [open(), open()];
    const results = Array.from({ length: 100 }, () => one.die(6));
    expect(Array.from({ length: 100 }, () => other.die(6))).toEqual(results);
    const { drawn } = one;
    const later = one.below(1000);
    other.seek(0);
    expect(Array.from({ length: 100 }, () => other.die(6))).toEqual(results);
    other.seek(drawn);
    expect(other.below(1000)).toBe(later);
  });

  test('nothing is drawn where there is nothing to choose', () => {
    const chance = open();
    const { drawn } = chance;
    expect(chance.below(1)).toBe(0);
    chance.shuffle(['alone']);
    expect(chance.drawn).toBe(drawn);
  });

  test('the tape shows the results', () => {
    const chance = open();
    chance.tape = [];
    const rolls = [chance.die(6), chance.die(6), chance.die(6)];
    expect(chance.tape.map((result) => result + 1)).toEqual(rolls);
  });
});

test('seeded chance never changes: finished games must replay in ten years', () => {
  const chance = new SeededChance(1);
  expect(Array.from({ length: 8 }, () => chance.below(2 ** 31))).toMatchInlineSnapshot(`
    [
      1210475916,
      1256517038,
      1923946474,
      2032376465,
      584851756,
      658970720,
      1275628179,
      971933720,
    ]
  `);
});

test('keyed chance never changes either', () => {
  const chance = new KeyedChance(SECRET, ['ann', 'bob']);
  expect(Array.from({ length: 20 }, () => chance.die(6))).toMatchInlineSnapshot(`
    [
      1,
      2,
      3,
      4,
      5,
      3,
      1,
      6,
      2,
      4,
      6,
      2,
      5,
      3,
      4,
      5,
      3,
      1,
      3,
      3,
    ]
  `);
  expect(commitment(SECRET)).toMatchInlineSnapshot(
    `"2640af6eae97f50159b261383a0e6f7af9e46654a9dc53e69e22dc60f3c8e023"`,
  );
});

test('every nonce counts, and so does its place', () => {
  const rolls = (nonces: string[]) => {
    const chance = new KeyedChance(SECRET, nonces);
    return Array.from({ length: 20 }, () => chance.die(6)).join('');
  };
  const all = [
    ['ann', 'bob'],
    ['bob', 'ann'],
    ['annb', 'ob'],
    ['ann', 'bab'],
    ['ann', 'bob', ''],
  ].map(rolls);
  expect(new Set(all).size).toBe(all.length);
});

test('a secret must be 256 bits', () => {
  expect(() => new KeyedChance('abc', [])).toThrow('64 hexadecimal digits');
});

describe('scripted chance', () => {
  test('gives what the script says, in order', () => {
    const chance = new ScriptedChance([{ die: 4 }, { draw: 'b' }, { shuffle: [3, 1, 2] }, { below: 7 }]);
    const items = ['a', 'b', 'c'];
    const order = [1, 2, 3];
    expect(chance.die(6)).toBe(4);
    expect(chance.draw(items)).toBe('b');
    expect(items).toEqual(['a', 'c']);
    chance.shuffle(order);
    expect(order).toEqual([3, 1, 2]);
    expect(chance.below(10)).toBe(7);
    expect(chance.left).toBe(0);
  });

  test.each([
    ['runs out', new ScriptedChance([]), 'run out'],
    ['shows a face that the die does not have', new ScriptedChance([{ die: 7 }]), 'does not fit'],
    ['speaks of something else', new ScriptedChance([{ draw: 1 }]), 'does not fit'],
  ])('a script that %s is an error', (_what, chance, words) => {
    expect(() => chance.die(6)).toThrow(ScriptError);
    expect(() => chance.die(6)).toThrow(words === 'run out' ? words : 'run out');
  });

  test('a shuffle must be of the same items', () => {
    expect(() => new ScriptedChance([{ shuffle: [1, 1, 2] }]).shuffle([1, 2, 3])).toThrow('does not fit');
    expect(() => new ScriptedChance([{ shuffle: [1] }]).shuffle([1, 2])).toThrow('does not fit');
  });

  test('a draw must be of an item that is there', () => {
    expect(() => new ScriptedChance([{ draw: 9 }]).draw([1, 2])).toThrow('does not fit');
  });

  test('nothing is taken from the script where there is nothing to choose', () => {
    const chance = new ScriptedChance([]);
    const one = ['alone'];
    chance.shuffle(one);
    expect([chance.below(1), chance.die(1), chance.draw(one)]).toEqual([0, 1, 'alone']);
  });

  test('goes on with another source where the script ends', () => {
    const chance = new ScriptedChance([{ die: 1 }], new SeededChance(1));
    expect(chance.die(6)).toBe(1);
    expect(chance.die(6)).toBe(new SeededChance(1).die(6));
  });
});
