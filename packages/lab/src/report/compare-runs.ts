import type { Language } from '@entente/engine';
import { ExperimentError } from '../experiment/experiment-error.ts';
import type { Results } from '../results/results.ts';
import { labSay } from '../words/say.ts';
import { comparison } from './comparison.ts';
import type { LabReport } from './plate.ts';

/** Two runs side by side, setting by setting, on the seeds that both have. */
export function compareRuns(one: Results, other: Results, language: Language = 'en'): LabReport {
  const say = labSay(language);
  const [first, second] = [one.experiment, other.experiment];
  if (first.game !== second.game)
    throw new ExperimentError('problem.compareGame', { first: first.game, second: second.game });
  if (first.seed !== second.seed)
    throw new ExperimentError('problem.compareSeed', { first: first.seed, second: second.seed });
  if (one.cells.length !== other.cells.length)
    throw new ExperimentError('problem.compareSettings', {
      first: one.cells.length,
      second: other.cells.length,
    });
  const blocks = Math.min(one.blocks, other.blocks);
  const within = (results: Results, at: number) => {
    const cell = results.cells[at];
    return { ...cell, games: cell.games.filter(({ block }) => block < blocks) };
  };
  const names = first.name === second.name ? [say('first'), say('second')] : [first.name, second.name];
  return {
    language,
    title: say('titles.and', { first: names[0], second: names[1] }),
    facts: [
      [say('fact.compared'), say('fact.comparedAre', { blocks })],
      [say('fact.versions'), say('fact.versionsAre', { first: first.version, second: second.version })],
    ],
    sections: one.cells.map(({ cell }, at) => ({
      title: cell.label,
      plates: comparison(
        { ...one, blocks, cells: [within(one, at), within(other, at)] },
        [[`${names[0]}: ${cell.label}`], [`${names[1]}: ${other.cells[at].cell.label}`]],
        { say, language },
      ).map((plate) => ({ ...plate, id: `${plate.id}-${at}` })),
    })),
  };
}
