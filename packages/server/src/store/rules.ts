import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A file of rules, as its name says. */
export interface StoredRules {
  readonly hash: string;
  readonly game: string;
  readonly version: number;
}

/** The rules that tables were begun with: a backup alone can play every game in it. */
export class RulesStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async all(): Promise<StoredRules[]> {
    return this.db.selectFrom('rules').select(['hash', 'game', 'version']).execute();
  }

  /** Null if they are not kept here. */
  async body(hash: string): Promise<Buffer | null> {
    const row = await this.db.selectFrom('rules').select('body').where('hash', '=', hash).executeTakeFirst();
    return row === undefined ? null : promisify(gunzip)(Buffer.from(row.body, 'base64'));
  }

  async keep({ hash, game, version }: StoredRules, body: Buffer): Promise<void> {
    const packed = (await promisify(gzip)(body, { level: 9 })).toString('base64');
    await this.db
      .insertInto('rules')
      .values({ hash, game, version, body: packed })
      .onConflict((on) => on.column('hash').doNothing())
      .execute();
  }
}
