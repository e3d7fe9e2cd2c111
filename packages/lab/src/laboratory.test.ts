import { type AnyGame, anyGame, parseGameFile, verify } from '@entente/engine';
import { goofspiel, ticTacToe } from '@entente/game-examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf, rotationsOf } from './experiment/cells.ts';
import { gameIn, parseExperiment } from './experiment/parse.ts';
import { METRICS } from './metrics/all.ts';
import { LabPlay } from './play/lab-play.ts';
import { Collection, mergeTables } from './results/results.ts';
import { checkOf, gameFileOf, type Laboratory, playUnit, type UnitResult } from './results/unit.ts';

const GAMES: Readonly<Record<string, AnyGame>> = {
  goofspiel: anyGame(goofspiel),
  'tic-tac-toe': anyGame(ticTacToe),
};

function laboratory(fields: object): Laboratory {
  const { id, value } = gameIn(JSON.stringify({ format: 'entente-lab/1', ...fields }));
  const game = GAMES[id];
  const experiment = parseExperiment(value, game);
  return { game, experiment, cells: cellsOf(game, experiment), clock: () => 0 };
}

const SMALL = {
  game: 'goofspiel',
  seats: [2, 3],
  bots: ['greedy', 'random'],
  blocks: 6,
  options: { cards: 8 },
};

function played(lab: Laboratory): UnitResult[] {
  const collection = new Collection(lab.experiment, lab.cells);
  return [...collection.missing()].map((unit) => playUnit(lab, unit));
}

function collected(lab: Laboratory, units: readonly UnitResult[]) {
  const collection = new Collection(lab.experiment, lab.cells);
  for (const unit of units) collection.add(unit);
  return collection;
}

describe('a block', () => {
  test('is one seed in all rotations that differ, as often as it is to be repeated', () => {
    const { cells } = laboratory({ ...SMALL, seats: [2, 3, 4] });
    expect(cells.map(({ party }) => rotationsOf(party))).toEqual([2, 3, 2]);
    const lab = laboratory({ ...SMALL, seats: 2, blocks: 1, repeats: 2 });
    const { games } = playUnit(lab, { cell: 0, batch: 0 });
    expect(games.map(({ party }) => party)).toEqual([
      ['greedy', 'random'],
      ['random', 'greedy'],
      ['greedy', 'random'],
      ['random', 'greedy'],
    ]);
    expect(games[0]).not.toEqual({ ...games[2], rotation: 0 });
  });

  test('counts a game that does not end', () => {
    const lab = laboratory({ ...SMALL, mostDecisions: 3, blocks: 1 });
    const [game] = playUnit(lab, { cell: 0, batch: 0 }).games;
    expect([game.winners, game.reason, game.decisions]).toEqual([null, null, 3]);
  });
});

describe('results', () => {
  test('are the same in any order, from any number of hands', () => {
    const lab = laboratory(SMALL);
    const units = played(lab);
    const whole = JSON.stringify(collected(lab, units).results());
    fc.assert(
      fc.property(fc.shuffledSubarray(units, { minLength: units.length }), (shuffled) => {
        expect(JSON.stringify(collected(lab, [...shuffled, shuffled[0]]).results())).toBe(whole);
      }),
      { numRuns: 20 },
    );
  });

  test('merge is associative, commutative, and nothing is neutral', () => {
    const lab = laboratory(SMALL);
    const units = played(lab).filter(({ cell }) => cell === 0);
    const ids = METRICS.map(({ id }) => id);
    const merge = (...parts: { tables: UnitResult['tables'] }[]) => ({ tables: mergeTables(ids, parts) });
    const nothing = { tables: {} };
    const some = fc.subarray(units, { minLength: 1 }).map((parts) => merge(...parts));
    fc.assert(
      fc.property(some, some, some, (one, two, three) => {
        expect(merge(merge(one, two), three)).toEqual(merge(one, merge(two, three)));
        expect(merge(one, two)).toEqual(merge(two, one));
        expect(merge(nothing, one)).toEqual(one);
      }),
      { numRuns: 20 },
    );
  });

  test('a longer run begins like a shorter one', () => {
    const shorter = laboratory(SMALL);
    const longer = laboratory({ ...SMALL, blocks: 9 });
    const begun = collected(longer, played(shorter));
    expect(begun.isOver).toBe(false);
    for (const unit of begun.missing()) begun.add(playUnit(longer, unit));
    const { cells, blocks } = begun.results();
    expect([blocks, begun.isOver]).toEqual([9, true]);
    expect(JSON.stringify(cells)).toBe(JSON.stringify(collected(longer, played(longer)).results().cells));
  });

  test('end at the same block when an interval is narrow enough, whoever was faster', () => {
    const lab = laboratory({
      ...SMALL,
      seats: 2,
      bots: ['greedy', 'random'],
      blocks: 200,
      stop: { halfWidth: 0.15 },
    });
    const inOrder = new Collection(lab.experiment, lab.cells);
    for (const unit of inOrder.missing()) {
      if (inOrder.isOver) break;
      inOrder.add(playUnit(lab, unit));
    }
    const results = inOrder.results();
    expect(results.ended).toBe('narrow');
    expect(results.blocks).toBeLessThan(200);
    const ahead = collected(lab, played(lab).toReversed());
    expect(ahead.results()).toEqual(results);
  });
});

describe('a game of an experiment', () => {
  test('is found again by cell, block and rotation, and replays', () => {
    const lab = laboratory({ ...SMALL, repeats: 2 });
    for (const unit of played(lab).slice(0, 4)) {
      for (const { cell, block, rotation, scores, decisions } of unit.games) {
        const file = parseGameFile(JSON.stringify(gameFileOf(lab, { cell, block, rotation })));
        expect(verify(lab.game, file)).toEqual({ ok: true });
        expect([file.outcome?.scores, file.entries.length]).toEqual([scores, decisions]);
      }
    }
  });

  test('keeps its own dice when another is begun before it ends', () => {
    const { game, cells } = laboratory({ ...SMALL, bots: ['random'], metrics: [] });
    const [{ party, options }] = cells;
    const begin = (seed: number) =>
      new LabPlay({ game, options, party, seed, repeat: 0, mostDecisions: 1000, clock: () => 0 });
    const alone = begin(1);
    alone.run();
    const first = begin(1);
    begin(2).run();
    first.run();
    expect(first.position).toEqual(alone.position);
  });

  test('is the same whether it is watched or not', () => {
    const watched = laboratory({ ...SMALL, bots: ['random'] });
    const alone = laboratory({ ...SMALL, bots: ['random'], metrics: [] });
    const without = ({ games }: UnitResult) => games.map(({ numbers, ...game }) => game);
    expect(played(alone).map(without)).toEqual(played(watched).map(without));
  });
});

test('the check tells other rules and other bots apart', () => {
  const lab = laboratory(SMALL);
  expect(checkOf(lab)).toBe(checkOf(laboratory({ ...SMALL, blocks: 12 })));
  const other = {
    ...goofspiel,
    judgement: (g: Parameters<typeof goofspiel.judgement>[0], seat: number) => -goofspiel.judgement(g, seat),
  };
  expect(checkOf({ ...lab, game: anyGame(other) })).not.toBe(checkOf(lab));
});

describe('a wrong file', () => {
  test.each<[string, string]>([
    ['{', 'This is not an experiment: it is not JSON'],
    ['[]', 'The file must be an object in braces'],
    ['{"game":"goofspiel"}', 'This is not an experiment: it does not say "format": "entente-lab/1".'],
    ['{"format":"entente-lab/1"}', 'The file has no "game".'],
  ])('%s', (text, words) => {
    expect(() => gameIn(text)).toThrow(words);
  });

  test.each<[object, string]>([
    [{ blokcs: 1 }, 'The file has a field “blokcs” that means nothing here.'],
    [{ seats: 1 }, 'goofspiel has no 1 seats; it has 2, 3'],
    [{ options: { card: 8 } }, 'goofspiel has no option “card”; it has cards, ties.'],
    [{ options: { cards: 9 } }, 'The option “cards” cannot be 9; it can be 13, 5, 8.'],
    [{ options: { cards: [8, 8] } }, '"cards" has a value twice.'],
    [{ bots: ['clever'] }, 'goofspiel has no bot “clever”; it has random, beginner, casual, greedy'],
    [{ bots: 'greedy' }, '"bots" is a list'],
    [
      {
        bots: [
          { bot: 'greedy', name: 'a' },
          { bot: 'random', name: 'a' },
        ],
      },
      'Two different bots are called “a”.',
    ],
    [{ bots: [{ bot: 'greedy', milliseconds: 5 }] }, 'stops by the clock, so nobody could repeat its games'],
    [{ blocks: 10, batch: 3 }, '"blocks" (10) must be a multiple of "batch" (3).'],
    [{ blocks: 1.5 }, '"blocks" must be a whole number, not 1.5.'],
    [{ blocks: 0 }, '"blocks" must be a number from 1 to'],
    [{ metrics: ['luck'] }, 'There is no metric “luck”; there are questions'],
    [{ set: 'old' }, 'goofspiel has no set of rules “old”'],
    [{ version: 99 }, 'The file was written for version 99 of goofspiel'],
    [{ combine: 'some' }, '"combine" can be “all”, “one-change”, not “some”.'],
    [{ stop: { games: 3 } }, '"stop" has a field “games” that means nothing here.'],
  ])('%j', (fields, words) => {
    expect(() => laboratory({ game: 'goofspiel', ...fields })).toThrow(words);
  });

  test('a bot that stops by the clock may play where nothing is promised', () => {
    const { experiment } = laboratory({
      game: 'goofspiel',
      bots: [{ bot: 'greedy', milliseconds: 5 }],
      equalNumbers: false,
    });
    expect(experiment.parties[0][0]).toEqual({
      name: 'greedy 5 milliseconds',
      bot: 'greedy',
      milliseconds: 5,
    });
  });
});

test('options are combined in all ways, or changed one at a time', () => {
  const both = { ...SMALL, seats: 2, options: { cards: [13, 8], ties: ['carry', 'discard'] } };
  expect(laboratory(both).cells.map(({ label }) => label)).toEqual([
    'cards 13, ties carry',
    'cards 13, ties discard',
    'cards 8, ties carry',
    'cards 8, ties discard',
  ]);
  const one = laboratory({ ...both, options: { cards: '*', ties: '*' }, combine: 'one-change' });
  expect(one.cells.map(({ label }) => label)).toEqual([
    'cards 13, ties carry',
    'cards 5, ties carry',
    'cards 8, ties carry',
    'cards 13, ties discard',
  ]);
  expect(
    one.cells.map(({ varies }) => varies.map(({ kind, id, value }) => `${kind} ${id} ${value}`)),
  ).toEqual([['first  null'], ['option cards 5'], ['option cards 8'], ['option ties discard']]);
  const every = laboratory({ ...both, options: '*', combine: 'one-change' });
  expect(every.cells).toEqual(one.cells);
});
