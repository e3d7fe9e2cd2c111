import { ExperimentError } from '../experiment/experiment.ts';
import type { Results } from '../results/results.ts';
import { comparison } from './comparison.ts';
import type { LabReport } from './plate.ts';

/** Two runs side by side, setting by setting, on the seeds that both have. */
export function compareRuns(one: Results, other: Results): LabReport {
  const [first, second] = [one.experiment, other.experiment];
  if (first.game !== second.game)
    throw new ExperimentError(
      `One run is of ${first.game}, the other of ${second.game}: nothing to compare.`,
    );
  if (first.seed !== second.seed)
    throw new ExperimentError(
      `The runs have other seeds (${first.seed} and ${second.seed}), so their games have other dice. Give both files the same "seed".`,
    );
  if (one.cells.length !== other.cells.length)
    throw new ExperimentError(
      `The runs have ${one.cells.length} and ${other.cells.length} settings; only equally many can be compared one by one.`,
    );
  const blocks = Math.min(one.blocks, other.blocks);
  const named = (results: Results, at: number, name: string) => {
    const { cell, games } = results.cells[at];
    return {
      ...results.cells[at],
      cell: { ...cell, label: `${name}: ${cell.label}` },
      games: games.filter(({ block }) => block < blocks),
    };
  };
  const names = first.name === second.name ? ['first', 'second'] : [first.name, second.name];
  return {
    title: `${names[0]} and ${names[1]}`,
    facts: [
      ['Compared', `${blocks} blocks that both have`],
      ['Versions', `rules of version ${first.version} and ${second.version}`],
    ],
    sections: one.cells.map(({ cell }, at) => ({
      title: cell.label,
      plates: comparison({
        ...one,
        blocks,
        cells: [named(one, at, names[0]), named(other, at, names[1])],
      }).map((plate) => ({ ...plate, id: `${plate.id}-${at}` })),
    })),
  };
}
