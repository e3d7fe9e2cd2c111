import { randomBytes } from 'node:crypto';
import { type Kysely, Migrator } from 'kysely';
import { type Backlog, backlogOf } from './backlog.ts';
import type { Bus } from './bus.ts';
import { CompanyStore } from './company.ts';
import { migrations } from './migrations.ts';
import { NoticeStore } from './notices.ts';
import { PeopleStore } from './people.ts';
import { RulesStore } from './rules.ts';
import type { Schema } from './schema.ts';
import type { DatabaseLine, Store, TableStore } from './store.ts';

/** Where there is no space for this, there is none for what people do. */
const A_PAGE = 'x'.repeat(5000);

/** What both databases have in common. */
export abstract class SqlStore implements Store {
  readonly self = randomBytes(8).toString('hex');
  abstract readonly tables: TableStore;
  abstract readonly bus: Bus;
  protected abstract readonly db: Kysely<Schema>;

  abstract now(): number;

  get people(): PeopleStore {
    return new PeopleStore(this.db);
  }

  get company(): CompanyStore {
    return new CompanyStore(this.db);
  }

  get notices(): NoticeStore {
    return new NoticeStore(this.db);
  }

  get rules(): RulesStore {
    return new RulesStore(this.db);
  }

  async open(): Promise<void> {
    await this.migrate(this.db);
  }

  protected async migrate(db: Kysely<Schema>): Promise<void> {
    const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
    if (error !== undefined) throw error instanceof Error ? error : new Error(JSON.stringify(error));
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }

  backlog(now: number): Promise<Backlog> {
    return backlogOf(this.db, now);
  }

  get line(): DatabaseLine | null {
    return null;
  }

  async ping(): Promise<void> {
    const name = `ping ${this.self}`;
    await this.db.transaction().execute(async (db) => {
      await db.insertInto('house').values({ name, body: A_PAGE }).execute();
      await db.deleteFrom('house').where('name', '=', name).execute();
    });
  }
}
