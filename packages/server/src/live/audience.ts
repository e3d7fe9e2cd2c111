import { CLOSE, type TableLine } from '@entente/protocol';
import { mayWatch } from '../rights.ts';
import { type Presence, showLine } from '../show-table.ts';
import { seatsOf } from '../store/doc.ts';
import type { Hall } from '../table/hall.ts';
import type { Room } from '../table/room.ts';
import { Elsewhere, type Here } from './elsewhere.ts';
import { LastSeen } from './last-seen.ts';
import type { Listener } from './listener.ts';
import { Pictures } from './pictures.ts';

/** For so many people it is remembered what their lists say. */
const MOST_TOLD = 5000;

/** Everybody who listens, at the tables and to the lists of their own tables. */
export class Audience implements Presence {
  private readonly hall: Hall;
  readonly began: number;
  readonly elsewhere: Elsewhere;
  private readonly at = new Map<string, Set<Listener>>();
  /** Those who want to know when something changes in the list of their tables. */
  private readonly lists = new Map<string, Set<Listener>>();
  private readonly seen = new LastSeen();
  /** How tables stand in people's lists, as far as they have been told: by person, then by table. */
  private readonly told = new Map<string, Map<string, string>>();
  /** Called when somebody looks at a table. */
  onLook: (person: string, table: string) => void = () => {};
  /** Called when somebody comes to a table. */
  onCome: (room: Room, person: string) => void = () => {};

  constructor(hall: Hall) {
    this.hall = hall;
    this.began = hall.now();
    this.elsewhere = new Elsewhere(hall.store, this, hall.now);
  }

  get size(): number {
    let size = 0;
    for (const group of [...this.at.values(), ...this.lists.values()]) size += group.size;
    return size;
  }

  isOnline(person: string, table: string): boolean {
    for (const listener of this.at.get(table) ?? []) if (listener.person === person) return true;
    return this.elsewhere.isOnline(person, table);
  }

  /** Who is at a table in this process. */
  hereAt(table: string): Here {
    return Array.from(this.at.get(table) ?? [], ({ person }) => person);
  }

  /** Is the person not only connected, but looking? */
  isLooking(person: string, table: string): boolean {
    for (const listener of this.at.get(table) ?? [])
      if (listener.person === person && listener.isLooking) return true;
    return false;
  }

  lastSeen(person: string): number | null {
    const times = [this.seen.of(person), this.elsewhere.lastSeen(person)];
    return times.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one));
  }

  now(): number {
    return this.hall.now();
  }

  watching(room: Room): number {
    const { doc } = room;
    let count = this.elsewhere.count(doc.id, (person) => seatsOf(doc, person).length === 0);
    for (const listener of this.at.get(doc.id) ?? []) if (listener.isWatching(doc)) count++;
    return count;
  }

  /** Comes to a table. Everything is sent before anything that happens later. */
  join(room: Room, listener: Listener): void {
    const group = this.at.get(room.doc.id) ?? new Set();
    this.at.set(room.doc.id, group);
    group.add(listener);
    this.elsewhere.changed(room.doc.id);
    room.stir++;
    this.publish(room);
    listener.send({ kind: 'welcome', now: this.hall.now() });
    if (listener.person === null) return;
    this.onLook(listener.person, room.doc.id);
    this.onCome(room, listener.person);
  }

  /** Somebody looks at the page again, or away. */
  look(listener: Listener, here: boolean): void {
    listener.isLooking = here;
    if (here && listener.person !== null) this.onLook(listener.person, listener.table);
  }

  /** Whoever looks at this table has seen it as it is. */
  lookAgain(table: string): void {
    for (const { person, isLooking } of this.at.get(table) ?? []) {
      if (person !== null && isLooking) this.onLook(person, table);
    }
  }

  joinLists(listener: Listener): void {
    if (listener.person === null) return;
    const group = this.lists.get(listener.person) ?? new Set();
    this.lists.set(listener.person, group);
    group.add(listener);
    listener.send({ kind: 'welcome', now: this.hall.now() });
  }

  async leave(listener: Listener): Promise<void> {
    const { person, table } = listener;
    if (person !== null) {
      this.seen.saw(person, this.hall.now());
      const own = this.lists.get(person);
      if (own?.delete(listener) && own.size === 0) this.lists.delete(person);
    }
    const group = this.at.get(table);
    if (group?.delete(listener) !== true) return;
    this.elsewhere.changed(table);
    if (group.size === 0) this.at.delete(table);
    if (person !== null) await this.hall.store.sawPerson(person, this.hall.now());
    if (group.size > 0) await this.refresh(table);
  }

  /** Presence has changed, or another process has changed the table. */
  async refresh(table: string): Promise<void> {
    await this.hall.at(table, (room) => {
      room.stir++;
      this.publish(room);
    });
  }

  /** The tables that somebody listens to. */
  tables(): string[] {
    return [...this.at.keys()];
  }

  listensTo(table: string): boolean {
    return this.at.has(table);
  }

  publish(room: Room): void {
    const group = this.at.get(room.doc.id);
    if (group !== undefined) {
      const pictures = new Pictures(room);
      for (const listener of group) {
        if (mayWatch(room.doc, listener.person)) listener.tell(room, pictures, this);
        else listener.close(CLOSE.notAllowed);
      }
    }
    if (this.lists.size > 0) this.nudge(room);
  }

  private nudge(room: Room): void {
    for (const person of new Set([room.doc.host, ...room.doc.chairs.map((chair) => chair.person)])) {
      const listeners = person === null ? undefined : this.lists.get(person);
      if (person === null || listeners === undefined) continue;
      if (!this.isNews(person, showLine(room, person))) continue;
      for (const listener of listeners) listener.send({ kind: 'nudge', table: room.doc.id });
    }
  }

  /** Is there anything in this line that the person has not been told yet? From now on they have. */
  isNews(person: string, line: TableLine): boolean {
    const lines = this.told.get(person) ?? new Map<string, string>();
    const text = JSON.stringify(line);
    const isNews = lines.get(line.id) !== text;
    lines.set(line.id, text);
    // Whoever was told something last is forgotten last.
    this.told.delete(person);
    this.told.set(person, lines);
    const [oldest] = this.told.keys();
    if (this.told.size > MOST_TOLD && oldest !== undefined) this.told.delete(oldest);
    return isNews;
  }

  /** Those of a person's sockets whose session is over. */
  dismiss(person: string, left: readonly string[]): void {
    for (const listener of this.everybody()) {
      const { session } = listener;
      if (listener.person === person && (session === null || !left.includes(session)))
        listener.close(CLOSE.notAllowed);
    }
  }

  everybody(): Listener[] {
    return [...this.at.values(), ...this.lists.values()].flatMap((group) => [...group]);
  }
}
