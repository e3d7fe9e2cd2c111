/** What the server needs of Postgres, on a SQLite in memory: sessions, transactions, notifications, locks, timeouts. */
import Database from 'libsql';
import type { Timer } from '../world.ts';
import type { Timeline } from './timeline.ts';

export class DatabaseFault extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

export interface DatabaseAnswer {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: unknown[];
}

interface SessionSettings {
  readonly statement_timeout?: number | undefined;
  readonly idle_in_transaction_session_timeout?: number | undefined;
}

interface Listener {
  notified(payload: string): void;
  /** The database ends the session. */
  ended(fault: DatabaseFault): void;
}

type Reply = (answer: DatabaseAnswer | DatabaseFault) => void;

const done = (command: string): DatabaseAnswer => ({ command, rowCount: 0, rows: [] });
const LIVE = /not exists \(\s*select from pg_locks.*?hashtext\(lease_by\)::bigint & 4294967295\)/s;

/** One transaction at a time: that is more order than Postgres has, and the same to a process that waits for a row. */
export class SimulatedDatabase {
  readonly timeline: Timeline;
  isDown = false;
  /** When a session last had to wait for another. */
  blockedAt = 0;
  /** Called after every change that is committed. */
  onChange: () => void = () => {};
  private readonly sqlite = new Database(':memory:');
  private readonly statements = new Map<string, Database.Statement>();
  private readonly sessions = new Set<DatabaseSession>();
  private holder: DatabaseSession | null = null;
  private readonly queue: { readonly session: DatabaseSession; readonly go: () => void }[] = [];

  constructor(timeline: Timeline, schema: readonly string[]) {
    this.timeline = timeline;
    for (const statement of schema) this.sqlite.exec(statement);
  }

  connect(settings: SessionSettings, listener: Listener): DatabaseSession {
    const session = new DatabaseSession(this, settings, listener);
    this.sessions.add(session);
    return session;
  }

  /** All connections end, and no new ones are taken. */
  stop(): void {
    this.isDown = true;
    for (const session of [...this.sessions])
      session.terminate(new DatabaseFault('terminating connection due to administrator command', '57P01'));
  }

  start(): void {
    this.isDown = false;
  }

  close(): void {
    this.sqlite.close();
  }

  /** Reads what is stored, from outside, when no transaction is open. */
  read<Row>(sql: string, ...parameters: readonly unknown[]): Row[] {
    return this.prepared(sql).all(...parameters) as Row[];
  }

  private prepared(sql: string): Database.Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.sqlite.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  isFreeFor(session: DatabaseSession): boolean {
    return this.holder === null || this.holder === session;
  }

  /** Calls back when it is this session's turn. Returns how to give up. */
  waitFor(session: DatabaseSession, go: () => void): () => void {
    const blocked = () => {
      this.blockedAt = this.timeline.now;
    };
    blocked();
    const place = {
      session,
      go: () => {
        blocked();
        go();
      },
    };
    this.queue.push(place);
    return () => {
      const at = this.queue.indexOf(place);
      if (at >= 0) this.queue.splice(at, 1);
    };
  }

  begin(session: DatabaseSession): void {
    this.holder = session;
    this.sqlite.exec('begin');
  }

  end(session: DatabaseSession, how: 'commit' | 'rollback'): void {
    if (this.holder !== session) return;
    this.sqlite.exec(how);
    this.holder = null;
    if (how === 'commit') this.onChange();
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) {
      next.go();
      if (this.holder !== null) return;
    }
  }

  leave(session: DatabaseSession): void {
    this.sessions.delete(session);
    this.end(session, 'rollback');
  }

  notifyAll(payloads: readonly string[]): void {
    for (const session of this.sessions)
      if (session.listens) for (const one of payloads) session.listener.notified(one);
  }

  /** Runs a statement as Postgres words it. */
  run(sql: string, values: readonly unknown[]): DatabaseAnswer {
    if (sql.includes('pg_catalog')) return this.catalogue();
    const living = [...this.sessions].flatMap(({ locks }) => [...locks]).map((name) => `'${name}'`);
    const parameters: unknown[] = [];
    const text = sql
      .replaceAll(new RegExp(LIVE, 'gs'), `(lease_by is null or lease_by not in (${living.join(', ')}))`)
      .replace(/ for update$/, '')
      .replaceAll(/\$(\d+)/g, (_, number: string) => {
        parameters.push(plain(values[Number(number) - 1]));
        return '?';
      });
    const command = text.slice(0, 6).trim().toUpperCase();
    try {
      const statement = this.prepared(text);
      if (statement.reader) {
        const rows = statement.all(...parameters);
        return { command, rowCount: rows.length, rows };
      }
      return { command, rowCount: statement.run(...parameters).changes, rows: [] };
    } catch (fault) {
      const message = fault instanceof Error ? fault.message : String(fault);
      if (/constraint failed/.test(message)) throw new DatabaseFault(message, '23505');
      throw new Error(`the simulated database cannot do this: ${message}: ${text}`);
    }
  }

  private catalogue(): DatabaseAnswer {
    const tables = this.prepared("select name from sqlite_master where type = 'table'").all() as {
      name: string;
    }[];
    const rows = tables.map(({ name }) => ({
      table: name,
      schema: 'public',
      column: 'any',
      table_type: 'r',
    }));
    return { command: 'SELECT', rowCount: rows.length, rows };
  }
}

const plain = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : (value ?? null));

/** One connection, as the database sees it. */
export class DatabaseSession {
  readonly locks = new Set<string>();
  listens = false;
  readonly listener: Listener;
  private readonly database: SimulatedDatabase;
  private readonly settings: SessionSettings;
  private inTransaction = false;
  private hasFailed = false;
  private isOver = false;
  private notices: string[] = [];
  private idleTimeout = 0;
  private idle: Timer | null = null;

  constructor(database: SimulatedDatabase, settings: SessionSettings, listener: Listener) {
    this.database = database;
    this.settings = settings;
    this.listener = listener;
  }

  execute(sql: string, values: readonly unknown[], reply: Reply): void {
    if (this.isOver) return;
    this.idle?.cancel();
    const { database } = this;
    if (database.isFreeFor(this)) {
      this.carryOut(sql, values, reply);
      return;
    }
    let timer: Timer | null = null;
    const giveUp = database.waitFor(this, () => {
      timer?.cancel();
      if (!this.isOver) this.carryOut(sql, values, reply);
    });
    const { statement_timeout: timeout = 0 } = this.settings;
    if (timeout > 0)
      timer = database.timeline.after(timeout, () => {
        giveUp();
        this.hasFailed = true;
        this.answer(reply, new DatabaseFault('canceling statement due to statement timeout', '57014'));
      });
  }

  private carryOut(sql: string, values: readonly unknown[], reply: Reply): void {
    try {
      this.answer(reply, this.answerTo(sql, values));
    } catch (fault) {
      if (!(fault instanceof DatabaseFault)) throw fault;
      this.hasFailed = true;
      this.answer(reply, fault);
    }
  }

  private answer(reply: Reply, answer: DatabaseAnswer | DatabaseFault): void {
    reply(answer);
    const { idle_in_transaction_session_timeout: pause = 0 } = this.settings;
    const limit = this.inTransaction ? pause : this.idleTimeout;
    if (limit > 0)
      this.idle = this.database.timeline.after(limit, () =>
        this.terminate(new DatabaseFault('terminating connection due to idle timeout', '25P03')),
      );
  }

  private answerTo(sql: string, values: readonly unknown[]): DatabaseAnswer {
    const { database } = this;
    switch (sql) {
      case 'begin':
        this.inTransaction = true;
        this.hasFailed = false;
        database.begin(this);
        return done('BEGIN');
      case 'commit':
      case 'rollback':
        return this.finish(sql);
    }
    if (this.inTransaction && this.hasFailed)
      throw new DatabaseFault('current transaction is aborted', '25P02');
    if (sql.startsWith('listen ')) this.listens = true;
    else if (sql.startsWith('set idle_session_timeout')) this.idleTimeout = Number(sql.split('=')[1]);
    else if (sql.includes('pg_advisory_lock_shared')) this.locks.add(String(values[1]));
    else if (sql.includes('clock_timestamp()'))
      return { ...done('SELECT'), rows: [{ now: String(database.timeline.now) }] };
    else if (sql.includes('pg_notify(')) this.notify(String(values[1]));
    else {
      const answer = database.run(sql, values);
      if (!this.inTransaction && answer.command !== 'SELECT') database.onChange();
      return answer;
    }
    return done('SELECT');
  }

  private notify(payload: string): void {
    if (this.inTransaction) this.notices.push(payload);
    else this.database.notifyAll([payload]);
  }

  private finish(how: 'commit' | 'rollback'): DatabaseAnswer {
    const really = this.hasFailed ? 'rollback' : how;
    const { notices } = this;
    this.notices = [];
    this.inTransaction = false;
    this.database.end(this, really);
    if (really === 'commit') this.database.notifyAll(notices);
    return done(really.toUpperCase());
  }

  /** The database ends it, and says so. */
  terminate(fault: DatabaseFault): void {
    if (this.isOver) return;
    this.close();
    this.listener.ended(fault);
  }

  /** The other end is gone. */
  close(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.idle?.cancel();
    this.database.leave(this);
  }
}
