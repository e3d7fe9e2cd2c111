import type { AnyGame, Entry, Seat } from '@entente/engine';
import { HostedGame } from '@entente/table';
import { Refused, refuse } from '../refuse.ts';
import type { TableDoc } from '../store/doc.ts';
import {
  type Clocks,
  type Progress,
  type Rules,
  type Said,
  type Store,
  type StoredEntry,
  Unreadable,
  type Watch,
  type WholeTable,
  type Write,
} from '../store/store.ts';
import { Writer } from '../store/writer.ts';
import { beginningOf } from './beginning.ts';
import { turnClocks, turnOf } from './clock.ts';
import { happenings, linesOf } from './happenings.ts';
import { lineAt } from './lines.ts';
import { Residents } from './residents.ts';
import { Room } from './room.ts';
import { openPart, settle, whoThinks } from './windows.ts';

/** What has happened in a game, to be stored. */
export interface NewEntry {
  readonly entry: Entry;
  readonly command: string | null;
  readonly seat: Seat;
}

/** What one command changes. */
export interface Change {
  readonly entries?: readonly NewEntry[];
  /** A command that leads to no entry yet. */
  readonly command?: string | null;
  /** Others see nothing of it, not even when it was. */
  readonly isSecret?: boolean;
  readonly doc?: TableDoc;
  readonly clocks?: Clocks | null;
  readonly talk?: Said;
  /** The person who does it; absent when it comes by itself. */
  readonly by?: string;
}

/** Somebody else has changed the table meanwhile. */
class Overtaken extends Error {}

/** More than there are seats: each of them may have been faster once, at another process. */
const TRIES = 20;

/**
 * The hall where all tables stand. Whatever is done to a table is done here, one thing after the other at each
 * table: it is stored first, and only then shown.
 */
export class Hall {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly store: Store;
  readonly writer: Writer;
  private readonly rooms: Residents;
  /** Tables at which something is being done, with those who wait for their turn there. */
  private readonly busy = new Map<string, (() => void)[]>();
  /** Tables that another process has changed while something was being done to them here. */
  private readonly outdated = new Set<string>();
  /** What time it is. */
  readonly now: () => number;
  /** How many changes were stored. */
  stored = 0;
  /** Is this person connected to this table? */
  isHere: (person: string, table: string) => boolean = () => true;
  /** Called after something was stored. */
  onStored: (room: Room) => void = () => {};
  /** Called when the game of a table cannot be played from its log. */
  onBroken: (table: string, fault: unknown) => void = () => {};

  /** @param memory bytes that tables may take; others are loaded when they are wanted */
  constructor(store: Store, games: ReadonlyMap<string, AnyGame>, memory: number, now: () => number) {
    this.now = now;
    this.store = store;
    this.games = games;
    this.rooms = new Residents(memory);
    this.writer = new Writer(store);
  }

  /** What can be played here. */
  get rules(): Rules[] {
    return Array.from(this.games.values(), ({ id, version }) => ({ game: id, version }));
  }

  /** How many tables are in memory, and how many bytes they take by and large. */
  get resident(): { readonly tables: number; readonly bytes: number } {
    return { tables: this.rooms.size, bytes: this.rooms.weight };
  }

  /**
   * Does something at a table, when everything before it is done. Reading counts, too: nothing unstored is seen.
   * @param least how far the table has to be
   */
  async at<Result>(
    id: string,
    work: (room: Room) => Result | Promise<Result>,
    least?: Progress,
  ): Promise<Result> {
    const queue = this.busy.get(id);
    if (queue === undefined) this.busy.set(id, []);
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      for (let attempt = 1; ; attempt++) {
        const room = this.known(id, least) ?? (await this.load(id));
        try {
          return await work(room);
        } catch (fault) {
          // What is refused here may be possible by what another process has stored.
          if (fault instanceof Refused && attempt === 1 && (await this.isBehind(room))) this.rooms.drop(id);
          else if (!(fault instanceof Overtaken)) throw fault;
          else if (attempt === TRIES) throw refuse('refuse.stale');
        }
      }
    } finally {
      this.leave(id);
    }
  }

  /** The same where one table among many may be unreadable; null then. */
  async atReadable<Result>(
    id: string,
    work: (room: Room) => Result | Promise<Result>,
    least?: Progress,
  ): Promise<Result | null> {
    try {
      return await this.at(id, work, least);
    } catch (fault) {
      if (fault instanceof Refused && fault.refusal.code === 'refuse.unreadable') return null;
      throw fault;
    }
  }

  /** The same at a table as it is stored by now: another process may have changed it a moment ago. */
  async fresh<Result>(id: string, work: (room: Room) => Result | Promise<Result>): Promise<Result> {
    const isToBeLoaded = this.rooms.get(id) === undefined && !this.busy.has(id);
    const progress = isToBeLoaded ? undefined : await this.progressOf(id);
    return this.at(id, work, progress);
  }

  private async progressOf(id: string): Promise<Progress | undefined> {
    return (await this.store.progress([id])).get(id);
  }

  private known(id: string, least: Progress | undefined): Room | undefined {
    const room = this.rooms.get(id);
    return room === undefined || (least !== undefined && room.isBehind(least)) ? undefined : room;
  }

  private async isBehind(room: Room): Promise<boolean> {
    const progress = await this.progressOf(room.doc.id);
    return progress !== undefined && room.isBehind(progress);
  }

  /** It is the next one's turn. */
  private leave(id: string): void {
    const room = this.rooms.get(id);
    if (this.outdated.delete(id)) this.rooms.drop(id);
    else if (room !== undefined) this.rooms.keep(id, room);
    const next = this.busy.get(id)?.shift();
    if (next === undefined) this.busy.delete(id);
    else next();
    this.rooms.makeRoom((one) => this.busy.has(one));
  }

  private async load(id: string): Promise<Room> {
    const stored = await this.store.table(id).catch((fault: unknown) => {
      if (!(fault instanceof Unreadable)) throw fault;
      this.onBroken(id, fault);
      throw refuse('refuse.unreadable');
    });
    if (stored === null) throw refuse('refuse.noTable');
    const room = this.open(stored);
    this.rooms.keep(id, room);
    return room;
  }

  /** A game that cannot be played on from its log is as if it had older rules: it can be seen in the list and closed. */
  private open(stored: WholeTable): Room {
    const game = this.games.get(stored.doc.game);
    try {
      return new Room(stored, game);
    } catch (fault) {
      // A snapshot is a cache, perhaps of another version: the log is the truth.
      if (stored.snapshot !== null) return this.open({ ...stored, snapshot: null });
      this.onBroken(stored.doc.id, fault);
      return new Room(stored, undefined);
    }
  }

  /** When everything that was begun is done. */
  async settled(): Promise<void> {
    const turns = Array.from(this.busy, ([id, queue]) =>
      new Promise<void>((resolve) => queue.push(resolve)).then(() => this.leave(id)),
    );
    await Promise.all(turns);
  }

  /** Another process has changed it: what is in memory is void. */
  forget(id: string): void {
    this.rooms.drop(id);
    if (this.busy.has(id)) this.outdated.add(id);
  }

  /** Other processes may have changed any table. */
  forgetAll(): void {
    for (const id of [...this.rooms.ids(), ...this.busy.keys()]) this.forget(id);
  }

  /**
   * Stores what was done to a room, and then tells everybody. When it cannot be stored, it was never done.
   * @returns the moment that the game is at
   */
  async keep(room: Room, change: Change, now = this.now()): Promise<number> {
    const before = room.doc;
    const { id } = before;
    if (change.doc !== undefined) room.doc = change.doc;
    if (change.clocks !== undefined) room.clocks = change.clocks;
    const isResumed = before.phase === 'paused';
    const given = settle(room, { now, isHere: this.isHere, isResumed });
    finish(room);
    const clocks = this.turn(room, change, now, isResumed);
    const isSeen = openPart(before.window) !== openPart(room.doc.window);
    if (isSeen && room.doc.window)
      room.doc = { ...room.doc, window: { ...room.doc.window, clocks: room.clocks } };
    const isSecret = change.isSecret === true && !isSeen && given.length === 0;
    const doc = change.doc !== undefined || room.doc !== before ? room.doc : undefined;
    const talk = this.told(room, before, change, now);
    const watch = this.watch(room, now);
    const entries = [...(change.entries ?? []), ...given];
    const write: Write = {
      table: id,
      rev: room.rev,
      seq: (room.play?.entries.length ?? 0) - entries.length,
      entries: entries.map(({ entry, command }): StoredEntry => ({ entry, command })),
      doc,
      clocks,
      watch,
      // A practice table is always played from where it started.
      snapshot: room.doc.from === null ? room.play?.snapshotIfWorth() : undefined,
      talk,
      now: isSecret ? room.changed : now,
    };
    let done: boolean;
    try {
      done = await this.writer.write(write);
    } catch (fault) {
      this.rooms.drop(id);
      throw fault;
    }
    if (!done) {
      this.rooms.drop(id);
      throw new Overtaken();
    }
    if (doc !== undefined) room.rev++;
    room.entries += entries.length;
    // In a window those who answer see at once what they have done: it must not come with what somebody else does.
    if (doc !== undefined || clocks !== undefined || room.window !== null) room.stir++;
    room.talk.push(...talk.map(({ line }) => line));
    const commands = [change.command, change.talk?.line.command, ...entries.map(({ command }) => command)];
    for (const command of commands) if (command) room.answered.add(command);
    const moment = room.play?.moment ?? 0;
    // What some do in secret changes nothing that others can see, not even when it was.
    if ((doc !== undefined && !isSecret) || moment !== room.moment) room.changed = now;
    room.moment = moment;
    this.stored++;
    this.onStored(room);
    return moment;
  }

  /** What is said, and what has happened to the people at the table. */
  private told(room: Room, before: TableDoc, { talk, by, entries = [] }: Change, now: number): Said[] {
    const isBack = entries.some(({ entry }) => 'back' in entry);
    const found = happenings(before, room.doc, by ?? null, isBack);
    const events = linesOf(found, (seat, text) => lineAt(room, { seat, text }, now));
    return talk === undefined ? events : [...events, talk];
  }

  private turn(room: Room, change: Change, now: number, isResumed: boolean): Clocks | null | undefined {
    if (room.clocks === null || room.game === null) return change.clocks;
    const { play } = room;
    const entry = change.entries?.at(-1)?.entry;
    const turn = entry === undefined || play === null ? null : turnOf(entry, play.position, room.clocks);
    const turned = turnClocks(room.clocks, room.doc.pace, whoThinks(room), turn, now, isResumed);
    const same = turned.since.every((start, seat) => start === room.clocks?.since[seat]);
    if (same && change.clocks === undefined) return undefined;
    room.clocks = turned;
    return turned;
  }

  /** Whoever does not have its game cannot tell what a table waits for: a process that has it may. */
  private watch(room: Room, now: number): Watch | undefined {
    if (room.game === null) return undefined;
    const watch = room.watchFrom(this.store.self, now);
    if (watch.wakeAt === room.watch.wakeAt && watch.leaseUntil === room.watch.leaseUntil) return undefined;
    room.watch = watch;
    return watch;
  }

  /** Begins the game of a table whose people are ready. */
  begin(room: Room, doc: TableDoc): void {
    if (room.game === null) throw refuse('refuse.oldRules');
    room.play = HostedGame.begin(room.game, beginningOf(doc));
    room.doc = doc;
  }
}

/** When the game is over, so is the table. */
function finish(room: Room): void {
  const over = room.play !== null && room.play.position.outcome !== null;
  if (over && room.doc.phase !== 'over')
    room.doc = { ...room.doc, phase: 'over', proposal: null, window: null };
}
