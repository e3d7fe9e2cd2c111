/**
 * Where tables are kept. The log of entries is the truth of a game; snapshots are a cache that can be deleted
 * without loss. Two kinds of stores keep this promise, and one suite of tests holds them both to it.
 */
import type { Entry } from '@entente/engine';
import type { TableEvent } from '@entente/protocol';
import type { AccountStore } from './accounts.ts';
import type { TableDoc } from './doc.ts';
import type { NoticeStore } from './notices.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** When last seen, in milliseconds since 1970. */
  readonly seen: number;
}

/** A browser in which somebody is known. */
export interface Session {
  /** Names it to its owner; good for nothing else. */
  readonly id: string;
  /** In words, for example "Firefox, Linux". */
  readonly agent: string;
  readonly began: number;
  readonly used: number;
}

/** A person by one of their sessions. */
export interface Known extends Person {
  readonly session: string;
  /** When the cookie of this session was last given to its browser. */
  readonly renewed: number;
}

export interface StoredEntry {
  readonly entry: Entry;
  /** The id of the command that it came from; null when a bot or a clock made it. */
  readonly command: string | null;
}

export interface Talk {
  readonly number: number;
  readonly seat: number;
  readonly to: number | null;
  readonly text: string;
  readonly at: number;
  /** Where the game was by then. Not kept for the oldest lines. */
  readonly moment?: number;
  /** What the speaker was called. */
  readonly name?: string | null;
  /** Whose talk it is, whoever sits there later: the stays (of a `StoredChair`) of the speaker and of who is spoken to. Not kept for older lines. */
  readonly stays?: readonly string[];
  readonly command: string | null;
  /** Not said by anybody: what has happened to whoever sits there. */
  readonly event?: TableEvent;
}

/** A line of talk, and the person whose it is: whoever holds a seat may change. */
export interface Said {
  readonly line: Talk;
  readonly speaker: string | null;
}

/** How the clocks stand. */
export interface Clocks {
  /** Milliseconds left for each seat when its clock was last stopped. */
  bank: number[];
  /** When a clock was started; null when it stands still. */
  since: (number | null)[];
}

/** When somebody has to look after a table, and who has promised to. */
export interface Watch {
  wakeAt: number | null;
  leaseBy: string | null;
  leaseUntil: number | null;
}

/** A row of the list of tables. */
export interface StoredTable {
  /** Counts the changes of `doc`: whoever writes must know the present one. */
  rev: number;
  doc: TableDoc;
  clocks: Clocks | null;
  watch: Watch;
  changed: number;
}

/** One of a list of tables; null for an arrangement that cannot be read. */
export interface ListedTable {
  readonly id: string;
  readonly doc: TableDoc | null;
  readonly changed: number;
}

/** What is stored of a table is no JSON: something else has written there, or the disk is broken. */
export class Unreadable extends Error {}

export interface WholeTable extends StoredTable {
  entries: StoredEntry[];
  snapshot: string | null;
  talk: Talk[];
}

/** The rules that a table is played by. */
export type Rules = Pick<TableDoc, 'game' | 'version'>;

/** How far a table is. Each of these only grows. */
export interface Progress {
  readonly rev: number;
  /** How many entries its log has. */
  readonly entries: number;
  /** The number of the last line of talk. */
  readonly talk: number;
}

/** What one command changes, stored as a whole or not at all. */
export interface Write {
  readonly table: string;
  /** The revision that the writer has seen. If another one is stored, nothing is written. */
  readonly rev: number;
  /** The first number of `entries`: if it is taken, nothing is written. */
  readonly seq: number;
  readonly entries: readonly StoredEntry[];
  /** The new arrangement; raises the revision. */
  readonly doc?: TableDoc;
  readonly clocks?: Clocks | null;
  readonly watch?: Watch;
  readonly snapshot?: string;
  readonly talk?: readonly Said[];
  readonly now: number;
}

/** A game that was played to its end. */
export interface Finished {
  readonly game: string;
  readonly seats: number;
  /** Seats that people held at the end. */
  readonly people: number;
  readonly pace: TableDoc['pace'];
  /** From the first choice to the last, in milliseconds. */
  readonly took: number;
}

/** Why one of several was not stored, or is not known to be, although others are. */
export class NotStored {
  readonly fault: unknown;

  constructor(fault: unknown) {
    this.fault = fault;
  }
}

/** What became of a write: stored, or not because somebody else was faster, or because of a fault. */
export type Outcome = boolean | NotStored;

/** The database could not do it: nothing was written. */
export class StoreFault extends Error {
  /** As the database names it, for example `SQLITE_FULL`. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The classes of Postgres: connection, resources, operator, system; and read-only, too slow, or in each other's way. */
const TROUBLE =
  /^(SQLITE_(FULL|READONLY|IOERR|BUSY|CANTOPEN)|(08|53|57|58)\w{3}$|25006|25P03|40001|40P01|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** What has no code: a connection was not made in time, or has ended. */
const NO_CONNECTION = /^(timeout e|Connection terminated|Client has encountered a connection error)/;

/** The connection ended before the answer came. */
const BROKEN = /^(08\w{3}|57P0[12]|25P03|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const BROKEN_OFF = /^(Connection terminated( unexpectedly)?$|Client has encountered a connection error)/;

const codeOf = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault ? String(fault.code) : '';
const words = (fault: unknown): string => (fault instanceof Error ? fault.message : '');

/** Full, read-only or out of reach: it is not the fault of what was asked, and may work later. */
export const isTrouble = (fault: unknown): boolean =>
  TROUBLE.test(codeOf(fault)) || NO_CONNECTION.test(words(fault));

/** Trouble that leaves open whether what was asked for is done. */
export const isUncertain = (fault: unknown): boolean =>
  !(fault instanceof StoreFault) && (BROKEN.test(codeOf(fault)) || BROKEN_OFF.test(words(fault)));

export interface Store {
  /** Names this process among those that share the database. */
  readonly self: string;
  /** What time it is, by the one clock of all processes that share the database. */
  now(): number;
  /** Applies the migrations. Nothing else works before. */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Answers when something could be stored. */
  ping(): Promise<void>;

  readonly accounts: AccountStore;
  readonly notices: NoticeStore;

  addPerson(person: Person, tokenHash: string, session: Session): Promise<void>;
  personOf(tokenHash: string, now: number): Promise<Known | null>;
  people(ids: readonly string[]): Promise<Person[]>;
  rename(id: string, name: string): Promise<void>;
  sawPerson(id: string, now: number): Promise<void>;

  addTable(doc: TableDoc, now: number): Promise<void>;
  /** Throws `Unreadable` when it cannot be read. */
  table(id: string): Promise<WholeTable | null>;
  /** Where a link leads; a null seat means any. */
  byCode(code: string): Promise<{ table: string; seat: number | null } | null>;
  tablesOf(person: string, most: number): Promise<ListedTable[]>;
  listed(most: number): Promise<ListedTable[]>;
  /** The latest games with people that were played to their end; practice is none. */
  finished(most: number): Promise<Finished[]>;

  /**
   * All of these in one transaction if possible, each of them whole or not at all. When the promise is fulfilled, what
   * is written survives a crash.
   */
  commit(writes: readonly Write[]): Promise<Outcome[]>;

  /** Tables of these games that need looking after now and that nobody has promised to look after. Leases them. */
  claim(now: number, until: number, games: readonly Rules[]): Promise<string[]>;
  /** How far these tables are by now, where another process may have changed them. */
  progress(tables: readonly string[]): Promise<ReadonlyMap<string, Progress>>;
  /** Calls back when another process has changed a table; with null when any of them may have been changed. */
  onChange(listener: (table: string | null) => void): void;

  /** Tells other processes that sessions or notices of a person have changed. */
  tellAbout(person: string): Promise<void>;
  /** Calls back when another process has told so. */
  onPerson(listener: (person: string) => void): void;

  /** Tells other processes that somebody has spent a point of a limit. */
  tellSpent(limit: string, name: string): Promise<void>;
  /** Calls back when another process has told so. */
  onSpent(listener: (limit: string, name: string) => void): void;

  /** Says something short to the other processes, which is not kept. */
  shout(text: string): Promise<void>;
  /** Calls back when another process has said something; `from` names it. */
  onShout(listener: (from: string, text: string) => void): void;
}
