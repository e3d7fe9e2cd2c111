import { DEFAULT_MIGRATION_TABLE, type Kysely, Migrator, sql } from 'kysely';
import type { World } from '../world.ts';
import { type Backlog, backlogOf } from './backlog.ts';
import type { Bus } from './bus.ts';
import { ClassStore } from './classes.ts';
import { CompanyStore } from './company.ts';
import { ExperimentStore } from './experiments.ts';
import { LessonStepStore } from './lesson-steps.ts';
import { LessonStore } from './lessons.ts';
import { migrations, OLDEST_READER, READER, READS_PACKED } from './migrations.ts';
import { NoticeStore } from './notices.ts';
import { OperatorStore } from './operator.ts';
import { PeopleStore } from './people.ts';
import { RatingStore } from './ratings.ts';
import { RulesStore } from './rules.ts';
import type { Schema } from './schema.ts';
import type { DatabaseLine, Store, TableStore } from './store.ts';

/** Where there is no space for this, there is none for what people do. */
const A_PAGE = 'x'.repeat(5000);

/** The database belongs to a newer server. Nothing was changed. */
export class NewerSchema extends Error {
  constructor(newer: readonly string[]) {
    super(
      `This database belongs to a newer version of Entente (${newer.join(', ')}), and this one cannot work with it. ` +
        'Nothing was changed. Start the newer version, or restore a copy from before the upgrade.',
    );
  }
}

/** The names of the migrations that were applied. */
export async function migrationsIn(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name).sort();
}

/** What both databases have in common. */
export abstract class SqlStore implements Store {
  readonly self: string;
  readonly people: PeopleStore;
  readonly company: CompanyStore;
  readonly classes: ClassStore;
  readonly lessons: LessonStore;
  readonly lessonSteps: LessonStepStore;
  readonly notices: NoticeStore;
  readonly operator: OperatorStore;
  readonly rules: RulesStore;
  readonly ratings: RatingStore;
  readonly experiments: ExperimentStore;
  abstract readonly tables: TableStore;
  abstract readonly bus: Bus;

  /** What happened when it was opened, for the log. */
  readonly notes: string[] = [];

  protected readonly db: Kysely<Schema>;
  protected readonly world: World;

  constructor(db: Kysely<Schema>, world: World) {
    this.db = db;
    this.world = world;
    this.self = world.bytes(8).toString('hex');
    this.people = new PeopleStore(db);
    this.company = new CompanyStore(db);
    this.classes = new ClassStore(db);
    this.lessons = new LessonStore(db);
    this.lessonSteps = new LessonStepStore(db);
    this.notices = new NoticeStore(db);
    this.operator = new OperatorStore(db);
    this.rules = new RulesStore(db);
    this.ratings = new RatingStore(db);
    this.experiments = new ExperimentStore(db);
  }

  abstract now(): number;
  abstract size(): Promise<number>;

  /** A database with tables in it is about to be changed. */
  protected async beforeMigration(_name: string): Promise<void> {}

  async open(): Promise<void> {
    await this.migrate(this.db);
  }

  /** Forward to this build's schema. A newer schema is left as it is, if this build can work with it. */
  protected async migrate(db: Kysely<Schema>): Promise<void> {
    const known = Object.keys(await migrations.getMigrations());
    const done = await migrationsIn(db);
    const newer = done.filter((name) => !known.includes(name));
    if (newer.length > 0) {
      const reader = await db
        .selectFrom('house')
        .select('body')
        .where('name', '=', READER)
        .executeTakeFirst();
      if (reader === undefined || !known.includes(reader.body)) throw new NewerSchema(newer);
      this.notes.push(
        `the database was made by a newer server (${newer.join(', ')}); this one can work with it`,
      );
      return;
    }
    const pending = known.filter((name) => !done.includes(name));
    if (pending.length === 0) return;
    if (done.length > 0) await this.beforeMigration(pending[0]);
    const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
    if (error !== undefined) throw error instanceof Error ? error : new Error(JSON.stringify(error));
    await this.raiseReader(db);
    this.notes.push(`the database has been changed: ${pending.join(', ')}`);
  }

  /** What is stored already may need more than this build asks for. */
  private async raiseReader(db: Kysely<Schema>): Promise<void> {
    await db
      .insertInto('house')
      .values({ name: READER, body: OLDEST_READER })
      .onConflict((on) =>
        on.column('name').doUpdateSet({ body: OLDEST_READER }).where('house.body', '<', OLDEST_READER),
      )
      .execute();
  }

  async readsPackedSince(): Promise<number> {
    const { rows } = await sql<{ timestamp: string }>`
      select timestamp from ${sql.table(DEFAULT_MIGRATION_TABLE)} where name = ${READS_PACKED}`.execute(
      this.db,
    );
    return Date.parse(rows[0].timestamp);
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
