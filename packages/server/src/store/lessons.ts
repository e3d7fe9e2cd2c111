import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Maximum number of lessons and solved puzzles of a person: more than there will ever be. */
const MOST = 500;

/** Which lessons people have finished. */
export class LessonStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async of(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('lessons')
      .select('lesson')
      .where('person', '=', person)
      .orderBy('lesson')
      .limit(MOST)
      .execute();
    return rows.map(({ lesson }) => lesson);
  }

  /** Adds what is new. Nothing is ever unlearned. */
  async add(person: string, lessons: readonly string[]): Promise<void> {
    const room = Math.max(MOST - (await this.of(person)).length, 0);
    const values = lessons.slice(0, room).map((lesson) => ({ person, lesson }));
    if (values.length === 0) return;
    await this.db
      .insertInto('lessons')
      .values(values)
      .onConflict((on) => on.columns(['person', 'lesson']).doNothing())
      .execute();
  }

  /** What a guest has learned, an account knows. */
  async give(from: string, to: string): Promise<void> {
    await this.add(to, await this.of(from));
  }
}
