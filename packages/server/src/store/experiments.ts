import type { ExperimentAnswer, ExperimentState } from '@entente/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

/** What never changes of an experiment. */
interface ExperimentBody {
  readonly text: string;
  readonly name: string;
  readonly game: string;
  /** Of the rules and bots that it is played with. */
  readonly check: string;
}

export interface ExperimentProgress {
  readonly done: number;
  readonly all: number;
  readonly games: number;
  readonly problem: string | null;
  readonly live: ExperimentAnswer['live'];
}

export interface StoredExperiment {
  readonly id: string;
  readonly person: string;
  readonly body: ExperimentBody;
  readonly state: ExperimentState;
  readonly progress: ExperimentProgress;
  /** Milliseconds of a thread. */
  readonly spent: number;
  /** Of its units. */
  readonly bytes: number;
  readonly created: number;
  readonly deleteAt: number;
}

/** A unit that was played, under its name. */
export interface StoredUnit {
  readonly unit: string;
  readonly body: string;
}

/** Experiments, in SQL that both databases understand. */
export class ExperimentStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async add(experiment: StoredExperiment): Promise<void> {
    const { id, person, body, state, progress, spent, bytes, created, deleteAt } = experiment;
    await this.db
      .insertInto('experiments')
      .values({
        id,
        person,
        body: JSON.stringify(body),
        state,
        progress: JSON.stringify(progress),
        spent,
        bytes,
        created,
        delete_at: deleteAt,
        owner: '',
        lease: 0,
      })
      .execute();
  }

  /** The latest first. */
  async of(person: string): Promise<StoredExperiment[]> {
    const rows = await this.db
      .selectFrom('experiments')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(experimentOf);
  }

  async load(id: string): Promise<StoredExperiment | null> {
    const row = await this.db.selectFrom('experiments').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : experimentOf(row);
  }

  async units(id: string): Promise<StoredUnit[]> {
    return this.db
      .selectFrom('experiment_units')
      .select(['unit', 'body'])
      .where('experiment', '=', id)
      .orderBy('unit')
      .execute();
  }

  /**
   * The next experiment for a process: of those that wait, or whose process is gone, the one that has had least time. Null if
   * there is none, or another process was faster.
   */
  async take(owner: string, now: number, until: number): Promise<StoredExperiment | null> {
    const row = await this.db
      .selectFrom('experiments')
      .selectAll()
      .where('state', 'in', ['waiting', 'running'])
      .where('lease', '<', now)
      .orderBy('spent')
      .orderBy('created')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { numUpdatedRows } = await this.db
      .updateTable('experiments')
      .set({ owner, lease: until, state: 'running' })
      .where('id', '=', row.id)
      .where('state', 'in', ['waiting', 'running'])
      .where('lease', '<', now)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? null : experimentOf({ ...row, state: 'running' });
  }

  /** Does another experiment wait for its turn? */
  async isWaiting(now: number): Promise<boolean> {
    const row = await this.db
      .selectFrom('experiments')
      .select('id')
      .where('state', '=', 'waiting')
      .where('lease', '<', now)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Keeps units that were played, with how far the experiment is now. False if it was stopped, deleted or taken over
   * meanwhile: then nothing was written.
   */
  async advance(
    experiment: Pick<StoredExperiment, 'id' | 'person' | 'progress' | 'spent' | 'bytes' | 'state'>,
    units: readonly StoredUnit[],
    owner: string,
    until: number,
  ): Promise<boolean> {
    const { id, person, progress, spent, bytes, state } = experiment;
    return this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('experiments')
        .set({ progress: JSON.stringify(progress), spent, bytes, state, lease: until })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where('state', '=', 'running')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      for (const { unit, body } of units)
        await db
          .insertInto('experiment_units')
          .values({ experiment: id, unit, person, body })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return true;
    });
  }

  /** Another state, if it has one of these. */
  async turn(id: string, from: readonly ExperimentState[], to: ExperimentState): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('experiments')
      .set({ state: to, lease: 0, owner: '' })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async remove(id: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.deleteFrom('experiment_units').where('experiment', '=', id).execute();
      await db.deleteFrom('experiments').where('id', '=', id).execute();
    });
  }

  /** Those whose days are over. */
  async due(now: number): Promise<string[]> {
    const rows = await this.db.selectFrom('experiments').select('id').where('delete_at', '<=', now).execute();
    return rows.map(({ id }) => id);
  }
}

function experimentOf(row: Selectable<Schema['experiments']>): StoredExperiment {
  const { id, person, body, state, progress, spent, bytes, created, delete_at } = row;
  return {
    id,
    person,
    body: JSON.parse(body) as ExperimentBody,
    state: state as ExperimentState,
    progress: JSON.parse(progress) as ExperimentProgress,
    spent: Number(spent),
    bytes: Number(bytes),
    created: Number(created),
    deleteAt: Number(delete_at),
  };
}
