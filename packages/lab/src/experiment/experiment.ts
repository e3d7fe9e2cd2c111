/** What an experiment asks for, after its file was read. `docs/laboratory.md` explains the file. */
import type { Options, OptionValue } from '@entente/engine';

export const FORMAT = 'entente-lab/1';

/** Who sits on a chair: a bot of ours, or a program of a researcher. */
export type LabPlayer = LabBot | LabProgram;

export interface LabBot {
  /** Its name in the results. */
  readonly name: string;
  /** A level or a character of the game. */
  readonly bot: string;
  /** Number of positions that it imagines. */
  readonly worlds?: number;
  /** Number of playouts for a decision, for levels that play ahead. */
  readonly visits?: number;
  /** Milliseconds for a decision instead of that: only where the file does not promise equal numbers. */
  readonly milliseconds?: number;
}

export interface LabProgram {
  readonly name: string;
  /** Started without a shell. */
  readonly program: readonly string[];
  /** Time limit of one answer. */
  readonly seconds: number;
}

export const isProgram = (player: LabPlayer): player is LabProgram => 'program' in player;

/** When to stop before all blocks are played. */
export interface Stop {
  /** When every win share is known to plus or minus this. */
  readonly halfWidth?: number;
  readonly minutes?: number;
}

/** How several values are combined: every combination, or the first values and from there one change at a time. */
export type Combination = 'all' | 'one-change';

export interface Experiment {
  readonly format: typeof FORMAT;
  readonly name: string;
  readonly game: string;
  /** The rules that the file was written for. */
  readonly version: number;
  readonly seats: readonly number[];
  /** Named sets of rules; null: the defaults. */
  readonly sets: readonly (string | null)[];
  readonly options: Readonly<Record<string, readonly OptionValue[]>>;
  /** Who plays, by seat; a shorter list goes round. */
  readonly parties: readonly (readonly LabPlayer[])[];
  readonly combine: Combination;
  readonly seed: number;
  readonly blocks: number;
  /** Number of blocks that are played, stored and handed out together. */
  readonly batch: number;
  /** How often a seed is played in each rotation, with the same dice and other thoughts of the bots. */
  readonly repeats: number;
  /** Choices of a game before it is broken off and counted as not ended. */
  readonly mostDecisions: number;
  readonly metrics: readonly string[];
  readonly equalNumbers: boolean;
  readonly stop: Stop;
}

/** The fields of the file that says this. */
export const fileOf = ({ sets, parties, ...rest }: Experiment) => ({ ...rest, set: sets, bots: parties });

/** One setting of an experiment. All of them are played with the same seeds. */
export interface Cell {
  readonly seats: number;
  readonly set: string | null;
  /** Complete. */
  readonly options: Options;
  /** One for each seat. */
  readonly party: readonly LabPlayer[];
  /** What distinguishes it from the others, in a few words. */
  readonly label: string;
  /** The same as data, to be said in a reader's language. */
  readonly varies: readonly CellChange[];
}

/**
 * Something that an experiment varies, with its value in a cell. Where one thing changes at a time only that is named, and the
 * cell that the others are compared with is the `first`.
 */
export interface CellChange {
  readonly kind: 'seats' | 'set' | 'party' | 'option' | 'first';
  /** Of the option; otherwise empty. */
  readonly id: string;
  readonly value: OptionValue | null;
}
