import { anyGame } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../experiment/cells.ts';
import { parseExperiment } from '../experiment/parse.ts';
import { Collection } from '../results/results.ts';
import { shareOf } from '../results/shares.ts';
import { type LabRecord, playUnit } from '../results/unit.ts';
import { bandsOf } from './histogram.ts';
import { htmlOf } from './html.ts';
import { sharedPart } from './luck.ts';
import { markdownOf } from './markdown.ts';
import { holm, normal, pairedDifference } from './paired.ts';
import { type Plate, valueText } from './plate.ts';
import { reportOf } from './report.ts';
import { svgOf, ticks } from './svg.ts';
import { csvOf, dictionaryOf, tablesOf } from './tables.ts';

const game = anyGame(goofspiel);

function resultsOf(fields: object) {
  const experiment = parseExperiment({ game: 'goofspiel', ...fields }, game);
  const lab = { game, experiment, cells: cellsOf(game, experiment), clock: () => 0 };
  const collection = new Collection(experiment, lab.cells);
  for (const unit of collection.missing()) collection.add(playUnit(lab, unit));
  return collection.results();
}

describe('a share', () => {
  test('has the interval of Wilson where every block is a game', () => {
    const games = Array.from({ length: 100 }, (_, at) => ({ won: at < 50 ? 1 : 0, of: 1 }));
    const { share, low, high } = shareOf(games);
    expect([share, low.toFixed(2), high.toFixed(2)]).toEqual([0.5, '0.40', '0.60']);
    expect(shareOf([]).of).toBe(0);
    expect(shareOf([{ won: 0, of: 20 }])).toMatchObject({ share: 0, low: 0 });
  });

  test('is as wide as its blocks differ: four equal games of a seed are one', () => {
    const blocks = (size: number) =>
      Array.from({ length: 50 }, (_, at) => ({ won: at % 2 === 0 ? size : 0, of: size }));
    const width = (size: number) => {
      const { low, high } = shareOf(blocks(size));
      return high - low;
    };
    expect(width(4) / width(1)).toBeCloseTo(1, 2);
    const mirrored = Array.from({ length: 50 }, () => ({ won: 1, of: 2 }));
    expect(shareOf(mirrored).share).toBe(0.5);
  });
});

describe('a comparison', () => {
  test('pairs the blocks, so what both have in common does not matter', () => {
    const difference = pairedDifference([1, 1.1, 0.9, 1, 1, 1.05, 0.95]);
    expect(difference?.mean).toBeCloseTo(1);
    expect(difference?.chance).toBeLessThan(1e-6);
    expect(pairedDifference([0, 0, 0])).toBeNull();
  });

  test('is corrected for all that was compared (Holm)', () => {
    expect(holm([0.04, 0.001, 0.03])).toEqual([false, true, false]);
    expect(holm([0.04, 0.01, 0.02])).toEqual([true, true, true]);
    expect(holm([])).toEqual([]);
    expect([normal(0), normal(1.959964)].map((value) => value.toFixed(4))).toEqual(['0.5000', '0.9750']);
  });
});

test('the share of the seed is all where equal seeds give equal games, and none where they do not', () => {
  const played = (value: number) => ({ rounds: value }) as unknown as LabRecord;
  const rounds = ({ rounds: value }: LabRecord) => value;
  const equal = [1, 2, 3, 4].map((value) => [played(value), played(value)]);
  expect(sharedPart(equal, rounds)).toBe(1);
  const apart = [1, 2, 3, 4].map(() => [played(0), played(1)]);
  expect(sharedPart(apart, rounds)).toBe(0);
});

test('quantiles come from counts', () => {
  const counted = [5, 1, 3].map((value) => ({ x: 1, value, count: 10 }));
  expect(bandsOf(counted)).toEqual([{ x: 1, low: 1, middle: 3, high: 5 }]);
});

describe('a report', () => {
  const results = resultsOf({
    bots: ['greedy', 'random'],
    options: { cards: [5, 8], ties: '*' },
    blocks: 12,
    repeats: 2,
  });
  const report = reportOf(game, results);
  const plates = report.sections.flatMap((section) => section.plates);
  const plate = (id: string) => plates.find((one) => one.id.startsWith(id)) as Plate;

  test('has a table for every picture, and a name for both', () => {
    for (const { chart, rows, columns, id } of plates) {
      for (const { cells } of rows) expect([id, cells.length]).toEqual([id, columns.length]);
      if (chart !== undefined) expect([id, rows.length > 0]).toEqual([id, true]);
    }
    const page = htmlOf(report);
    expect(page.match(/<svg /g)?.length).toBe(page.match(/<svg [^>]*role="img" aria-label="[^"]+"/g)?.length);
    expect(page).not.toMatch(/NaN|undefined|Infinity|<script|https?:/);
    expect(new Set(plates.map(({ id }) => id)).size).toBe(plates.length);
  });

  test('says who wins, how games end, what changes and what nobody wants', () => {
    const text = markdownOf(report);
    for (const title of [
      '## Settings compared',
      '### First seat wins, in percent',
      '### Wins by seat',
      '### Wins by player',
      '### How games end',
      '### Length and scores',
      '### Share of the seed',
      '### Questions',
      '### Dead choices',
      '### Games worth a look',
    ])
      expect(text).toContain(title);
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    expect(valueText(plate('players').rows[0].cells[1], 'en')).toMatch(/^\d+\.\d % \(\d+\.\d–\d+\.\d\)$/);
    const changes = plate('changes').rows.map(({ cells }) => [cells[1], cells[5]]);
    expect(changes).toContainEqual(['decisions', 'yes']);
  });

  test('counts games that do not end, and shows them', () => {
    const endless = reportOf(game, resultsOf({ mostDecisions: 4, blocks: 3 }));
    const [section] = endless.sections;
    const row = section.plates
      .find(({ id }) => id === 'endings-0')
      ?.rows.find(({ cells }) => cells[0] === 'did not end');
    expect([row?.cells[2], row?.games]).toEqual([3, ['0.0.0', '0.1.0', '0.2.0']]);
  });

  test('of nothing can be read too', () => {
    const nothing = new Collection(results.experiment, cellsOf(game, results.experiment)).results();
    expect(htmlOf(reportOf(game, nothing))).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has every number as a table, with what its columns mean', () => {
    const tables = tablesOf(results);
    for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
    const [, games, seats] = tables;
    expect([games.rows.length, seats.rows.length]).toEqual([4 * 12 * 4, 4 * 12 * 4 * 2]);
    expect(csvOf(games).split('\r\n')[0]).toBe(games.columns.map(({ name }) => name).join(','));
    expect(dictionaryOf(tables)).toContain('| won | number | part of the victory');
    const odd = { ...games, columns: games.columns.slice(0, 2), rows: [['a,"b"', null]] };
    expect(csvOf(odd)).toBe('cell,block\r\n"a,""b""",\r\n');
  });
});

test('an axis has round numbers', () => {
  expect(ticks(0, 1)).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]);
  expect(ticks(0, 97, 5)).toEqual([0, 20, 40, 60, 80]);
});

test('what a label says is text in a picture', () => {
  const items = [{ label: '<b>', value: 1 }];
  expect(svgOf({ kind: 'bars', items }, '"a" & b', 'en')).toContain('aria-label="&quot;a&quot; &amp; b"');
  expect(svgOf({ kind: 'bars', items }, 'a', 'en')).not.toContain('<b>');
});
