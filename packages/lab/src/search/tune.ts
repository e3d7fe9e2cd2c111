/** Search over the options of an experiment: towards a target, one block at a time, then a play-off of the best. */
import type { OptionValue } from '@entente/engine';
import { cellsOf } from '../experiment/cells.ts';
import type { Experiment } from '../experiment/experiment.ts';
import { ExperimentError } from '../experiment/experiment-error.ts';
import { comparedIn } from '../report/comparison.ts';
import type { LabReport, PlateRow } from '../report/plate.ts';
import { type Laboratory, type LabRecord, playUnit } from '../results/unit.ts';
import { type SearchPoint, searchFor } from './search.ts';

export interface Tuning {
  /** What is to be near the target: one of the names of a comparison. */
  readonly what: string;
  readonly target: number;
  readonly evaluations: number;
}

export interface Tuned {
  readonly best: Readonly<Record<string, OptionValue>>;
  readonly report: LabReport;
}

/** Every fourth block of the budget is kept for comparing what was found with the first setting, on the same seeds. */
const PLAY_OFF = 4;

export function tune(
  { game, experiment, clock }: Laboratory,
  { what, target, evaluations }: Tuning,
  onEvaluation: (done: number) => void = () => {},
): Tuned {
  const ids = Object.keys(experiment.options).filter((id) => experiment.options[id].length > 1);
  if (ids.length === 0) throw new ExperimentError('problem.searchOptions');
  const one = {
    ...experiment,
    seats: experiment.seats.slice(0, 1),
    parties: experiment.parties.slice(0, 1),
    batch: 1,
    metrics: [...experiment.metrics],
  };
  const known = comparedIn(one.seats[0]);
  const compared = known.find(({ name }) => name === what);
  if (compared === undefined)
    throw new ExperimentError('problem.searchFor', {
      what,
      known: known.map(({ name }) => name).join(', '),
    });
  /** Readers give shares in percent. */
  const scale = compared.isShare ? 100 : 1;
  const aim = target / scale;
  const valuesAt = (point: SearchPoint) =>
    Object.fromEntries(ids.map((id, at) => [id, experiment.options[id][point[at]]]));
  const settingOf = (point: SearchPoint): Experiment => ({
    ...one,
    options: {
      ...one.options,
      ...Object.fromEntries(Object.entries(valuesAt(point)).map(([id, value]) => [id, [value]])),
    },
  });
  const gamesAt = (point: SearchPoint, block: number): readonly LabRecord[] => {
    const setting = settingOf(point);
    return playUnit(
      { game, experiment: setting, cells: cellsOf(game, setting), clock },
      { cell: 0, batch: block },
    ).games;
  };
  const meanAt = (point: SearchPoint, block: number): number => {
    const values = gamesAt(point, block).flatMap((played) => compared.of(played) ?? []);
    return values.length === 0 ? aim : values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  const space = ids.map((id) => experiment.options[id].length);
  const { best, marginals } = searchFor(
    space,
    { target: aim, evaluations, seed: experiment.seed },
    (point, number) => {
      onEvaluation(number + 1);
      return meanAt(point, number);
    },
  );
  const first = space.map(() => 0);
  const blocks = Math.max(2, Math.floor(evaluations / PLAY_OFF));
  const after = (point: SearchPoint) => {
    const values = Array.from({ length: blocks }, (_, at) => meanAt(point, evaluations + at));
    return values.reduce((sum, value) => sum + value, 0) / blocks;
  };
  const text = (values: Readonly<Record<string, OptionValue>>) =>
    Object.entries(values)
      .map(([id, value]) => `${id} ${value}`)
      .join(', ');
  const rows: PlateRow[] = ids.flatMap((id, dimension) =>
    marginals[dimension].map(({ count, mean }, value) => ({
      cells: [`${id} ${experiment.options[id][value]}`, mean === null ? null : mean * scale, count],
    })),
  );
  return {
    best: valuesAt(best),
    report: {
      language: 'en',
      title: `Search: ${what} near ${target}`,
      facts: [['Played', `${evaluations} blocks to search, ${2 * blocks} to compare`]],
      sections: [
        {
          title: 'What was found',
          plates: [
            {
              id: 'found',
              title: 'Compared on fresh seeds',
              about: `${blocks} blocks of each, which the search did not know.`,
              columns: ['setting', what],
              rows: [
                { cells: [`first: ${text(valuesAt(first))}`, after(first) * scale] },
                { cells: [`found: ${text(valuesAt(best))}`, after(best) * scale] },
              ],
            },
            {
              id: 'marginals',
              title: 'Every value',
              about:
                'On average over all settings that were played with it. Values that look bad are played less often.',
              columns: ['option', what, 'blocks'],
              rows,
            },
          ],
        },
      ],
    },
  };
}
