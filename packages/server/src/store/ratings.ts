import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** How strong a person is thought to be: most likely `mean`, and rarely further from it than twice the spread. */
export interface PlayerStrength {
  readonly mean: number;
  readonly spread: number;
}

export const UNKNOWN: PlayerStrength = { mean: 25, spread: 25 / 3 };

/** Strengths after a game in which these places were taken. */
export type Rater = (before: readonly PlayerStrength[], places: readonly number[]) => PlayerStrength[];

export interface StoredRating extends PlayerStrength {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
}

/** A game to count: who sat where, and which place each seat took. */
export interface RatedGame {
  readonly table: string;
  readonly game: string;
  readonly people: readonly (string | null)[];
  readonly places: readonly number[];
}

/** How strong people are among people. In SQL that both databases understand. */
export class RatingStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async of(person: string): Promise<StoredRating[]> {
    const rows = await this.db
      .selectFrom('ratings')
      .selectAll()
      .where('person', '=', person)
      .orderBy('game')
      .orderBy('seats')
      .execute();
    return rows.map(({ game, seats, mean, spread, games }) => ({ game, seats, mean, spread, games }));
  }

  /** Those of these tables that have been counted. */
  async counted(tables: readonly string[]): Promise<ReadonlySet<string>> {
    if (tables.length === 0) return new Set();
    const rows = await this.db
      .selectFrom('rated')
      .select('table_id')
      .where('table_id', 'in', tables)
      .execute();
    return new Set(rows.map(({ table_id }) => table_id));
  }

  /** Counts a game once, even if several processes do it at the same time. */
  async count(played: RatedGame, rater: Rater): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const first = await db
        .insertInto('rated')
        .values({ table_id: played.table })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (first.numInsertedOrUpdatedRows === 0n) return;
      await this.rate(db, played, rater);
    });
  }

  private async rate(
    db: Transaction<Schema>,
    { game, people, places }: RatedGame,
    rater: Rater,
  ): Promise<void> {
    const seats = people.length;
    const there = people.flatMap((person, seat) =>
      person === null ? [] : [{ person, place: places[seat] }],
    );
    if (there.length < 2) return;
    const known = new Map<string, PlayerStrength & { games: number }>();
    // In the same order everywhere, so that two games that end at once do not wait for each other.
    for (const person of there.map((one) => one.person).toSorted()) {
      const key = { person, game, seats };
      await db
        .insertInto('ratings')
        .values({ ...key, ...UNKNOWN, games: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // Locks the row until the end of the transaction.
      const row = await db
        .updateTable('ratings')
        .set(({ eb }) => ({ games: eb('games', '+', 1) }))
        .where('person', '=', person)
        .where('game', '=', game)
        .where('seats', '=', seats)
        .returning(['mean', 'spread', 'games'])
        .executeTakeFirstOrThrow();
      known.set(person, row);
    }
    const before = there.map(({ person }) => known.get(person) ?? UNKNOWN);
    const after = rater(
      before,
      there.map(({ place }) => place),
    );
    for (const [at, { person }] of there.entries())
      await db
        .updateTable('ratings')
        .set({ mean: after[at].mean, spread: after[at].spread })
        .where('person', '=', person)
        .where('game', '=', game)
        .where('seats', '=', seats)
        .execute();
  }

  /** What a guest had becomes the account's, where that has none. */
  async give(from: string, to: string): Promise<void> {
    const has = await this.of(to);
    for (const { game, seats } of await this.of(from)) {
      if (has.some((one) => one.game === game && one.seats === seats)) continue;
      await this.db
        .updateTable('ratings')
        .set({ person: to })
        .where('person', '=', from)
        .where('game', '=', game)
        .where('seats', '=', seats)
        .execute();
    }
  }
}
