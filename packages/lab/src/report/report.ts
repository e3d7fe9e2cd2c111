import type { AnyGame, Language } from '@entente/engine';
import type { CellResults, Results } from '../results/results.ts';
import { choices, named, questions } from './choices.ts';
import { comparison } from './comparison.ts';
import { courses } from './courses.ts';
import { extremes } from './extremes.ts';
import { endings, lengths } from './games.ts';
import { luck } from './luck.ts';
import { Names } from './names.ts';
import { fixed, type LabReport, type Plate } from './plate.ts';
import { story } from './story.ts';
import { wins } from './wins.ts';

/** Everything that the results of an experiment say. */
export function reportOf(game: AnyGame, results: Results, language: Language = 'en'): LabReport {
  const { experiment, cells, blocks, ended } = results;
  const names = new Names(game, language);
  const { say } = names;
  const settings = cells.map(({ cell }) => names.setting(cell));
  const games = cells.reduce((sum, cell) => sum + cell.games.length, 0);
  const why = {
    all: () => say('why.all'),
    narrow: () => say('why.narrow', { half: fixed((experiment.stop.halfWidth ?? 0) * 100, 1, language) }),
    stopped: () => say('why.stopped', { blocks: experiment.blocks }),
  }[ended]();
  const title = names.of('title', game.id);
  return {
    language,
    title: experiment.name,
    facts: [
      [say('fact.game'), say('fact.gameIs', { title, version: game.version })],
      [say('fact.played'), say('fact.playedIs', { games, blocks, why, cells: cells.length })],
      [say('fact.seed'), `${experiment.seed}`],
      [say('fact.intervals'), say('fact.intervalsAre')],
    ],
    sections: [
      ...(cells.length > 1
        ? [{ title: say('section.compared'), plates: comparison(results, settings, names) }]
        : []),
      ...cells.map((cell, at) => ({ title: settings[at].join(', '), plates: platesOf(cell, at, names) })),
    ],
  };
}

function platesOf(cell: CellResults, at: number, names: Names): Plate[] {
  const plates = [
    ...wins(cell, names),
    ...endings(cell, names),
    ...lengths(cell, names),
    ...story(cell, names),
    ...luck(cell, names),
    ...questions(cell, names),
    ...choices(cell, names),
    ...named(cell, names),
    ...courses(cell, names),
    ...extremes(cell, names),
  ];
  return plates.map((plate) => ({ ...plate, id: `${plate.id}-${at}` }));
}
