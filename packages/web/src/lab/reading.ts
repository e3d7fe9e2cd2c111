import type { AnyGame, Language } from '@entente/engine';
import {
  Collection,
  type Experiment,
  ExperimentError,
  gameIn,
  gamesPerBlock,
  isProgram,
  type Laboratory,
  laboratoryOf,
  parseExperiment,
  type Results,
} from '@entente/lab';
import { gameOf } from '../titles/games.ts';
import { allTitles } from '../titles/titles.ts';
import type { ExperimentDraft } from './draft.ts';
import { browserResults, type KeptRun } from './kept.ts';

const clock = () => performance.now();
const knownGames = allTitles.map(({ id }) => id).join(', ');

/** Why something could not be done, in the reader's language where it is about the file. */
export const wordsOf = (fault: unknown, language: Language): string =>
  fault instanceof ExperimentError ? fault.told(language) : (fault as Error).message;

export interface Reading {
  readonly draft: ExperimentDraft | null;
  readonly experiment: Experiment | null;
  readonly lab: Laboratory | null;
  /** Do programs play, which no browser can start? */
  readonly programs: boolean;
  readonly problem: string;
}

/** What a file says, or why it cannot be read. */
export function readingOf(text: string, game: AnyGame | null, language: Language): Reading {
  const nothing = { draft: null, experiment: null, lab: null, programs: false };
  if (text === '') return { ...nothing, problem: '' };
  try {
    const { id, value } = gameIn(text);
    if (game === null || game.id !== id)
      throw new ExperimentError('problem.game', { game: id, known: knownGames });
    const experiment = parseExperiment(value, game);
    const programs = experiment.parties.flat().some(isProgram);
    return {
      draft: value as ExperimentDraft,
      experiment,
      lab: laboratoryOf(game, experiment, clock),
      programs,
      problem: '',
    };
  } catch (fault) {
    return { ...nothing, problem: wordsOf(fault, language) };
  }
}

/** Games that the file asks for. */
export const gamesIn = ({ cells, experiment }: Laboratory): number =>
  cells.reduce((sum, cell) => sum + gamesPerBlock(cell, experiment) * experiment.blocks, 0);

/** The experiment of a text with its game. */
export async function laboratoryIn(text: string): Promise<Laboratory> {
  const { id, value } = gameIn(text);
  const game = await gameOf(id);
  if (game === null) throw new ExperimentError('problem.game', { game: id, known: knownGames });
  return laboratoryOf(game, parseExperiment(value, game), clock);
}

/** Everything that came of a run. */
export async function resultsOf(run: KeptRun): Promise<Results> {
  if (run.results !== undefined) return run.results;
  const { experiment, cells } = await laboratoryIn(run.text);
  const collection = new Collection(experiment, cells);
  for (const unit of await browserResults.units(run.id)) collection.add(unit);
  return collection.results();
}
