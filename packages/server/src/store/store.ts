/**
 * Where the server keeps tables and people. The log of entries is the truth of a game; snapshots are a cache that can be
 * deleted without loss. There are two kinds of stores, and one suite of tests for both.
 */
import type { Entry, Outcome } from '@entente/engine';
import type { TableEvent, TableLine } from '@entente/protocol';
import type { Backlog } from './backlog.ts';
import type { Bus } from './bus.ts';
import type { ClassStore } from './classes.ts';
import type { CompanyStore } from './company.ts';
import type { ExperimentStore } from './experiments.ts';
import type { LessonStepStore } from './lesson-steps.ts';
import type { LessonStore } from './lessons.ts';
import type { NoticeStore } from './notices.ts';
import type { OperatorStore } from './operator.ts';
import type { PeopleStore } from './people.ts';
import type { RatingStore } from './ratings.ts';
import type { RulesStore } from './rules.ts';
import type { TableDoc } from './table-doc.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** When last seen, in milliseconds since 1970. */
  readonly seen: number;
}

/** A browser in which a person is signed in. */
export interface StoredSession {
  /** Names it to its owner; good for nothing else. */
  readonly id: string;
  /** In words, for example "Firefox, Linux". */
  readonly agent: string;
  readonly began: number;
  readonly used: number;
}

/** A person by one of their sessions. */
export interface SessionPerson extends Person {
  readonly session: string;
  /** When the cookie of this session was last given to its browser. */
  readonly renewed: number;
}

export interface StoredEntry {
  readonly entry: Entry;
  /** The id of the command that it came from; null when a bot or a clock made it. */
  readonly command: string | null;
  /** Of the position after it; kept now and then. */
  readonly hash?: string | null;
}

export interface StoredTalk {
  readonly number: number;
  readonly seat: number;
  readonly to: number | null;
  readonly text: string;
  readonly at: number;
  /** The moment of the game. Missing in the oldest lines. */
  readonly moment?: number;
  /** What the speaker was called. */
  readonly name?: string | null;
  /** The stays (of a `StoredChair`) of the speaker and of the person spoken to: later holders of their seats do not read it. Missing in older lines. */
  readonly stays?: readonly string[];
  readonly command: string | null;
  /** Not said by a person: something that happened to the player of the seat. */
  readonly event?: TableEvent;
}

/** A line of talk, and the person who said it: a seat may change hands. */
export interface NewTalk {
  readonly line: StoredTalk;
  readonly speaker: string | null;
}

/** The clocks of a table. */
export interface Clocks {
  /** Milliseconds left for each seat when its clock was last stopped. */
  bank: number[];
  /** When a clock was started; null for a stopped clock. */
  since: (number | null)[];
}

/** When a process has to look after a table, and which process has promised to. */
export interface Lease {
  wakeAt: number | null;
  leaseBy: string | null;
  leaseUntil: number | null;
}

/** A row of the list of tables. */
export interface StoredTable {
  /** Counts the changes of `doc`: a write must name the present number. */
  rev: number;
  doc: TableDoc;
  clocks: Clocks | null;
  lease: Lease;
  changed: number;
}

/** What lists say of the game of a table, as it was with this arrangement and after this number of entries. */
export interface StoredLine {
  readonly table: string;
  readonly rev: number;
  readonly entries: number;
  /** Of the rules that made this of the entries. */
  readonly build: string;
  /** Seats that owe an answer. What others may know of it, is another matter. */
  readonly asked: readonly number[];
  readonly moment: number;
  readonly prompt: TableLine['prompt'];
  /** Of the game. */
  readonly outcome: Outcome | null;
  /** When something last changed that everybody can see. */
  readonly changed: number;
}

/** One of a list of tables. */
export interface ListedTable {
  readonly id: string;
  /** Null if it cannot be read. */
  readonly doc: TableDoc | null;
  readonly clocks: Clocks | null;
  readonly changed: number;
  /** Null if the table has changed since it was written, or nothing was written. */
  readonly line: StoredLine | null;
}

/** The stored table is not JSON: another program wrote there, or the disk is broken. */
export class Unreadable extends Error {}

export interface WholeTable extends StoredTable {
  entries: StoredEntry[];
  snapshot: string | null;
  talk: StoredTalk[];
}

/** A table with the end of its log and its talk. */
export type TableNews = Omit<WholeTable, 'snapshot'>;

/** The rules that a table is played by. */
export type GameVersion = Pick<TableDoc, 'game' | 'version'>;

/** The progress of a table. Each of these only grows. */
export interface TableProgress {
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
  /** The number of entries that the writer has seen, and so the first number of `entries`: if it is taken, nothing is written. */
  readonly seq: number;
  readonly entries: readonly StoredEntry[];
  /** The new arrangement; raises the revision. */
  readonly doc?: TableDoc;
  readonly clocks?: Clocks | null;
  readonly lease?: Lease;
  /** Null: none any more. */
  readonly snapshot?: string | null;
  readonly talk?: readonly NewTalk[];
  /** The number of the last line of talk that the writer has seen. With new ones, if there is a later one, nothing is written. */
  readonly said?: number;
  readonly now: number;
}

/** A game that was played to its end. */
export interface FinishedGame {
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

/** The result of a write: stored; or not, because another process was faster or because of a fault. */
export type WriteResult = boolean | NotStored;

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
const NO_CONNECTION =
  /^(timeout e|Query read timeout|Connection terminated|Client has encountered a connection error)/;

/** The connection ended before the answer came. */
const BROKEN = /^(08\w{3}|57P0[12]|25P03|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const BROKEN_OFF =
  /^(Query read timeout|Connection terminated( unexpectedly)?$|Client has encountered a connection error)/;

const codeOf = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault ? String(fault.code) : '';
const words = (fault: unknown): string => (fault instanceof Error ? fault.message : '');

/** Full, read-only or out of reach: it is not the fault of what was asked, and may work later. */
export const isTrouble = (fault: unknown): boolean =>
  TROUBLE.test(codeOf(fault)) || NO_CONNECTION.test(words(fault));

/** Trouble that leaves open whether what was asked for is done. */
export const isUncertain = (fault: unknown): boolean =>
  !(fault instanceof StoreFault) && (BROKEN.test(codeOf(fault)) || BROKEN_OFF.test(words(fault)));

/** Tables and their logs. */
export interface TableStore {
  add(doc: TableDoc, now: number): Promise<void>;
  /** Throws `Unreadable` when it cannot be read. */
  load(id: string): Promise<WholeTable | null>;
  /** A table with what has come to its log and its talk since this progress. Throws `Unreadable`, too. */
  since(id: string, known: Omit<TableProgress, 'rev'>): Promise<TableNews | null>;
  /** Where a link leads; a null seat means any. */
  byCode(code: string): Promise<{ table: string; seat: number | null } | null>;
  ofPerson(person: string, most: number): Promise<ListedTable[]>;
  listed(most: number): Promise<ListedTable[]>;
  /**
   * Keeps what lists say of tables.
   * @param wrong tables of which nothing is to be kept
   */
  keepLines(lines: readonly StoredLine[], wrong: readonly string[]): Promise<void>;
  /** These tables, as a list has them. */
  byIds(ids: readonly string[]): Promise<ListedTable[]>;
  /** The latest games with people that were played to their end, without practice tables. */
  finished(most: number): Promise<FinishedGame[]>;
  /**
   * All of these in one transaction if possible, each of them whole or not at all. When the promise is fulfilled, what
   * is written survives a crash.
   */
  commit(writes: readonly Write[]): Promise<WriteResult[]>;
  /** Finished tables whose logs are not packed, if they have not changed since then. The oldest come first. */
  unpacked(before: number, most: number): Promise<string[]>;
  /** Packs the log of a finished table. Servers that cannot read that will refuse this database. False if it was not done. */
  pack(id: string): Promise<boolean>;
  /** Tables of these games that need looking after now and have no lease. Leases them to this process. */
  claim(now: number, until: number, games: readonly GameVersion[]): Promise<string[]>;
  /** Deletes a table with its log, its talk and everything else that belongs to it. */
  remove(id: string): Promise<void>;
  /** The progress of these tables, if another process may have changed them. */
  progress(tables: readonly string[]): Promise<ReadonlyMap<string, TableProgress>>;
}

/** Connections to a database that several processes share. */
export interface DatabaseLine {
  /** Does this process hear what others change? */
  readonly hears: boolean;
  readonly used: number;
  readonly idle: number;
  /** Work that waits for a connection. */
  readonly waiting: number;
}

export interface Store {
  /** Names this process among those that share the database. */
  readonly self: string;
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly company: CompanyStore;
  readonly classes: ClassStore;
  readonly lessons: LessonStore;
  readonly lessonSteps: LessonStepStore;
  readonly notices: NoticeStore;
  readonly operator: OperatorStore;
  readonly rules: RulesStore;
  readonly ratings: RatingStore;
  readonly experiments: ExperimentStore;
  readonly bus: Bus;
  /** The time, by the one clock of all processes that share the database. */
  now(): number;
  /** What happened when it was opened, for the log. */
  readonly notes: readonly string[];
  /** Applies the migrations. Nothing else works before. */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Resolves if the store can write. */
  ping(): Promise<void>;
  /** Since when only servers that read packed logs have migrated it, in milliseconds since 1970. */
  readsPackedSince(): Promise<number>;
  backlog(now: number): Promise<Backlog>;
  /** Bytes of the whole database. */
  size(): Promise<number>;
  /** How the database is reached; null where it is a file of this process. */
  readonly line: DatabaseLine | null;
}
