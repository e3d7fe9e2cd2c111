import type { AnyGame } from '@entente/engine';
import { cellsOf } from './experiment/cells.ts';
import type { Experiment } from './experiment/experiment.ts';
import { ExperimentError } from './experiment/experiment-error.ts';
import { gameIn, parseExperiment } from './experiment/parse.ts';
import type { Laboratory } from './results/unit.ts';

/** What an experiment is played with. */
export interface LabSurroundings {
  /** The games that there are. */
  readonly games: readonly string[];
  /** The newest rules of a game; null when there is no such game. */
  newestOf(game: string): Promise<AnyGame | null>;
  /** Milliseconds that have passed, for bots that stop by time. */
  readonly clock: () => number;
}

/** An experiment that can be played, from the text of its file. */
export async function openExperiment(text: string, around: LabSurroundings): Promise<Laboratory> {
  const { id, value } = gameIn(text);
  const game = await around.newestOf(id);
  if (game === null) throw new ExperimentError('problem.game', { game: id, known: around.games.join(', ') });
  return laboratoryOf(game, parseExperiment(value, game), around.clock);
}

export const laboratoryOf = (
  game: AnyGame,
  experiment: Experiment,
  clock: Laboratory['clock'],
): Laboratory => ({ game, experiment, cells: cellsOf(game, experiment), clock });
