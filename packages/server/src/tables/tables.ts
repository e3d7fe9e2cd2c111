import type { AnyGame, Entry } from '@entente/engine';
import { HostedGame } from '@entente/table';
import type { ErrorLog } from '../error-log.ts';
import { RefusalError, refuse } from '../refuse.ts';
import type { Rules } from '../rules.ts';
import { type CommitCounter, GroupCommit } from '../store/group-commit.ts';
import type {
  Clocks,
  Lease,
  ListedTable,
  NewTalk,
  Store,
  StoredEntry,
  StoredLine,
  TableProgress,
  Write,
} from '../store/store.ts';
import type { TableDoc } from '../store/table-doc.ts';
import type { World } from '../world.ts';
import { beginningOf } from './beginning.ts';
import { turnClocks, turnOf } from './clock.ts';
import { guide } from './guidance.ts';
import { type LiveTable, resultOf } from './live-table.ts';
import { openPart, settle, whoThinks } from './reaction-windows.ts';
import type { Presence } from './show-table.ts';
import { TableCache } from './table-cache.ts';
import { eventsBetween, linesOf } from './table-events.ts';
import { TableLoader } from './table-loader.ts';
import { lineAt } from './talk-lines.ts';

/** What one command changes. */
export interface TableChange {
  readonly entries?: readonly StoredEntry[];
  /** A command that leads to no entry yet. */
  readonly command?: string | null;
  /** Others see nothing of it, not even when it was. */
  readonly isSecret?: boolean;
  readonly doc?: TableDoc;
  readonly clocks?: Clocks | null;
  readonly talk?: NewTalk;
  /** The person who made the change; absent for bots and clocks. */
  readonly by?: string;
}

/** Another process has changed the table in the meantime. */
class Overtaken extends Error {}

interface TablesOptions {
  readonly store: Store;
  readonly rules: Rules;
  /** Bytes that tables may take in memory; others are loaded when needed. */
  readonly memory: number;
  readonly now: () => number;
  readonly world: World;
  readonly presence: Pick<Presence, 'isOnline'>;
  readonly log: ErrorLog;
  readonly commits: CommitCounter;
  /** Everything that follows a commit; see `after-commit.ts`. */
  readonly afterCommit: (live: LiveTable) => void;
}

/** Number of attempts; more than there are seats, since each may have been faster once, at another process. */
const TRIES = 20;

/**
 * All tables of this server. Everything that happens to a table goes through here, one thing after the other at each
 * table: it is stored first, and only then shown.
 */
export class Tables {
  readonly rules: Rules;
  readonly store: Store;
  /** The current time in milliseconds. */
  readonly now: () => number;
  readonly world: World;
  readonly presence: Pick<Presence, 'isOnline'>;
  private readonly afterCommit: (live: LiveTable) => void;
  private readonly groupCommit: GroupCommit;
  private readonly loader: TableLoader;
  private readonly cache: TableCache;
  /** Tables with work in progress, each with the queue of what waits there. */
  private readonly busy = new Map<string, (() => void)[]>();
  /** Tables that another process has changed while something was being done to them here. */
  private readonly outdated = new Set<string>();
  /** Tables that were loaded or have changed since their lines for lists were written down. */
  readonly touched = new Set<string>();

  constructor({ store, rules, memory, now, world, presence, log, commits, afterCommit }: TablesOptions) {
    this.store = store;
    this.rules = rules;
    this.now = now;
    this.world = world;
    this.presence = presence;
    this.afterCommit = afterCommit;
    this.cache = new TableCache(memory);
    this.groupCommit = new GroupCommit(store.tables, commits, world);
    this.loader = new TableLoader(store.tables, this.groupCommit, rules, world, log);
  }

  /** The newest version of every game. */
  get games(): ReadonlyMap<string, AnyGame> {
    return this.rules.newest;
  }

  /** Tables in memory, and roughly their bytes. */
  get resident(): { readonly tables: number; readonly bytes: number } {
    return { tables: this.cache.size, bytes: this.cache.weight };
  }

  /**
   * Does some work at a table, after all work that came before. Reading counts, too: nobody sees what is not stored.
   * @param least the progress that the table must have reached
   */
  async with<Result>(
    id: string,
    work: (live: LiveTable) => Result | Promise<Result>,
    least?: TableProgress,
  ): Promise<Result> {
    const queue = this.busy.get(id);
    if (queue === undefined) this.busy.set(id, []);
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      for (let attempt = 1; ; attempt++) {
        const live = this.known(id, least) ?? (await this.load(id));
        try {
          return await work(live);
        } catch (fault) {
          // Another process may have stored something that makes it possible.
          if (fault instanceof RefusalError && attempt === 1 && (await this.isBehind(live)))
            this.cache.drop(id);
          else if (!(fault instanceof Overtaken)) throw fault;
          else if (attempt === TRIES) throw refuse('refuse.stale');
        }
      }
    } finally {
      this.leave(id);
    }
  }

  /** The same, but null for a table that cannot be read: one of many must not spoil the rest. */
  async withReadable<Result>(
    id: string,
    work: (live: LiveTable) => Result | Promise<Result>,
    least?: TableProgress,
  ): Promise<Result | null> {
    try {
      return await this.with(id, work, least);
    } catch (fault) {
      if (fault instanceof RefusalError && fault.refusal.code === 'refuse.unreadable') return null;
      throw fault;
    }
  }

  /** The same with the table as it is stored now: another process may have changed it a moment ago. */
  async withLatest<Result>(id: string, work: (live: LiveTable) => Result | Promise<Result>): Promise<Result> {
    const isToBeLoaded = this.cache.get(id) === undefined && !this.busy.has(id);
    const progress = isToBeLoaded ? undefined : await this.progressOf(id);
    return this.with(id, work, progress);
  }

  private async progressOf(id: string): Promise<TableProgress | undefined> {
    return (await this.store.tables.progress([id])).get(id);
  }

  /** Those of these tables that other processes have changed. */
  async overtaken(ids: readonly string[]): Promise<string[]> {
    const idle = ids.filter((id) => !this.busy.has(id));
    const progress = await this.store.tables.progress(idle);
    return idle.filter((id) => {
      const stored = progress.get(id);
      return stored !== undefined && !this.busy.has(id) && this.cache.get(id)?.isBehind(stored) !== false;
    });
  }

  private known(id: string, least: TableProgress | undefined): LiveTable | undefined {
    const live = this.cache.get(id);
    if (live === undefined || least === undefined || !live.isBehind(least)) return live;
    this.cache.outdate(id);
    return undefined;
  }

  private async isBehind(live: LiveTable): Promise<boolean> {
    const progress = await this.progressOf(live.doc.id);
    return progress !== undefined && live.isBehind(progress);
  }

  /** Ends a turn at a table and begins the next one. */
  private leave(id: string): void {
    const live = this.cache.get(id);
    if (this.outdated.delete(id)) this.cache.outdate(id);
    else if (live !== undefined) this.cache.keep(id, live);
    const next = this.busy.get(id)?.shift();
    if (next === undefined) this.busy.delete(id);
    else next();
    this.cache.makeRoom((one) => this.busy.has(one));
  }

  private async load(id: string): Promise<LiveTable> {
    const known = this.cache.takeOutdated(id);
    const isHere = known !== undefined && (await this.loader.follow(known));
    const live = isHere ? known : await this.loader.load(id);
    this.cache.keep(id, live);
    // The process that has changed it has written down what lists say of it, too.
    if (!isHere) this.touched.add(id);
    return live;
  }

  /** The log of a table as it is stored. */
  async entriesOf(id: string): Promise<Entry[]> {
    return ((await this.store.tables.load(id))?.entries ?? []).map(({ entry }) => entry);
  }

  /** Resolves when all work in progress is done. */
  async settled(): Promise<void> {
    const turns = Array.from(this.busy, ([id, queue]) =>
      new Promise<void>((resolve) => queue.push(resolve)).then(() => this.leave(id)),
    );
    await Promise.all(turns);
  }

  /** Does something with a table that is in memory; undefined if it is not. */
  async withResident<Result>(id: string, work: (live: LiveTable) => Result): Promise<Result | undefined> {
    if (this.cache.get(id) === undefined) return undefined;
    return this.with(id, (live) => work(live));
  }

  /** What is stored for lists, if the rules here would make the same of the table. */
  keptLine({ id, doc, line }: ListedTable): StoredLine | null {
    if (doc === null || line === null || this.cache.get(id)?.broken) return null;
    const newest = this.games.get(doc.game);
    const build = newest?.version === doc.version ? this.rules.hashOf(newest) : (doc.rules ?? null);
    return line.build === build ? line : null;
  }

  /** Is something being done to it? */
  isBusy(id: string): boolean {
    return this.busy.has(id);
  }

  /** Another process has changed it: it has to catch up. */
  forget(id: string): void {
    this.cache.outdate(id);
    if (this.busy.has(id)) this.outdated.add(id);
  }

  /** Other processes may have changed any table. */
  forgetAll(): void {
    for (const id of [...this.cache.ids(), ...this.busy.keys()]) this.forget(id);
  }

  /**
   * Stores a change of a table, and then shows it. When it cannot be stored, it never happened.
   * @returns the moment that the game is at
   */
  async commit(live: LiveTable, change: TableChange, now = this.now()): Promise<number> {
    const before = live.doc;
    const { id } = before;
    if (change.doc !== undefined) live.doc = change.doc;
    if (change.clocks !== undefined) live.clocks = change.clocks;
    const isResumed = before.phase === 'paused';
    const given = settle(live, {
      now,
      isHere: (person, table) => this.presence.isOnline(person, table),
      isResumed,
    });
    finish(live);
    guide(live, now);
    const clocks = this.turn(live, change, now, isResumed);
    const isSeen = openPart(before.window) !== openPart(live.doc.window);
    if (isSeen && live.doc.window)
      live.doc = { ...live.doc, window: { ...live.doc.window, clocks: live.clocks } };
    const isSecret = change.isSecret === true && !isSeen && given.length === 0;
    const doc = change.doc !== undefined || live.doc !== before ? live.doc : undefined;
    const talk = this.newTalk(live, before, change, now);
    const lease = this.lease(live, now);
    const entries = [...(change.entries ?? []), ...given];
    const seq = live.entries;
    const { checkpoints } = live.play ?? {};
    const write: Write = {
      table: id,
      rev: live.rev,
      seq,
      entries: entries.map((entry, index) => {
        const hash = checkpoints?.get(seq + index + 1);
        return hash === undefined ? entry : { ...entry, hash };
      }),
      doc,
      clocks,
      lease,
      snapshot: snapshotOf(live, before),
      talk,
      said: live.talk.at(-1)?.number ?? 0,
      now: isSecret ? live.changed : now,
    };
    let done: boolean;
    try {
      done = await this.groupCommit.write(write);
    } catch (fault) {
      this.cache.drop(id);
      throw fault;
    }
    if (!done) {
      this.cache.drop(id);
      throw new Overtaken();
    }
    if (doc !== undefined) live.rev++;
    live.entries += entries.length;
    // In a window, players see their own answers at once, not together with the answer of another seat.
    if (doc !== undefined || clocks !== undefined || live.window !== null) live.stateChanged();
    live.talk.push(...talk.map(({ line }) => line));
    const commands = [change.command, change.talk?.line.command, ...entries.map(({ command }) => command)];
    for (const command of commands) if (command) live.commandsDone.add(command);
    const moment = live.play?.moment ?? 0;
    // What some do in secret changes nothing that others can see, not even when it was.
    if ((doc !== undefined && !isSecret) || moment !== live.moment) live.changed = now;
    live.moment = moment;
    this.touched.add(id);
    this.afterCommit(live);
    return moment;
  }

  /** New lines of talk: what a player says, and what has happened to the people at the table. */
  private newTalk(
    live: LiveTable,
    before: TableDoc,
    { talk, by, entries = [] }: TableChange,
    now: number,
  ): NewTalk[] {
    const isBack = entries.some(({ entry }) => 'back' in entry);
    const found = eventsBetween(before, live.doc, by ?? null, isBack);
    const events = linesOf(found, (seat, text) => lineAt(live, { seat, text }, now));
    return talk === undefined ? events : [...events, talk];
  }

  private turn(
    live: LiveTable,
    change: TableChange,
    now: number,
    isResumed: boolean,
  ): Clocks | null | undefined {
    if (live.clocks === null || live.game === null) return change.clocks;
    const { play } = live;
    const entry = change.entries?.at(-1)?.entry;
    const turn = entry === undefined || play === null ? null : turnOf(entry, play.position, live.clocks);
    const turned = turnClocks(live.clocks, live.doc.pace, whoThinks(live), turn, now, isResumed);
    const same = turned.since.every((start, seat) => start === live.clocks?.since[seat]);
    if (same && change.clocks === undefined) return undefined;
    live.clocks = turned;
    return turned;
  }

  /** A process without the game cannot tell what the table waits for; another one may. */
  private lease(live: LiveTable, now: number): Lease | undefined {
    if (live.game === null) return undefined;
    const lease = live.leaseFrom(this.store.self, now);
    if (lease.wakeAt === live.lease.wakeAt && lease.leaseUntil === live.lease.leaseUntil) return undefined;
    live.lease = lease;
    return lease;
  }

  /** Begins the game of a table whose people are ready. From now on it belongs to these rules, so they are kept with it. */
  async begin(live: LiveTable, doc: TableDoc): Promise<TableDoc> {
    const { game } = live;
    if (game === null) throw unplayable(live);
    const hash = this.rules.hashOf(game);
    await this.rules.keep(hash);
    live.doc = { ...doc, rules: hash };
    live.play = HostedGame.begin(game, beginningOf(live.doc), live.build);
    return live.doc;
  }
}

/** Why nothing can be done to the game of a table. */
export const unplayable = ({ broken }: LiveTable): RefusalError =>
  broken === null ? refuse('refuse.oldRules') : refuse('refuse.broken', { ...broken });

/** A practice table is always played from where it started. A finished game is seldom loaded, and then as a whole. */
function snapshotOf({ doc, play }: LiveTable, before: TableDoc): string | null | undefined {
  if (doc.phase === 'over') return before.phase === 'over' ? undefined : null;
  return doc.from === null ? play?.snapshotIfWorth() : undefined;
}

/** When the game is over, so is the table. How it ended is written down. */
function finish(live: LiveTable): void {
  const { play } = live;
  if (play === null) return;
  if (play.isOver && live.doc.phase !== 'over')
    live.doc = { ...live.doc, phase: 'over', proposal: null, moving: null, window: null };
  if (live.doc.phase === 'over' && live.doc.result === undefined)
    live.doc = { ...live.doc, result: resultOf(play) };
}
