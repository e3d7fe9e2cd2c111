import type { ErrorLog } from '../error-log.ts';
import type { NoticeJob } from '../store/notices.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';

/** Milliseconds in which a person may come back and need no notice. */
export const SETTLE = 10_000;

/** Extra milliseconds for another process to store what it saw. */
const ELSEWHERE = 3000;

/** Which people look at which table in this process. */
interface Lookers {
  isLooking(person: string, table: string): boolean;
  hereAt(table: string): readonly (string | null)[];
}

type News = Pick<NoticeJob, 'person' | 'table' | 'kind' | 'seat' | 'question'>;

/**
 * Plans notices: about decisions that begin to wait for a person, tables that begin or end, another game. It runs after
 * every commit, so people who want no notices must cost nothing.
 */
export class NoticePlanner {
  private readonly tables: Tables;
  private readonly presence: Lookers;
  private readonly log: ErrorLog;
  private readonly readers = new Set<string>();
  /** Decisions of a table that have been planned already. */
  private readonly known = new WeakMap<LiveTable, Set<string>>();
  private tail: Promise<void> = Promise.resolve();

  constructor(tables: Tables, presence: Lookers, log: ErrorLog) {
    this.tables = tables;
    this.presence = presence;
    this.log = log;
  }

  /** A person looks at a table: notices about it need not be sent. */
  seen(person: string, table: string): void {
    if (!this.readers.has(person)) return;
    this.later(() => this.tables.store.notices.seen(person, table, this.tables.now()));
  }

  /** Also plans notices for what began while no process was running. */
  async open(): Promise<void> {
    for (const person of await this.tables.store.notices.readers()) {
      this.readers.add(person);
      const stored = await this.tables.store.tables.ofPerson(person, 200);
      for (const { id, doc } of stored) {
        if (doc?.phase === 'running') await this.tables.withReadable(id, (live) => this.plan(live));
      }
    }
  }

  /** A person has switched notices on or off. */
  async refresh(person: string): Promise<void> {
    const wanted = await this.tables.store.notices.readers(person);
    if (wanted.length > 0) this.readers.add(person);
    else this.readers.delete(person);
  }

  /** Another process has changed a table: it may not know who looks at it here. */
  changedElsewhere(table: string): void {
    if (this.readers.size === 0) return;
    this.tables.world.after(ELSEWHERE, () => {
      for (const person of new Set(this.presence.hereAt(table)))
        if (person !== null && this.presence.isLooking(person, table)) this.seen(person, table);
    });
  }

  /** Notes what a change gives people to know. */
  plan(live: LiveTable): void {
    const { announced, doc } = live;
    live.announced = doc;
    if (this.readers.size === 0) return;
    const waiting = this.decisions(live);
    const news = [...waiting, ...this.course(live, announced, new Set(waiting.map(({ person }) => person)))];
    const unseen = news.filter(({ person, table }) => !this.presence.isLooking(person, table));
    if (unseen.length > 0) this.later(() => this.tell(unseen, doc.id));
  }

  /** A person is invited to a table. */
  invited(person: string, table: string): void {
    if (!this.readers.has(person)) return;
    this.later(() => this.tell([{ person, table, kind: 'invite', seat: null, question: null }], table));
  }

  private decisions(live: LiveTable): News[] {
    const { doc, play } = live;
    const news: News[] = [];
    const before = this.known.get(live);
    const now = new Set<string>();
    for (const seat of live.askedPersons) {
      const { person } = doc.chairs[seat];
      if (person === null || play === null || !this.readers.has(person)) continue;
      const question = live.question(seat);
      now.add(`${seat} ${question}`);
      if (before?.has(`${seat} ${question}`) !== true)
        news.push({ person, table: doc.id, kind: 'turn', seat, question });
    }
    this.known.set(live, now);
    return news;
  }

  /** Players who must move at once get no separate notice that the game has started. */
  private course({ doc }: LiveTable, announced: LiveTable['announced'], asked: ReadonlySet<string>): News[] {
    const people = new Set(doc.chairs.flatMap(({ person }) => person ?? []));
    const readers = [...people].filter((person) => this.readers.has(person));
    const all = (kind: NoticeJob['kind'], table: string, to = readers): News[] =>
      to.map((person) => ({ person, table, kind, seat: null, question: null }));
    if (announced.phase === 'lobby' && doc.phase === 'running')
      return all(
        'start',
        doc.id,
        readers.filter((person) => !asked.has(person)),
      );
    if (announced.phase !== 'over' && doc.phase === 'over') return all('end', doc.id);
    if (announced.rematch === null && doc.rematch !== null) return all('invite', doc.rematch);
    return [];
  }

  private async tell(news: readonly News[], where: string): Promise<void> {
    const at = this.tables.now();
    const { notices } = this.tables.store;
    const jobs: NoticeJob[] = [];
    for (const one of news) {
      const { muted } = await notices.wishes(one.person);
      if (muted.includes(where) || muted.includes(one.table)) continue;
      for (const { id: channel, on } of await notices.channels(one.person)) {
        if (!on) continue;
        const id = [channel, one.table, one.kind, one.seat, one.question].join(' ');
        jobs.push({ ...one, id, channel, at, due: at + SETTLE, tries: 0 });
      }
    }
    await notices.addJobs(jobs);
  }

  /** One after the other, in the background. */
  private later(work: () => Promise<void>): void {
    this.tail = this.tail.then(work).catch((fault: unknown) => {
      this.log.error({ err: fault }, 'a notice could not be kept');
    });
  }

  /** Resolves when everything so far is stored. */
  async settled(): Promise<void> {
    await this.tail;
  }
}
