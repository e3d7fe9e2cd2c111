import type { Kysely } from 'kysely';
import { type ClassDoc, membersOf, readClass } from './class-doc.ts';
import type { Schema } from './schema.ts';

export interface StoredClass {
  /** Counts its changes: a write must name the present number. */
  readonly rev: number;
  readonly doc: ClassDoc;
}

/** Classes, in SQL that both databases understand. */
export class ClassStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async add(doc: ClassDoc): Promise<void> {
    const { id, code, deleteAt } = doc;
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto('classes')
        .values({ id, code, rev: 1, body: JSON.stringify(doc), delete_at: deleteAt })
        .execute();
      await new ClassStore(db).keepMembers(doc);
    });
  }

  load(id: string): Promise<StoredClass | null> {
    return this.one('id', id);
  }

  byCode(code: string): Promise<StoredClass | null> {
    return this.one('code', code);
  }

  private async one(column: 'id' | 'code', value: string): Promise<StoredClass | null> {
    const row = await this.db
      .selectFrom('classes')
      .select(['rev', 'body'])
      .where(column, '=', value)
      .executeTakeFirst();
    return row === undefined ? null : { rev: Number(row.rev), doc: readClass(row.body) };
  }

  /** False if another writer was faster: then nothing was written. */
  async change(doc: ClassDoc, rev: number): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('classes')
        .set({ rev: rev + 1, body: JSON.stringify(doc) })
        .where('id', '=', doc.id)
        .where('rev', '=', rev)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await new ClassStore(db).keepMembers(doc);
      return true;
    });
  }

  private async keepMembers(doc: ClassDoc): Promise<void> {
    const members = membersOf(doc);
    const gone = this.db.deleteFrom('class_members').where('class_id', '=', doc.id);
    if (members.length === 0) {
      await gone.execute();
      return;
    }
    await gone.where('person', 'not in', members).execute();
    await this.db
      .insertInto('class_members')
      .values(members.map((person) => ({ class_id: doc.id, person })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** The classes that a person organises or is in. */
  async ofPerson(person: string): Promise<ClassDoc[]> {
    const rows = await this.db
      .selectFrom('class_members')
      .innerJoin('classes', 'classes.id', 'class_members.class_id')
      .select('body')
      .where('person', '=', person)
      .execute();
    return rows.map(({ body }) => readClass(body));
  }

  /** Classes whose days are over. */
  async due(now: number): Promise<ClassDoc[]> {
    const rows = await this.db.selectFrom('classes').select('body').where('delete_at', '<=', now).execute();
    return rows.map(({ body }) => readClass(body));
  }

  /** Its days are over. */
  async endNow(id: string): Promise<void> {
    await this.db.updateTable('classes').set({ delete_at: 0 }).where('id', '=', id).execute();
  }

  async remove(id: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.deleteFrom('class_members').where('class_id', '=', id).execute();
      await db.deleteFrom('classes').where('id', '=', id).execute();
    });
  }
}
