import type { Viewer } from '@entente/engine';
import { CLOSE, type TableLine } from '@entente/protocol';
import type { Counter } from 'prom-client';
import type { Faults } from '../faults.ts';
import type { NoticePlanner } from '../notices/notice-planner.ts';
import type { PeopleStore } from '../store/people.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { mayWatch } from '../tables/rights.ts';
import { showLine } from '../tables/show-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Connection } from './connection.ts';
import type { Connections } from './connections.ts';
import { ViewCache } from './view-cache.ts';

/** People whose lists the server remembers as they were last sent. */
const MOST_LISTS = 5000;

/** Lets clients come to tables and leave them, and sends each of them what has changed. */
export class Publisher {
  private readonly tables: Tables;
  private readonly connections: Connections;
  private readonly people: Pick<PeopleStore, 'saw'>;
  private readonly notices: NoticePlanner;
  private readonly faults: Faults;
  private readonly asksAgain: Counter;
  /** The lines of people's lists as they were last sent: by person, then by table. */
  private readonly lists = new Map<string, Map<string, string>>();

  constructor(
    tables: Tables,
    connections: Connections,
    people: Pick<PeopleStore, 'saw'>,
    notices: NoticePlanner,
    faults: Faults,
    asksAgain: Counter,
  ) {
    this.asksAgain = asksAgain;
    this.tables = tables;
    this.connections = connections;
    this.people = people;
    this.notices = notices;
    this.faults = faults;
  }

  /** A client comes to a table. It is sent everything before anything that happens later. */
  join(live: LiveTable, connection: Connection): void {
    this.connections.addToTable(connection);
    live.stateChanged();
    this.publish(live);
    connection.send({ kind: 'welcome', now: this.tables.now() });
    if (connection.person === null) return;
    this.notices.seen(connection.person, live.doc.id);
    this.endWait(live, connection.person);
  }

  joinList(person: string, connection: Connection): void {
    this.connections.addToList(person, connection);
    connection.send({ kind: 'welcome', now: this.tables.now() });
  }

  async leave(connection: Connection): Promise<void> {
    const { person, table } = connection;
    if (!this.connections.remove(connection)) return;
    if (person !== null) await this.people.saw(person, this.tables.now());
    await this.refresh(table);
  }

  /** The client shows the page again, or hides it. */
  look(connection: Connection, isLooking: boolean): void {
    connection.isLooking = isLooking;
    if (isLooking && connection.person !== null) this.notices.seen(connection.person, connection.table);
  }

  /** A client that takes changes has lost track of a view, or of the table. */
  async again(connection: Connection, viewer: Viewer | null): Promise<void> {
    this.asksAgain.inc();
    await this.tables.with(connection.table, (live) => {
      if (mayWatch(live.doc, connection.person)) connection.again(live, viewer, this.connections);
    });
  }

  /** Everything that has changed, to everybody who may see it. */
  publish(live: LiveTable): void {
    const connections = [...this.connections.at(live.doc.id)];
    const views = new ViewCache(
      live,
      connections.some(({ takesChanges }) => takesChanges),
    );
    for (const connection of connections) {
      if (mayWatch(live.doc, connection.person)) connection.update(live, views, this.connections);
      else connection.close(CLOSE.notAllowed);
    }
    this.updateLists(live);
  }

  /** Presence has changed, or another process has changed the table. */
  async refresh(table: string): Promise<void> {
    if (!this.connections.isOpen(table) && !this.tables.isBusy(table)) return;
    await this.tables.with(table, (live) => {
      live.stateChanged();
      this.publish(live);
    });
  }

  private updateLists(live: LiveTable): void {
    for (const person of new Set([live.doc.host, ...live.doc.chairs.map((chair) => chair.person)])) {
      const followers = person === null ? null : this.connections.followersOf(person);
      if (person === null || followers === null || followers.size === 0) continue;
      if (!this.isNews(person, showLine(live, person))) continue;
      for (const connection of followers) connection.send({ kind: 'nudge', table: live.doc.id });
    }
  }

  /** Something else in a person's list has changed. Those at another process learn it when they next look. */
  nudge(person: string, table: string): void {
    for (const connection of this.connections.followersOf(person)) connection.send({ kind: 'nudge', table });
  }

  /** Does this line differ from what the person was last sent? It counts as sent from now on. */
  isNews(person: string, line: TableLine): boolean {
    const lines = this.lists.get(person) ?? new Map<string, string>();
    const text = JSON.stringify(line);
    const isNews = lines.get(line.id) !== text;
    lines.set(line.id, text);
    // In the order of use: the list that was used longest ago is forgotten first.
    this.lists.delete(person);
    this.lists.set(person, lines);
    const [oldest] = this.lists.keys();
    if (this.lists.size > MOST_LISTS && oldest !== undefined) this.lists.delete(oldest);
    return isNews;
  }

  /** A reaction window may have waited for this person. */
  private endWait({ doc, window }: LiveTable, person: string): void {
    if (!window?.away.some((seat) => doc.chairs[seat].person === person)) return;
    this.tables
      .with(doc.id, (live) => this.tables.commit(live, {}))
      .catch((fault: unknown) => this.faults.note(fault));
  }
}
