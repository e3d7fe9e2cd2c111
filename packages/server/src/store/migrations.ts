import type { MigrationProvider } from 'kysely';
import { first } from './migrations/001-first.ts';
import { people } from './migrations/002-accounts.ts';
import { notices } from './migrations/003-notices.ts';
import { renewals } from './migrations/004-renewals.ts';
import { company } from './migrations/005-company.ts';
import { history } from './migrations/006-history.ts';

/**
 * The oldest schema whose servers can still work with this one. Migrations add: raise it only when a server of the schema
 * before would do harm.
 */
export const OLDEST_READER = '006-history';

/** In the order of their names. An old one never changes. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '001-first': first,
    '002-accounts': people,
    '003-notices': notices,
    '004-renewals': renewals,
    '005-company': company,
    '006-history': history,
  }),
};
