import { type Collection, checkOf, ExperimentError, type UnitResult } from '@entente/lab';
import type { ExperimentState } from '@entente/protocol';
import type { ErrorLog } from '../error-log.ts';
import type { StoredExperiment, StoredUnit } from '../store/experiments.ts';
import type { Store } from '../store/store.ts';
import type { Timer, World } from '../world.ts';
import { collectionOf, laboratoryFor, liveOf } from './experiments.ts';
import type { LabThread } from './thread.ts';

/** Milliseconds between two looks for experiments that no process plays. */
const LOOK = 5000;
/** Milliseconds that a process has an experiment after it last wrote something of it. A unit may take that long. */
const LEASE = 120_000;
/** Milliseconds between two writes: a quick game is not worth a commit of its own. */
const WRITE = 1000;
/** Milliseconds of a turn, if another experiment waits. */
const TURN = 20_000;
/** Bytes of units that are kept of an experiment. */
const MOST_BYTES = 20_000_000;
const MINUTE = 60_000;

interface RunnerServices {
  readonly store: Store;
  readonly world: World;
  readonly now: () => number;
  readonly log: ErrorLog;
  readonly minutes: number;
  threadFor(text: string): LabThread;
}

/** What a turn has come to so far. */
interface Turn {
  readonly experiment: StoredExperiment;
  readonly collection: Collection;
  readonly unwritten: StoredUnit[];
  /** Of this turn. */
  spent: number;
  bytes: number;
  games: number;
}

/** Plays experiments one after the other in one thread that gives way to everything else. Several processes share them. */
export class ExperimentRunner {
  private readonly services: RunnerServices;
  private timer: Timer | null = null;
  private working: Promise<void> | null = null;
  private again = false;
  private stopped = false;
  private thread: LabThread | null = null;

  constructor(services: RunnerServices) {
    this.services = services;
  }

  start(): void {
    const { world, minutes } = this.services;
    if (minutes === 0) return;
    this.timer = world.every(LOOK, () => this.wake());
    this.wake();
  }

  /** Plays what there is, unless it does already. Returns at once. */
  wake(): void {
    if (this.stopped || this.services.minutes === 0) return;
    this.again = true;
    this.working ??= this.work().finally(() => {
      this.working = null;
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.timer?.cancel();
    await this.thread?.end();
    await this.working;
  }

  private async work(): Promise<void> {
    const { store, log, now } = this.services;
    while (this.again && !this.stopped) {
      this.again = false;
      try {
        const next = await store.experiments.take(store.self, now(), now() + LEASE);
        if (next === null) continue;
        this.again = true;
        await this.play(next);
      } catch (fault) {
        // The database may be away. What is written stays, and the next look goes on.
        if (!this.stopped) log.error({ err: fault }, 'an experiment could not be played on');
      }
    }
  }

  private async play(experiment: StoredExperiment): Promise<void> {
    const { store, world } = this.services;
    const { id, person, body, progress, spent, bytes } = experiment;
    const lab = await laboratoryFor(body.text, world).catch(async (fault: unknown) => {
      if (!(fault instanceof ExperimentError)) throw fault;
      // An upgrade has brought other rules.
      const failed = { ...progress, problem: fault.message };
      await store.experiments.advance(
        { id, person, spent, bytes, state: 'failed', progress: failed },
        [],
        store.self,
        0,
      );
      return null;
    });
    if (lab === null) return;
    const collection = await collectionOf(store, id, lab.experiment, lab.cells);
    const turn: Turn = { experiment, collection, unwritten: [], spent: 0, bytes: 0, games: 0 };
    try {
      if (checkOf(lab) !== body.check) {
        await this.write(turn, 'failed', OTHER_RULES);
        return;
      }
      this.thread = this.services.threadFor(body.text);
      await this.playOn(turn, this.thread);
    } catch (fault) {
      if (!(fault instanceof UnitFault)) throw fault;
      if (this.stopped) {
        // The thread was ended in the middle of a game. What was played before is kept, and the next process may go on at once.
        await this.write(turn, 'waiting', null);
        return;
      }
      await this.write(turn, 'failed', fault.message);
    } finally {
      await this.thread?.end();
      this.thread = null;
    }
  }

  private async playOn(turn: Turn, thread: LabThread): Promise<void> {
    const { world } = this.services;
    const { collection } = turn;
    const begun = world.ticks();
    let written = begun;
    const missing = collection.missing();
    for (;;) {
      const state = this.stateOf(turn);
      const unit = state === 'running' && !this.stopped ? (missing.next().value ?? null) : null;
      if (unit === null) {
        await this.write(turn, this.stopped ? 'waiting' : state, null);
        return;
      }
      const before = world.ticks();
      const result = await thread.play(unit).catch((fault: Error) => {
        throw new UnitFault(fault.message);
      });
      turn.spent += world.ticks() - before;
      turn.bytes += result.length;
      const played = JSON.parse(result) as UnitResult;
      turn.games += played.games.length;
      collection.add(played);
      turn.unwritten.push({ unit: `${unit.cell} ${unit.batch}`, body: result });
      if (world.ticks() - written < WRITE) continue;
      written = world.ticks();
      const isOver =
        written - begun > TURN && (await this.services.store.experiments.isWaiting(this.services.now()));
      if (!(await this.write(turn, isOver ? 'waiting' : 'running', null)) || isOver) return;
    }
  }

  private stateOf({ collection, experiment, spent, bytes }: Turn): ExperimentState {
    if (collection.isOver) return 'over';
    if (experiment.spent + spent >= this.services.minutes * MINUTE) return 'spent';
    if (experiment.bytes + bytes >= MOST_BYTES) return 'full';
    return 'running';
  }

  /** False if the experiment was stopped, deleted or taken over meanwhile. */
  private async write(turn: Turn, state: ExperimentState, problem: string | null): Promise<boolean> {
    const { store, now } = this.services;
    const { experiment, collection, unwritten } = turn;
    const { id, person, progress } = experiment;
    const { done } = collection.progress;
    const units = unwritten.splice(0);
    const isMine = await store.experiments.advance(
      {
        id,
        person,
        state,
        spent: Math.round(experiment.spent + turn.spent),
        bytes: experiment.bytes + turn.bytes,
        progress: {
          ...progress,
          done: Math.max(done, progress.done),
          games: progress.games + turn.games,
          problem,
          live: liveOf(collection),
        },
      },
      units,
      store.self,
      state === 'running' ? now() + LEASE : 0,
    );
    return isMine;
  }
}

/** A game broke off, or the thread did: the experiment fails, and what was played is kept. */
class UnitFault extends Error {}

const OTHER_RULES =
  'It was begun with other rules or other bots than this server has now, and their games do not mix. Run it anew.';
