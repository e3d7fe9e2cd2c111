import type { Audience } from '../live/audience.ts';
import type { Report } from '../report.ts';
import type { Job } from '../store/notices.ts';
import type { Hall } from '../table/hall.ts';
import type { Room } from '../table/room.ts';

/** Who comes back this soon, in milliseconds, has seen it without being told. */
export const SETTLE = 10_000;

/** Another process needs a moment to write down what it saw. */
const ELSEWHERE = 3000;

type News = Pick<Job, 'person' | 'table' | 'kind' | 'seat' | 'question'>;

/**
 * Sees what is worth telling: decisions that begin to wait for somebody, tables that begin or end, another game. Called
 * after everything that is stored, so whoever wants no notices costs nothing.
 */
export class Lookout {
  private readonly hall: Hall;
  private readonly audience: Audience;
  private readonly log: Report;
  private readonly readers = new Set<string>();
  /** The decisions of a table that are known already. */
  private readonly known = new WeakMap<Room, Set<string>>();
  private tail: Promise<void> = Promise.resolve();

  constructor(hall: Hall, audience: Audience, log: Report) {
    this.hall = hall;
    this.audience = audience;
    this.log = log;
    audience.onLook = (person, table) => {
      if (this.readers.has(person)) this.later(() => hall.store.notices.seen(person, table, hall.now()));
    };
  }

  /** Also what began to wait while no process was there to see it. */
  async open(): Promise<void> {
    for (const person of await this.hall.store.notices.readers()) {
      this.readers.add(person);
      const tables = await this.hall.store.tablesOf(person, 200);
      for (const { id, doc } of tables) {
        if (doc?.phase === 'running') await this.hall.atReadable(id, (room) => this.attend(room));
      }
    }
  }

  /** Somebody wants to be told, or no longer. */
  async refresh(person: string): Promise<void> {
    const wanted = await this.hall.store.notices.readers(person);
    if (wanted.length > 0) this.readers.add(person);
    else this.readers.delete(person);
  }

  /** Another process has changed a table that somebody looks at here: it may not know that they do. */
  seenElsewhere(table: string): void {
    if (this.readers.size === 0) return;
    setTimeout(() => this.audience.lookAgain(table), ELSEWHERE).unref();
  }

  attend(room: Room): void {
    const { told, doc } = room;
    room.told = doc;
    if (this.readers.size === 0) return;
    const waiting = this.decisions(room);
    const news = [...waiting, ...this.course(room, told, new Set(waiting.map(({ person }) => person)))];
    const unseen = news.filter(({ person, table }) => !this.audience.isLooking(person, table));
    if (unseen.length > 0) this.later(() => this.tell(unseen, doc.id));
  }

  private decisions(room: Room): News[] {
    const { doc, play } = room;
    const news: News[] = [];
    const before = this.known.get(room);
    const now = new Set<string>();
    for (const seat of room.askedPersons) {
      const { person } = doc.chairs[seat];
      if (person === null || play === null || !this.readers.has(person)) continue;
      const question = room.question(seat);
      now.add(`${seat} ${question}`);
      if (before?.has(`${seat} ${question}`) !== true)
        news.push({ person, table: doc.id, kind: 'turn', seat, question });
    }
    this.known.set(room, now);
    return news;
  }

  /** Who is asked at once need not be told that the game is on. */
  private course({ doc }: Room, told: Room['told'], asked: ReadonlySet<string>): News[] {
    const people = new Set(doc.chairs.flatMap(({ person }) => person ?? []));
    const readers = [...people].filter((person) => this.readers.has(person));
    const all = (kind: Job['kind'], table: string, to = readers): News[] =>
      to.map((person) => ({ person, table, kind, seat: null, question: null }));
    if (told.phase === 'lobby' && doc.phase === 'running')
      return all(
        'start',
        doc.id,
        readers.filter((person) => !asked.has(person)),
      );
    if (told.phase !== 'over' && doc.phase === 'over') return all('end', doc.id);
    if (told.rematch === null && doc.rematch !== null) return all('invite', doc.rematch);
    return [];
  }

  private async tell(news: readonly News[], where: string): Promise<void> {
    const at = this.hall.now();
    const { notices } = this.hall.store;
    const jobs: Job[] = [];
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

  /** One after the other, and nobody waits for it. */
  private later(work: () => Promise<void>): void {
    this.tail = this.tail.then(work).catch((fault: unknown) => {
      this.log.error({ err: fault }, 'a notice could not be kept');
    });
  }

  /** When everything that was seen is kept. */
  async settled(): Promise<void> {
    await this.tail;
  }
}
