import type { MigrationProvider } from 'kysely';
import { first } from './migrations/001-first.ts';
import { people } from './migrations/002-accounts.ts';
import { notices } from './migrations/003-notices.ts';
import { renewals } from './migrations/004-renewals.ts';
import { company } from './migrations/005-company.ts';
import { history } from './migrations/006-history.ts';
import { packedLogs } from './migrations/007-packed-logs.ts';
import { operator } from './migrations/008-operator.ts';
import { lines } from './migrations/009-lines.ts';
import { classes } from './migrations/010-classes.ts';
import { lessons } from './migrations/011-lessons.ts';
import { ratings } from './migrations/012-ratings.ts';
import { experiments } from './migrations/013-experiments.ts';
import { lessonSteps } from './migrations/014-lesson-steps.ts';

/** In the table `house`: the oldest migration that a server must know to work with this database. */
export const READER = 'reader';

/**
 * The oldest schema whose servers can still work with this one. Migrations add: raise it only when a server of the schema
 * before would do harm.
 */
export const OLDEST_READER = '006-history';

/** The oldest schema whose servers can read packed logs. It becomes the oldest reader when the first log is packed. */
export const READS_PACKED = '007-packed-logs';

/** In the order of their names. An old one never changes. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '001-first': first,
    '002-accounts': people,
    '003-notices': notices,
    '004-renewals': renewals,
    '005-company': company,
    '006-history': history,
    [READS_PACKED]: packedLogs,
    '008-operator': operator,
    '009-lines': lines,
    '010-classes': classes,
    '011-lessons': lessons,
    '012-ratings': ratings,
    '013-experiments': experiments,
    '014-lesson-steps': lessonSteps,
  }),
};
