import { CLOSE } from '@entente/protocol';
import type { ErrorLog } from '../error-log.ts';
import type { Bus } from '../store/bus.ts';
import { placesOf } from '../store/table-doc.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Presence } from '../tables/show-table.ts';
import type { World } from '../world.ts';
import type { Connection } from './connection.ts';
import { LastSeen } from './last-seen.ts';
import { type PresenceList, RemotePresence } from './remote-presence.ts';

/** All open connections of this process, at tables and to lists of tables; and who is where, in any process. */
export class Connections implements Presence {
  readonly began: number;
  readonly remote: RemotePresence;
  readonly now: () => number;
  private readonly atTables = new Map<string, Set<Connection>>();
  /** By person: connections that follow the list of their person's tables. */
  private readonly toLists = new Map<string, Set<Connection>>();
  private readonly seen = new LastSeen();

  constructor(bus: Bus, now: () => number, log: ErrorLog, world: World) {
    this.now = now;
    this.began = now();
    this.remote = new RemotePresence(bus, this, now, log, world);
  }

  get size(): number {
    return this.all().length;
  }

  all(): Connection[] {
    return [...this.atTables.values(), ...this.toLists.values()].flatMap((group) => [...group]);
  }

  at(table: string): ReadonlySet<Connection> {
    return this.atTables.get(table) ?? new Set();
  }

  followersOf(person: string): ReadonlySet<Connection> {
    return this.toLists.get(person) ?? new Set();
  }

  openTables(): string[] {
    return [...this.atTables.keys()];
  }

  isOpen(table: string): boolean {
    return this.atTables.has(table);
  }

  /** The people at a table in this process. */
  hereAt(table: string): PresenceList {
    return Array.from(this.at(table), ({ person }) => person);
  }

  isOnline(person: string, table: string): boolean {
    for (const connection of this.at(table)) if (connection.person === person) return true;
    return this.remote.isOnline(person, table);
  }

  /** Is the person not only connected, but looking at the page? */
  isLooking(person: string, table: string): boolean {
    for (const connection of this.at(table))
      if (connection.person === person && connection.isLooking) return true;
    return false;
  }

  lastSeen(person: string): number | null {
    const times = [this.seen.of(person), this.remote.lastSeen(person)];
    return times.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one));
  }

  watching({ doc }: LiveTable): number {
    let count = this.remote.count(doc.id, (person) => placesOf(doc, person).length === 0);
    for (const connection of this.at(doc.id)) if (connection.isWatching(doc)) count++;
    return count;
  }

  addToTable(connection: Connection): void {
    add(this.atTables, connection.table, connection);
    this.remote.changed(connection.table);
  }

  addToList(person: string, connection: Connection): void {
    add(this.toLists, person, connection);
  }

  /** Whether it was at a table. */
  remove(connection: Connection): boolean {
    const { person, table } = connection;
    if (person !== null) {
      this.seen.saw(person, this.now());
      drop(this.toLists, person, connection);
    }
    if (!drop(this.atTables, table, connection)) return false;
    this.remote.changed(table);
    return true;
  }

  /** Closes the connections of a person whose session has ended. */
  closeEnded(person: string, sessions: readonly string[]): void {
    for (const connection of this.all()) {
      const { session } = connection;
      if (connection.person === person && (session === null || !sessions.includes(session)))
        connection.close(CLOSE.notAllowed);
    }
  }
}

function add(groups: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group);
  group.add(connection);
}

function drop(groups: Map<string, Set<Connection>>, key: string, connection: Connection): boolean {
  const group = groups.get(key);
  if (group?.delete(connection) !== true) return false;
  if (group.size === 0) groups.delete(key);
  return true;
}
