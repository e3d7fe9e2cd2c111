/** A scenario: a position, some play, and what must come of it. `docs/scenarios.md` explains the format. */
import type { ScriptedResult } from '../chance/scripted.ts';
import type { Choice, Options, Seat } from '../game.ts';

export interface Scenario {
  game: string;
  title?: string;
  /** IDs of the rules that it shows. */
  rules?: readonly string[];
  seats: number;
  options?: Options;
  /** Seed of the set-up; 1 by default. */
  seed?: number;
  /** Changes of the position after the set-up, by path. */
  given?: Readonly<Record<string, unknown>>;
  /** Results of dice, draws and shuffles in order. Without it the seed goes on. */
  chance?: readonly ScriptedResult[];
  /** The script begins with the set-up. */
  scriptSetup?: boolean;
  play?: readonly ScenarioMove[];
  /** At the end. */
  expect?: Expectations;
}

export type ScenarioMove = PlayedChoice | PlayedUndo;

interface Played {
  seat: Seat;
  /** It must be refused, with this code and, when there is one, this rule. */
  refused?: { code: string; rule?: string };
  expect?: Expectations;
}

export interface PlayedChoice extends Played {
  choice: Choice;
}

export interface PlayedUndo extends Played {
  undo: true;
}

export interface Expectations {
  /** Values by path: places of the position, and `facts`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Choices that must be open. */
  readonly open: readonly SeatChoice[];
  /** Choices that must not be open, with the reason when it matters. */
  readonly closed: readonly (SeatChoice & { readonly code?: string; readonly rule?: string })[];
  /** All that a seat may do, in any order. */
  readonly only: readonly { readonly seat: Seat; readonly choices: readonly Choice[] }[];
  /** Log entries that must be there, in this order: since the last step, or in the whole game at the end. */
  readonly said: readonly { readonly say: string; readonly with?: Readonly<Record<string, unknown>> }[];
}

export interface SeatChoice {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** The file is no scenario, or it asks for what cannot be. The message is a sentence for people. */
export class ScenarioError extends Error {}
