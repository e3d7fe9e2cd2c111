import {
  type Analysis,
  analyse,
  type Doubt,
  doubtFor,
  type Hint,
  hintFor,
  weighAnswer,
} from '@entente/analysis';
import { type Choice, type GameFile, SeededChance, type Types, type View } from '@entente/engine';
import type { Puzzle, PuzzleAnswer } from '@entente/engine/puzzle';
import type { RulesName } from '@entente/shelf';
import { beginningOf, HostedGame } from '@entente/table';
import { rulesGame, rulesOfFile } from '../titles/rules.ts';

/** An analysis, with the moments of the table that its entries led to. */
export interface ShownAnalysis extends Analysis {
  /** By turning point: the moment of its question, and the one that it led to. */
  readonly moments: readonly { readonly asked: number; readonly after: number }[];
}

export async function analysisOf(file: GameFile, onProgress: (done: number) => void): Promise<ShownAnalysis> {
  const game = await rulesOfFile(file);
  if (game === null) throw new RangeError(`no rules for ${file.game} ${file.version}`);
  const beginning = beginningOf(file);
  const hosted = HostedGame.load(game, beginning, file.entries);
  const analysis = analyse(hosted.rules, { ...beginning, entries: file.entries }, onProgress);
  const moments = analysis.points.map(({ asked, entry }) => ({
    asked: hosted.momentAfter(asked),
    after: hosted.momentAfter(entry),
  }));
  return { ...analysis, moments };
}

export type ShownHint = Hint;

/** How long a player waits for a hint, in milliseconds. */
const PATIENCE = 2500;

/** What a seat could do, from its own view alone. */
export async function hintOf(rules: RulesName, view: View<Types>): Promise<ShownHint> {
  return hintFor(await gameFor(rules), view, new SeededChance(view.round + 1), patience());
}

export type ShownDoubt = Doubt | null;

/** What is wrong with one of the choices of a seat, from its own view alone. */
export async function doubtOf(rules: RulesName, view: View<Types>, choice: Choice): Promise<ShownDoubt> {
  return doubtFor(await gameFor(rules), view, choice, new SeededChance(view.round + 1), patience());
}

/** What an answer to a puzzle leads to, which nobody has compared with the best one before. */
export async function answerOf(rules: RulesName, puzzle: Puzzle, choice: Choice): Promise<PuzzleAnswer> {
  return weighAnswer(await gameFor(rules), puzzle, choice, new SeededChance(puzzle.number), patience());
}

async function gameFor(rules: RulesName) {
  const game = await rulesGame(rules);
  if (game === null) throw new RangeError(`no rules for ${rules.game} ${rules.version}`);
  return game;
}

function patience(): () => boolean {
  const begun = performance.now();
  return () => performance.now() - begun > PATIENCE;
}
