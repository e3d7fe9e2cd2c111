import * as z from 'zod/mini';
import type { Store } from '../store/store.ts';
import { LastSeen } from './last-seen.ts';

/** Whose sockets and streams are at one table in one process; null for somebody without a name. */
export type Here = readonly (string | null)[];

/** What this process knows of its own listeners. */
interface Own {
  tables(): readonly string[];
  hereAt(table: string): Here;
}

/** How processes talk to each other. */
type Voice = Pick<Store, 'shout' | 'onShout'>;

interface Process {
  heard: number;
  readonly at: Map<string, Here>;
}

/** In milliseconds: how long news are gathered, how often a process says that it is there, and how long it is believed. */
const GATHER = 50;
const ALIVE_EVERY = 20_000;
const GONE_AFTER = 60_000;
/** A notification has room for no more. */
const MOST_NAMED = 300;

const NEWS = z.union([
  z.object({ ask: z.literal(true) }),
  z.object({ alive: z.literal(true) }),
  z.object({ bye: z.literal(true) }),
  z.object({ at: z.string(), here: z.array(z.nullable(z.string())) }),
]);
type News = z.output<typeof NEWS>;

/** Who is at the tables in other processes. These say so when it changes; one that is silent for long is gone. */
export class Elsewhere {
  private readonly voice: Voice;
  private readonly own: Own;
  private readonly now: () => number;
  private readonly others = new Map<string, Process>();
  private readonly seen = new LastSeen();
  private readonly unsaid = new Set<string>();
  /** Tables about which something could not be said. */
  private readonly missed = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private pulse: NodeJS.Timeout | null = null;
  /** Ends when all has been said so far. */
  private said: Promise<void> = Promise.resolve();
  /** Called when somebody has come to a table in another process, or left it there. */
  onChange: (table: string) => void = () => {};
  onFault: (fault: unknown) => void = () => {};
  /** Called when a process says what is not understood: it may be of another version. */
  onStrange: (from: string) => void = () => {};

  constructor(voice: Voice, own: Own, now: () => number) {
    this.voice = voice;
    this.own = own;
    this.now = now;
    voice.onShout((from, text) => this.hear(from, text));
  }

  /** Asks the others who is there. */
  open(): void {
    this.say({ ask: true });
    if (this.pulse !== null) return;
    this.pulse = setInterval(() => {
      this.dropSilent();
      if (this.own.tables().length > 0) this.say({ alive: true });
      for (const table of this.missed) this.changed(table);
      this.missed.clear();
    }, ALIVE_EVERY);
    this.pulse.unref();
  }

  async close(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.pulse !== null) clearInterval(this.pulse);
    this.unsaid.clear();
    this.say({ bye: true });
    await this.said;
  }

  isOnline(person: string, table: string): boolean {
    for (const { at } of this.others.values()) if (at.get(table)?.includes(person) === true) return true;
    return false;
  }

  lastSeen(person: string): number | null {
    return this.seen.of(person);
  }

  /** How many there are of whom this is true. */
  count(table: string, isCounted: (person: string | null) => boolean): number {
    let count = 0;
    for (const { at } of this.others.values()) count += at.get(table)?.filter(isCounted).length ?? 0;
    return count;
  }

  /** Somebody has come to a table here, or left it. */
  changed(table: string): void {
    this.unsaid.add(table);
    this.timer ??= setTimeout(() => {
      this.timer = null;
      for (const one of this.unsaid) {
        this.unsaid.delete(one);
        this.say({ at: one, here: this.own.hereAt(one).slice(0, MOST_NAMED) });
      }
    }, GATHER).unref();
  }

  /** One after the other: on connections side by side, what is said later may be heard first. */
  private say(news: News): void {
    this.said = this.said.then(async () => {
      try {
        await this.voice.shout(JSON.stringify(news));
      } catch (fault) {
        // Said again with the next sign of life.
        if ('at' in news) this.missed.add(news.at);
        this.onFault(fault);
      }
    });
  }

  private hear(from: string, text: string): void {
    const news = newsIn(text);
    if (news === null) {
      this.onStrange(from);
      return;
    }
    if ('bye' in news) {
      this.drop(from);
      return;
    }
    const process = this.others.get(from) ?? { heard: 0, at: new Map<string, Here>() };
    this.others.set(from, process);
    process.heard = this.now();
    if ('ask' in news) for (const table of this.own.tables()) this.changed(table);
    if ('at' in news) this.move(process, news.at, news.here);
  }

  private move({ at }: Process, table: string, here: Here): void {
    for (const person of at.get(table) ?? []) {
      if (person !== null && !here.includes(person)) this.seen.saw(person, this.now());
    }
    if (here.length > 0) at.set(table, here);
    else at.delete(table);
    this.onChange(table);
  }

  private drop(from: string): void {
    const process = this.others.get(from);
    this.others.delete(from);
    if (process !== undefined) for (const table of [...process.at.keys()]) this.move(process, table, []);
  }

  /** A process that died has said nothing. */
  dropSilent(): void {
    const now = this.now();
    for (const [from, { heard }] of this.others) if (now - heard > GONE_AFTER) this.drop(from);
  }
}

/** Null when it is nothing that we understand. */
function newsIn(text: string): News | null {
  try {
    return NEWS.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
