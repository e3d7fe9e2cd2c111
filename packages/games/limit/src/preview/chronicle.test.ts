import type { Message } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { Situation } from '../testing/situation.ts';
import { gravest, leadOf, ledgerOf, lineOf, newsOf } from './chronicle.ts';

const line = (say: string, args: Record<string, unknown>): Message => ({ say: `log.${say}`, with: args });

/** A nation, and the same after something was changed. */
function change(by: (nation: ReturnType<typeof nationOf>) => void) {
  const [before, after] = [nationOf(), nationOf()];
  by(after);
  return [before, after] as const;
}

function nationOf() {
  return structuredClone(new Situation(3).world.nations[0]);
}

describe('the ledger', () => {
  test('has what changed, with the lines that say why', () => {
    const [before, after] = change((nation) => {
      nation.unrest = 7;
      nation.money += 10;
    });
    const lines = [
      line('taxes', { seat: 1, money: 4 }),
      line('taxes', { seat: 0, money: 10 }),
      line('classStruggle', { seat: 0, gap: 1, unrest: 7 }),
    ];
    expect(ledgerOf(before, after, lines, 0)).toEqual([
      { row: 'money', before: before.money, after: after.money, isGood: true, causes: [lines[1]] },
      { row: 'unrest', before: 6, after: 7, isGood: false, causes: [lines[2]] },
    ]);
  });

  test('asks of factories and classes by their names', () => {
    const [before, after] = change((nation) => {
      nation.factories[1]++;
      nation.sol[0]++;
    });
    const lines = [
      line('factoryRose', { seat: 0, factory: 'renewable', output: 2 }),
      line('factoryRose', { seat: 0, factory: 'industrial', output: 2 }),
      line('classRose', { seat: 0, class: 'B', standard: 2, token: 'no' }),
      line('classRose', { seat: 0, class: 'A', standard: 2, token: 'no' }),
    ];
    expect(ledgerOf(before, after, lines, 0).map(({ row, causes }) => [row, causes])).toEqual([
      ['industry', [lines[1]]],
      ['A', [lines[3]]],
    ]);
  });
});

describe('the lead', () => {
  const [before, after] = change((nation) => {
    nation.factories[1]++;
  });
  const ledger = ledgerOf(before, after, [], 0);

  test.each([
    ['the largest success of a good time', [], 'industry'],
    ['a misfortune before a success', [line('riot', { seat: 0 })], 'riot'],
    ['no misfortune of somebody else', [line('riot', { seat: 2 })], 'industry'],
    [
      'a crisis before everything',
      [line('riot', { seat: 0 }), line('ecologicalCrisis', { tiles: 1 })],
      'ecological',
    ],
  ])('is %s', (_what, lines, lead) => {
    expect(leadOf(ledger, lines, 0)).toBe(lead);
  });

  test('is that nothing happened when nothing did', () => {
    expect(leadOf([], [], 0)).toBe('quiet');
  });
});

describe('below the headline', () => {
  const [before, after] = change((nation) => {
    nation.stock[1] += 9;
    nation.unrest += 2;
    nation.money += 1;
  });
  const ledger = ledgerOf(before, after, [], 0);

  test('a misfortune comes with what got worse, a success with what got better', () => {
    expect(gravest(ledger, 'famine', 1).map(({ row }) => row)).toEqual(['unrest']);
    expect(gravest(ledger, 'industry', 2).map(({ row }) => row)).toEqual(['industrial', 'money']);
  });

  test('is what happened to the nation itself', () => {
    const lines = [
      line('famine', { seat: 1, levels: 2, heads: 3 }),
      line('famine', { seat: 0, levels: 1, heads: 2 }),
    ];
    expect(lineOf('famine', lines, 0)).toBe(lines[1]);
    expect(lineOf('industry', lines, 0)).toBeUndefined();
    const taken = line('territoryTaken', { seat: 1, target: 0, count: 1 });
    expect(lineOf('loss', [taken], 0)).toBe(taken);
    expect(lineOf('conquest', [taken], 0)).toBeUndefined();
    const crisis = line('militaryCrisis', { tiles: 1 });
    expect(lineOf('military', [crisis], 0)).toBe(crisis);
  });
});

test('news of the others: the gravest first, one of each', () => {
  const lines = [
    line('boom', { seat: 1, money: 3 }),
    line('riot', { seat: 0 }),
    line('famine', { seat: 2, levels: 1, heads: 2 }),
    line('riot', { seat: 2 }),
  ];
  expect(newsOf(lines, 0, 2).map(({ story, seat }) => [story, seat])).toEqual([
    ['riot', 2],
    ['boom', 1],
  ]);
});
