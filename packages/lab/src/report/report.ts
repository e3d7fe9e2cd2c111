import type { AnyGame } from '@entente/engine';
import type { CellResults, Results } from '../results/results.ts';
import { choices, named, questions } from './choices.ts';
import { comparison } from './comparison.ts';
import { courses } from './courses.ts';
import { extremes } from './extremes.ts';
import { endings, lengths } from './games.ts';
import { luck } from './luck.ts';
import { Names } from './names.ts';
import type { LabReport, Plate, Section } from './plate.ts';
import { story } from './story.ts';
import { wins } from './wins.ts';

/** Everything that the results of an experiment say. */
export function reportOf(game: AnyGame, results: Results): LabReport {
  const { experiment, cells, blocks, ended } = results;
  const names = new Names(game);
  const games = cells.reduce((sum, cell) => sum + cell.games.length, 0);
  const why = {
    all: 'all that the file asks for',
    narrow: `every win share is known to ± ${((experiment.stop.halfWidth ?? 0) * 100).toFixed(1)} %`,
    stopped: `stopped before ${experiment.blocks}; the same command continues`,
  }[ended];
  return {
    title: experiment.name,
    facts: [
      ['Game', `${names.of('title', game.id)}, rules of version ${game.version}`],
      [
        'Played',
        `${games} games: ${blocks} blocks (${why}), ${cells.length} ${cells.length === 1 ? 'setting' : 'settings'}`,
      ],
      ['Seed', `${experiment.seed}`],
      [
        'Intervals',
        'in 95 of 100 such measurements the value would lie within; games with the same dice count as much as they differ',
      ],
    ],
    sections: [
      ...(cells.length > 1 ? [{ title: 'Settings compared', plates: comparison(results) }] : []),
      ...cells.map((cell, at) => section(cell, at, names)),
    ],
  };
}

function section(cell: CellResults, at: number, names: Names): Section {
  const plates: Plate[] = [
    ...wins(cell),
    ...endings(cell, names),
    ...lengths(cell),
    ...story(cell),
    ...luck(cell),
    ...questions(cell),
    ...choices(cell, names),
    ...named(cell, names),
    ...courses(cell, names),
    ...extremes(cell),
  ];
  return { title: cell.cell.label, plates: plates.map((plate) => ({ ...plate, id: `${plate.id}-${at}` })) };
}
