import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Maximum number of seconds that count for a step: a learner who went for tea learns nothing meanwhile. */
const LONGEST = 600;

/** A learner came to a step; `after` says which one it went on from. */
export interface LessonStepTaken {
  readonly lesson: string;
  /** Number of its steps. */
  readonly steps: number;
  /** From 0; as many as there are steps: the lesson is finished. */
  readonly step: number;
  readonly after: { readonly step: number; readonly seconds: number } | null;
}

export type LessonStepCount = Schema['lesson_steps'];

/** How many learners come to each step of a lesson, and how many go on. Nothing says who they were. */
export class LessonStepStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async count({ lesson, steps, step, after }: LessonStepTaken): Promise<void> {
    await this.add({ lesson, steps, step, came: 1, passed: 0, seconds: 0 });
    if (after === null) return;
    const seconds = Math.min(after.seconds, LONGEST);
    await this.add({ lesson, steps, step: after.step, came: 0, passed: 1, seconds });
  }

  private async add(more: LessonStepCount): Promise<void> {
    const { came, passed, seconds } = more;
    await this.db
      .insertInto('lesson_steps')
      .values(more)
      .onConflict((on) =>
        on.columns(['lesson', 'steps', 'step']).doUpdateSet(({ eb }) => ({
          came: eb('lesson_steps.came', '+', came),
          passed: eb('lesson_steps.passed', '+', passed),
          seconds: eb('lesson_steps.seconds', '+', seconds),
        })),
      )
      .execute();
  }

  async all(): Promise<LessonStepCount[]> {
    return this.db.selectFrom('lesson_steps').selectAll().orderBy('lesson').orderBy('step').execute();
  }
}
