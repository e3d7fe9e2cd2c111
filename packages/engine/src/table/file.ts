import type { ScriptedResult } from '../chance/scripted.ts';
import type { Choice, Options, Outcome, Seat } from '../game.ts';

/** Where the dice of a table come from. */
export type ChanceSource =
  /** A real table. The secret is published when the game is over. */
  | { kind: 'keyed'; commitment: string; nonces: readonly string[]; secret?: string }
  /** A simulation, a bot's or a test's game. A lesson begins with results that its author wrote down; no file has them. */
  | { kind: 'seeded'; seed: number; script?: readonly ScriptedResult[] };

export interface GameHeader {
  format: 'entente-game/1';
  game: string;
  version: number;
  seats: number;
  options: Options;
  chance: ChanceSource;
}

/** An input of the table. The list of them is the truth; everything else follows. */
export type Entry = Sealed & Input;

export type Input = Took | WentBack | Retracted | Resigned | MovedOver | NewsTold;

interface Sealed {
  /** Chained hash over the header and all entries up to this one. */
  seal: string;
}

/** A seat chose. */
export interface Took {
  seat: Seat;
  choice: Choice;
  /** Results of chance that this choice drew, in order. For readers; the stream itself decides. */
  chance?: readonly number[];
}

/** The table went back to how it was when it had `back` entries. Chance is not wound back. */
export interface WentBack {
  seat: Seat;
  back: number;
  /** Seats that agreed, when the way back passed a mark. */
  agreed?: readonly Seat[];
  /** Nobody at the table asked for it: the person who leads the table did. Then `seat` is 0. */
  led?: true;
}

/** A seat took back its last answer in an open simultaneous step. */
export interface Retracted {
  seat: Seat;
  retract: true;
}

/** A seat resigned. */
export interface Resigned {
  seat: Seat;
  resigned: true;
  /** Results of chance that followed from it, as for a choice. */
  chance?: readonly number[];
}

/** From here on newer rules play the game. The position stays; an open simultaneous question is put again. */
export interface MovedOver {
  seat: Seat;
  /** The version of the newer rules. */
  rules: number;
  /** Seats that agreed. */
  agreed: readonly Seat[];
  /** Results of chance that followed from it, as for a choice. */
  chance?: readonly number[];
}

/** News from the person who leads the table, such as the organiser of a class. */
export interface NewsTold {
  /** Always 0: no seat of the table did it. */
  seat: Seat;
  told: string;
  /** What happens, if the rules have something: one of the game's `injects`. */
  inject?: string;
  /** Results of chance that followed from it, as for a choice. */
  chance?: readonly number[];
}

/** A whole game: can be kept, shared, replayed and verified. */
export interface GameFile extends GameHeader {
  /**
   * The version of the rules that plays it from the beginning, if it moved over to newer ones that made the same of it until
   * then. Those that it moved over to by agreement are in its entries.
   */
  rules?: number;
  /** Results of chance of the set-up. */
  setup: readonly number[];
  entries: readonly Entry[];
  /** Hash of the last position. */
  hash: string;
  outcome: Outcome | null;
}

/** A game file is broken or does not belong here. The message is a sentence for people. */
export class GameFileError extends Error {}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSeat = (value: unknown): value is Seat => Number.isInteger(value) && (value as number) >= 0;

/** Reads JSON text as a game file. Says in a sentence what is wrong with it. */
export function parseGameFile(text: string): GameFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new GameFileError('This is not a game file: it is not JSON.');
  }
  if (!isObject(value) || value.format !== 'entente-game/1') {
    throw new GameFileError('This is not a game file: it does not say "format": "entente-game/1".');
  }
  const broken = (what: string) => new GameFileError(`The game file is broken: ${what}.`);
  if (typeof value.game !== 'string') throw broken('it names no game');
  if (!Number.isInteger(value.version)) throw broken('it has no version of the rules');
  if (value.rules !== undefined && !Number.isInteger(value.rules)) throw broken('its rules are unreadable');
  if (!isSeat(value.seats)) throw broken('it does not say how many seats there are');
  if (!isObject(value.options)) throw broken('it has no options');
  if (!isChanceSource(value.chance)) throw broken('it does not say where its chance comes from');
  if (!isNumbers(value.setup)) throw broken('the chance of its set-up is missing');
  if (typeof value.hash !== 'string') throw broken('the hash of its last position is missing');
  if (value.outcome !== null && !isObject(value.outcome)) throw broken('its outcome is unreadable');
  if (!Array.isArray(value.entries)) throw broken('it has no list of entries');
  value.entries.forEach((entry, index) => {
    if (!isEntry(entry)) throw broken(`entry ${index + 1} is unreadable`);
  });
  return value as unknown as GameFile;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isInteger(item));
}

function isChanceSource(value: unknown): value is ChanceSource {
  if (!isObject(value)) return false;
  if (value.kind === 'seeded') return Number.isInteger(value.seed) && value.script === undefined;
  return (
    value.kind === 'keyed' &&
    typeof value.commitment === 'string' &&
    (value.secret === undefined || typeof value.secret === 'string') &&
    Array.isArray(value.nonces) &&
    value.nonces.every((nonce) => typeof nonce === 'string')
  );
}

function isEntry(value: unknown): value is Entry {
  if (!isObject(value) || !isSeat(value.seat) || typeof value.seal !== 'string') return false;
  if ('retract' in value) return value.retract === true;
  if ('back' in value) return isSeat(value.back);
  if (value.chance !== undefined && !isNumbers(value.chance)) return false;
  if ('resigned' in value) return value.resigned === true;
  if ('told' in value)
    return typeof value.told === 'string' && ['string', 'undefined'].includes(typeof value.inject);
  if ('rules' in value) return Number.isInteger(value.rules) && isNumbers(value.agreed);
  return isObject(value.choice) && typeof value.choice.do === 'string';
}
