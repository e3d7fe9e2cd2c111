import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { refuse } from './refuse.ts';

/** What addresses are counted by. A household has 2^64 addresses of the newer kind: all of them count as one. */
export function networkOf(address: string): string {
  const older = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (older !== null) return older[1];
  if (!isIPv6(address)) return address;
  const [head, tail] = address.toLowerCase().split('%')[0].split('::');
  const groups = (part: string | undefined) => (part === undefined || part === '' ? [] : part.split(':'));
  const zeros = Array.from({ length: 8 - groups(head).length - groups(tail).length }, () => '0');
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':');
}

/** Points and seconds: by person for clients that are signed in, by address for all others. */
const LIMITS = {
  /** Any request, by address. A class of 60 has one address. */
  request: [1500, 10],
  /** New sessions, by address. */
  session: [60, 60],
  /** Attempts to follow a link, by address: codes may not be guessed. */
  code: [60, 60],
  /** Wrong codes and pins of classes, by address: right ones cost nothing, since a whole class has one address. */
  classCode: [40, 60],
  /** New students, by address. */
  student: [240, 60],
  /** Attempts to sign in, by address: neither codes nor links may be guessed. */
  come: [20, 60],
  /** Requests for a mail, by address; and mails to one mailbox, from any address. */
  mail: [10, 600],
  mailTo: [3, 600],
  /** Test notices, by person. */
  test: [6, 60],
  /** New tables, by person. */
  create: [30, 60],
  /** New tables, by address: one address can make up any number of people. */
  createHere: [120, 60],
  /** New experiments, by address: one address can make up any number of people. */
  experiment: [12, 3600],
  /** Answers and acts, by person. */
  act: [200, 10],
  /** Going back by consent, by person: the game is played again up to there. */
  back: [10, 10],
  /** Lines of talk, by person. */
  talk: [12, 20],
  /** Invitations, by person. */
  invite: [20, 600],
  /** Reports of talk, by person. */
  report: [6, 600],
  /** Pages with a preview of a table, by address: the table is read for it. */
  preview: [60, 10],
  /** Pictures of links, by address. */
  picture: [40, 20],
  /** Replays and files, by person or address: they cost most. */
  replay: [400, 30],
  /** What the operator asks for, by address: the token may not be guessed. */
  operator: [120, 60],
  /** New sockets and streams, by address: a class comes back all at once. */
  connect: [300, 30],
  /** Messages of one socket, whatever they are. */
  message: [300, 10],
} as const;

type Limit = keyof typeof LIMITS;

/** Limits that count by address even for people with a session. */
const BY_ADDRESS: ReadonlySet<Limit> = new Set<Limit>([
  'session',
  'student',
  'code',
  'come',
  'mail',
  'experiment',
]);

/** What a limit of a request counts by: the person if there is one, otherwise the address. */
export const counterOf = (limit: Limit, address: string, person: string | null): string =>
  person === null || BY_ADDRESS.has(limit) ? address : person;

/** Limits against guessing: all processes count them together. */
const TOGETHER: ReadonlySet<string> = new Set<Limit>([
  'code',
  'classCode',
  'come',
  'mail',
  'mailTo',
  'operator',
]);

/** Sockets and streams that may be open at the same time. */
const MOST_OPEN = { address: 500, person: 30 } as const;

/** A number of points per span of seconds. The span begins with the first point. */
class Allowance {
  private readonly points: number;
  private readonly span: number;
  private readonly spent = new Map<string, { points: number; readonly until: number }>();
  private sweepAt = 0;

  constructor(points: number, seconds: number) {
    this.points = points;
    this.span = seconds * 1000;
  }

  /** How many milliseconds to wait; null when there was a point left. */
  spend(key: string, now: number): number | null {
    const known = this.spent.get(key);
    if (known !== undefined && known.until > now) {
      return ++known.points > this.points ? known.until - now : null;
    }
    if (now > this.sweepAt) this.sweep(now);
    this.spent.set(key, { points: 1, until: now + this.span });
    return null;
  }

  /** How many milliseconds to wait, if all points are spent. */
  wait(key: string, now: number): number | null {
    const known = this.spent.get(key);
    return known !== undefined && known.until > now && known.points >= this.points ? known.until - now : null;
  }

  private sweep(now: number): void {
    for (const [key, { until }] of this.spent) if (until <= now) this.spent.delete(key);
    this.sweepAt = now + this.span;
  }
}

interface Others {
  /** Tells them that a point is spent. Returns at once. */
  tellLimitSpent(limit: string, name: string): void;
}

/** Bounds what one address or person may ask for. Says how long to wait. */
export class Limits {
  private readonly allowances: ReadonlyMap<Limit, Allowance> | null;
  /** In milliseconds; never goes back. */
  private readonly now: () => number;
  /** Open sockets and streams, by address or person. */
  private readonly lines = new Map<string, number>();
  /** The other processes, for limits that all of them count together. */
  private readonly others: Others | null;

  constructor(on: boolean, others: Others | null, now: () => number) {
    this.others = others;
    this.now = now;
    this.allowances = on
      ? new Map(
          Object.entries(LIMITS).map(([name, [points, seconds]]) => [
            name as Limit,
            new Allowance(points, seconds),
          ]),
        )
      : null;
  }

  /** Another process has spent a point of a shared limit. */
  spentElsewhere(limit: string, name: string): void {
    if (TOGETHER.has(limit)) this.allowances?.get(limit as Limit)?.spend(name, this.now());
  }

  /** A client opens a socket or a stream. Returns the function to call when it closes. */
  open(by: keyof typeof MOST_OPEN, key: string): () => void {
    if (this.allowances === null) return () => {};
    const name = `${by} ${key}`;
    const count = this.lines.get(name) ?? 0;
    if (count >= MOST_OPEN[by]) throw refuse('refuse.lines', { limit: by, count });
    this.lines.set(name, count + 1);
    return () => {
      const left = (this.lines.get(name) ?? 0) - 1;
      if (left > 0) this.lines.set(name, left);
      else this.lines.delete(name);
    };
  }

  /** Throws if no point is left, and spends none: for a limit of failures, before it is known whether this is one. */
  demand(limit: Limit, key: string): void {
    const name = TOGETHER.has(limit) ? hash('sha256', `${limit} ${key}`) : key;
    const wait = this.allowances?.get(limit)?.wait(name, this.now()) ?? null;
    if (wait !== null) throw refuse('refuse.rate', { limit, seconds: Math.max(1, Math.ceil(wait / 1000)) });
  }

  spend(limit: Limit, key: string): void {
    const isShared = TOGETHER.has(limit);
    // Other processes need not learn the address.
    const name = isShared ? hash('sha256', `${limit} ${key}`) : key;
    const wait = this.allowances?.get(limit)?.spend(name, this.now()) ?? null;
    if (wait !== null) throw refuse('refuse.rate', { limit, seconds: Math.max(1, Math.ceil(wait / 1000)) });
    if (isShared && this.allowances !== null) this.others?.tellLimitSpent(limit, name);
  }
}
