import { performance } from 'node:perf_hooks';
import {
  cellsOf,
  type Experiment,
  ExperimentError,
  gameIn,
  type Laboratory,
  parseExperiment,
} from '@entente/lab';
import { newestOf, shelf } from '@entente/shelf';

/** An experiment that can be played, from the text of its file. */
export async function laboratoryOf(text: string): Promise<Laboratory> {
  const { id, value } = gameIn(text);
  const game = await newestOf(id);
  if (game === null)
    throw new ExperimentError(`There is no game “${id}”. There are: ${Object.keys(shelf).join(', ')}.`);
  return laboratoryFor(game, parseExperiment(value, game));
}

export const laboratoryFor = (game: Laboratory['game'], experiment: Experiment): Laboratory => ({
  game,
  experiment,
  cells: cellsOf(game, experiment),
  clock: () => performance.now(),
});
