import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Work that is due and not done, in all processes together. Times in milliseconds; 0 if nothing is due. */
export interface Backlog {
  /** Tables whose clock or bot is due and that no process looks after. */
  readonly tables: number;
  readonly oldestTable: number;
  /** Notices that are due. */
  readonly notices: number;
  readonly oldestNotice: number;
  /** Notices that failed before and will be tried again. */
  readonly failingNotices: number;
}

export async function backlogOf(db: Kysely<Schema>, now: number): Promise<Backlog> {
  const { count, min } = db.fn;
  const tables = await db
    .selectFrom('tables')
    .select([count('id').as('count'), min('wake_at').as('oldest')])
    .where('wake_at', '<=', now)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]))
    .executeTakeFirstOrThrow();
  const notices = await db
    .selectFrom('jobs')
    .select([count('id').as('count'), min('due').as('oldest')])
    .where('done', 'is', null)
    .where('due', '<=', now)
    .executeTakeFirstOrThrow();
  const failing = await db
    .selectFrom('jobs')
    .select(count('id').as('count'))
    .where('done', 'is', null)
    .where('tries', '>', 0)
    .executeTakeFirstOrThrow();
  const age = (oldest: unknown) => (oldest === null ? 0 : now - Number(oldest));
  return {
    tables: Number(tables.count),
    oldestTable: age(tables.oldest),
    notices: Number(notices.count),
    oldestNotice: age(notices.oldest),
    failingNotices: Number(failing.count),
  };
}
