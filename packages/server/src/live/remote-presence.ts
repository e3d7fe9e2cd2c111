import * as z from 'zod/mini';
import type { ErrorLog } from '../error-log.ts';
import type { Bus } from '../store/bus.ts';
import type { Timer, World } from '../world.ts';
import { LastSeen } from './last-seen.ts';

/** Whose sockets and streams are at one table in one process; null for a client without a name. */
export type PresenceList = readonly (string | null)[];

/** What this process knows of its own connections. */
interface Own {
  openTables(): readonly string[];
  hereAt(table: string): PresenceList;
}

interface Process {
  heard: number;
  readonly at: Map<string, PresenceList>;
}

/** Milliseconds that reports are gathered before they are sent together. */
const GATHER = 50;
/** Milliseconds of silence after which a process counts as dead. */
const GONE_AFTER = 60_000;
/** People named in one report: a notification has room for no more. */
const MOST_NAMED = 300;

const REPORT = z.union([
  z.object({ ask: z.literal(true) }),
  z.object({ alive: z.literal(true) }),
  z.object({ bye: z.literal(true) }),
  z.object({ at: z.string(), here: z.array(z.nullable(z.string())) }),
]);
type PresenceReport = z.output<typeof REPORT>;

/**
 * People connected to tables in other processes. Each process reports its changes; one that is silent for long
 * counts as dead.
 */
export class RemotePresence {
  private readonly bus: Pick<Bus, 'tellPresence'>;
  private readonly own: Own;
  private readonly now: () => number;
  private readonly log: ErrorLog;
  private readonly world: World;
  private readonly others = new Map<string, Process>();
  private readonly seen = new LastSeen();
  /** Tables whose next report is being gathered. */
  private readonly unsent = new Set<string>();
  /** Tables whose last report could not be sent. */
  private readonly failed = new Set<string>();
  private timer: Timer | null = null;
  /** Resolves when everything so far has been sent. */
  private sent: Promise<void> = Promise.resolve();

  constructor(bus: Pick<Bus, 'tellPresence'>, own: Own, now: () => number, log: ErrorLog, world: World) {
    this.world = world;
    this.bus = bus;
    this.own = own;
    this.now = now;
    this.log = log;
  }

  /** Asks the other processes who is connected to them. */
  ask(): void {
    this.send({ ask: true });
  }

  /** Tells the others who is connected here: they may have asked while nothing was heard. */
  reportAll(): void {
    for (const table of this.own.openTables()) this.changed(table);
  }

  /** Tells the others, now and then, that this process is alive; and again what could not be sent. */
  sayAlive(): void {
    if (this.own.openTables().length > 0) this.send({ alive: true });
    for (const table of this.failed) this.changed(table);
    this.failed.clear();
  }

  async close(): Promise<void> {
    this.timer?.cancel();
    this.unsent.clear();
    this.send({ bye: true });
    await this.sent;
  }

  isOnline(person: string, table: string): boolean {
    for (const { at } of this.others.values()) if (at.get(table)?.includes(person) === true) return true;
    return false;
  }

  lastSeen(person: string): number | null {
    return this.seen.of(person);
  }

  /** The number of connections of which this is true. */
  count(table: string, isCounted: (person: string | null) => boolean): number {
    let count = 0;
    for (const { at } of this.others.values()) count += at.get(table)?.filter(isCounted).length ?? 0;
    return count;
  }

  /** A client has come to a table in this process, or left it. */
  changed(table: string): void {
    this.unsent.add(table);
    this.timer ??= this.world.after(GATHER, () => {
      this.timer = null;
      for (const one of this.unsent) {
        this.unsent.delete(one);
        this.send({ at: one, here: this.own.hereAt(one).slice(0, MOST_NAMED) });
      }
    });
  }

  /** One after the other: on connections side by side, a later report may arrive first. */
  private send(report: PresenceReport): void {
    this.sent = this.sent.then(async () => {
      try {
        await this.bus.tellPresence(JSON.stringify(report));
      } catch (fault) {
        // Sent again with the next sign of life.
        if ('at' in report) this.failed.add(report.at);
        this.log.error({ err: fault }, 'other processes could not be told who is here');
      }
    });
  }

  /** Takes in what another process reports. Returns the tables where people came or left. */
  hear(from: string, text: string): string[] {
    const report = reportIn(text);
    if (report === null) {
      // It may be of another version.
      this.log.warn({ from }, 'what another process said was not understood');
      return [];
    }
    if ('bye' in report) return this.drop(from);
    const process = this.others.get(from) ?? { heard: 0, at: new Map<string, PresenceList>() };
    this.others.set(from, process);
    process.heard = this.now();
    if ('ask' in report) this.reportAll();
    if (!('at' in report)) return [];
    this.move(process, report.at, report.here);
    return [report.at];
  }

  private move({ at }: Process, table: string, here: PresenceList): void {
    for (const person of at.get(table) ?? []) {
      if (person !== null && !here.includes(person)) this.seen.saw(person, this.now());
    }
    if (here.length > 0) at.set(table, here);
    else at.delete(table);
  }

  private drop(from: string): string[] {
    const process = this.others.get(from);
    this.others.delete(from);
    if (process === undefined) return [];
    const tables = [...process.at.keys()];
    for (const table of tables) this.move(process, table, []);
    return tables;
  }

  /** Forgets processes that died without a good-bye. Returns the tables that people left by that. */
  dropSilent(): string[] {
    const now = this.now();
    return [...this.others].flatMap(([from, { heard }]) => (now - heard > GONE_AFTER ? this.drop(from) : []));
  }
}

/** Null when this version does not understand it. */
function reportIn(text: string): PresenceReport | null {
  try {
    return REPORT.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
