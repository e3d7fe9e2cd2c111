import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  anyGame,
  type Choice,
  type GameFile,
  type GameHeader,
  SeededChance,
  Table,
  type Types,
  view,
} from '@entente/engine';
import { connectFour, goofspiel } from '@entente/game-examples';
import { shelf } from '@entente/shelf';
import { beginningOf } from '@entente/table';
import { describe, expect, test } from 'vitest';
import { courseOf, type PlayedGame } from './acts.ts';
import { type Analysis, analyse } from './analyse.ts';
import { calibrationFor, forecastBy, guessedCalibration } from './chances.ts';
import { compareChoices, reasonsFor } from './compare.ts';
import { effectsOf, inPoints, type Ledger, ledgersOf } from './sums.ts';
import { turnsOf } from './turning-points.ts';

async function kept(id: string, name: string): Promise<{ game: AnyGame; played: PlayedGame }> {
  const path = new URL(`../../games/${id}/games/${name}.json`, import.meta.url);
  const file: GameFile = JSON.parse(readFileSync(path, 'utf8'));
  return { game: await shelf[id](), played: { ...beginningOf(file), entries: file.entries } };
}

const headerOf = (game: AnyGame, options: GameHeader['options']): GameHeader => ({
  format: 'entente-game/1',
  game: game.id,
  version: game.version,
  seats: 2,
  options,
  chance: { kind: 'seeded', seed: 4 },
});

const sumOf = ({ fair, deal, luck, own, others, count }: Ledger) => fair + deal + luck + own + others + count;

/** Connect four, with the columns in order of play. */
function dropped(...columns: number[]): Table<Types> {
  const game = anyGame(connectFour);
  const table = new Table(game, headerOf(game, {}));
  for (const column of columns) {
    const [seat] = table.position.asked;
    const offer = table
      .choices(seat)
      .offers.find(({ choice }) => 'column' in choice && choice.column === column);
    if (offer === undefined) throw new RangeError(`column ${column}`);
    expect(table.take(seat, offer.choice)).toMatchObject({ ok: true });
  }
  return table;
}

const BIDS = [
  [1, 5],
  [2, 4],
  [5, 1],
  [3, 2],
  [4, 3],
];

/** Goofspiel with these bids; who hesitates gives another one first and takes it back. */
function bidding({ hesitates = false } = {}): Table<Types> {
  const game = anyGame(goofspiel);
  const table = new Table(game, headerOf(game, { cards: 5, ties: 'carry' }));
  const bid = (card: number) => ({ do: 'bid', card });
  for (const [hers, his] of BIDS) {
    if (hesitates && hers !== 4) {
      expect(table.take(0, bid(4))).toMatchObject({ ok: true });
      expect(table.undo(0)).toMatchObject({ ok: true });
    }
    expect(table.take(0, bid(hers))).toMatchObject({ ok: true });
    if (table.position.outcome === null) table.take(1, bid(his));
  }
  return table;
}

const analysed = (game: AnyGame, { header, entries }: Table<Types>): Analysis =>
  analyse(game, { header, entries });

describe('luck and play', () => {
  test.each([
    ['ideology', 'two-short'],
    ['limit', 'two-random'],
    ['attack', 'two-greedy'],
    ['venonta', 'three-random'],
  ])('add up to the result of every seat, and of all seats to one: %s', async (id, name) => {
    const { game, played } = await kept(id, name);
    const calibration = calibrationFor(game, played.header.seats);
    if (calibration === null) throw new RangeError('not measured');
    const course = courseOf(game, played);
    const effects = effectsOf(calibration, course);
    const ledgers = ledgersOf(calibration, course, effects);
    for (const ledger of ledgers) {
      expect(sumOf(ledger)).toBeCloseTo(ledger.result, 9);
      const points = inPoints(ledger);
      expect(sumOf(points)).toBe(points.result);
      expect(Math.abs(points.luck - ledger.luck * 100)).toBeLessThan(2);
    }
    for (const { after } of effects)
      expect(after.of.reduce((sum, one) => sum + one, after.nobody)).toBeCloseTo(1, 9);
    expect(turnsOf(effects).length).toBeGreaterThan(0);
  });

  test('there is no luck where nothing is drawn', () => {
    const { ledgers } = analysed(anyGame(connectFour), dropped(4, 1, 4, 7, 5, 1, 3, 7, 6));
    expect(ledgers.map(({ deal, luck, result }) => [deal, luck, result])).toEqual([
      [0, 0, 1],
      [0, 0, 0],
    ]);
    expect(ledgers[0].own).toBeGreaterThan(ledgers[1].own);
  });

  test('an answer that was taken back in secret counts for nothing', () => {
    const game = anyGame(goofspiel);
    const plain = analysed(game, bidding());
    const hesitant = analysed(game, bidding({ hesitates: true }));
    expect(hesitant.ledgers.map(({ result }) => result)).toEqual(plain.ledgers.map(({ result }) => result));
    expect(hesitant.curve.map(({ chances }) => chances)).toEqual(plain.curve.map(({ chances }) => chances));
  });

  test('what the whole table went back on has not happened', () => {
    const game = anyGame(connectFour);
    const table = dropped(4, 1, 2);
    expect(table.undoTo(1, 1, [0])).toMatchObject({ ok: true });
    const { header, entries } = table;
    const course = courseOf(game, { header, entries });
    expect(course.acts.map(({ entry }) => entry)).toEqual([1]);
  });
});

describe('turning points', () => {
  test('of a lost game: the move that left two open ends was one, and both seats have theirs', () => {
    const { points, measured } = analysed(anyGame(connectFour), dropped(4, 1, 4, 7, 5, 1, 3, 7, 6));
    expect(measured).toBe(false);
    expect(points.length).toBeGreaterThan(0);
    points.forEach(({ entry, asked, from, to, by }, at) => {
      expect(entry).toBeGreaterThan(at === 0 ? 0 : points[at - 1].entry);
      expect(asked).toBe(entry - 1);
      expect(by).toEqual([(entry - 1) % 2]);
      expect(Math.abs(to - from)).toBeGreaterThanOrEqual(0.02);
    });
    expect(points.some(({ entry, seat, from, to }) => entry >= 5 && (seat === 0) === to > from)).toBe(true);
  });

  test('choices are compared by playing on: of all, blocking three on the ground is best', () => {
    const game = anyGame(connectFour);
    const { position } = dropped(1, 1, 2, 2, 3);
    const [made, ...others] = compareChoices(
      game,
      forecastBy(game, guessedCalibration([[0, 0]], 1)),
      view(game, position, 1),
      { seat: 1, made: { do: 'drop', column: 7 } as Choice, visits: 30 },
      new SeededChance(1),
    );
    expect([made.choice, made.ahead]).toEqual([{ do: 'drop', column: 7 }, 0]);
    const block = others.find(({ choice }) => 'column' in choice && choice.column === 4);
    expect(block?.ahead).toBeGreaterThan(0.05);
    expect(block?.ahead).toBe(Math.max(...others.map(({ ahead }) => ahead)));
  });

  test('reasons are the parts by which a choice is better, the greatest first', () => {
    const game = { parts: { ids: ['land', 'sea', 'gold'], of: () => [] } };
    expect(reasonsFor(game, [5, 1, 3], [[1, 2, 1]])).toEqual([
      { part: 'land', by: 4 },
      { part: 'gold', by: 2 },
    ]);
    expect(reasonsFor(game, [5, 1, 3], [[4, 9, 1]])).toEqual([]);
    expect(reasonsFor(game, [5, 1, 3], [[]])).toEqual([]);
    expect(reasonsFor({}, [5], [[1]])).toEqual([]);
  });

  test('are the same each time', () => {
    const game = anyGame(goofspiel);
    expect(analysed(game, bidding())).toEqual(analysed(game, bidding()));
  });
});

test('without any measurement the chances are a guess by the game itself', () => {
  const { lead, spread, seat } = guessedCalibration(
    [
      [0, 0],
      [3, 1],
      [4, -4],
    ],
    3,
  );
  expect(spread).toBeGreaterThan(1);
  expect([lead[0] < lead[1], seat]).toEqual([true, []]);
});
