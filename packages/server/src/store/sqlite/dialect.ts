import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Rows } from './requests.ts';

type Query = (sql: string, parameters: readonly unknown[]) => Promise<Rows>;

/** SQLite behind a function that may take its time. There is one connection, and one user of it at a time. */
export function dialectOver(query: Query): Dialect {
  return {
    createDriver: () => new OneConnection(query),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

class OneConnection implements Driver {
  private readonly connection: DatabaseConnection;
  private taken = false;
  private readonly queue: (() => void)[] = [];

  constructor(query: Query) {
    this.connection = {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        const { rows, changes } = await query(sql, parameters);
        return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
      },
      streamQuery(): never {
        throw new Error('not supported');
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.taken) await new Promise<void>((resolve) => this.queue.push(resolve));
    this.taken = true;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.queue.shift();
    if (next === undefined) this.taken = false;
    else next();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {}
}
