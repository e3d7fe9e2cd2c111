/** A run of an experiment in this browser: played by threads, kept unit by unit, looked at meanwhile. */
import { Collection, type Laboratory, type UnitResult } from '@entente/lab';
import type { BrowserCrew } from './crew.ts';
import type { KeptRun, ResultStore } from './kept.ts';

export type RunState = 'starting' | 'running' | 'stopped' | 'over' | 'failed';

/** What a reader sees of a run. */
export interface RunNow {
  readonly state: RunState;
  readonly done: number;
  readonly all: number;
  /** Games that are counted: of complete blocks. */
  readonly games: number;
  readonly gamesPerSecond: number | null;
  /** Milliseconds that it still takes if it goes on like this. */
  readonly left: number | null;
  /** Why it failed, or why results are not kept. */
  readonly problem: string;
  /** Counts looks: another number is another picture. */
  readonly look: number;
}

/** What a run needs of the page. */
export interface RunAround {
  readonly store: ResultStore;
  hire(text: string): Promise<BrowserCrew>;
  now(): number;
  /** After a moment, so that a fast game does not draw a thousand pictures. Returns what calls it off. */
  later(work: () => void): () => void;
  /** In the reader's language. */
  readonly words: { otherRules: string; noRoom: string };
}

const MINUTE = 60_000;

export class LabRun {
  readonly lab: Laboratory;
  readonly collection: Collection;
  private readonly around: RunAround;
  private readonly listeners = new Set<() => void>();
  private kept: KeptRun;
  private state: RunState = 'starting';
  private problem = '';
  private crew: BrowserCrew | null = null;
  private begun = 0;
  private gamesBefore = 0;
  private doneBefore = 0;
  private gamesNow = 0;
  private look = 0;
  private readonly unkept: UnitResult[] = [];
  private planned: (() => void) | null = null;
  private snapshot: RunNow | null = null;
  private writing: Promise<void> = Promise.resolve();

  /** @param known units that were played before */
  constructor(lab: Laboratory, kept: KeptRun, known: readonly UnitResult[], around: RunAround) {
    this.lab = lab;
    this.kept = kept;
    this.around = around;
    this.collection = new Collection(lab.experiment, lab.cells);
    for (const unit of known) this.collection.add(unit);
    this.gamesNow = known.reduce((sum, { games }) => sum + games.length, 0);
    if (known.length > 0) this.state = this.collection.isOver ? 'over' : 'stopped';
  }

  get id(): string {
    return this.kept.id;
  }

  get text(): string {
    return this.kept.text;
  }

  /** For React: the same object until something has changed. */
  readonly now = (): RunNow => {
    this.snapshot ??= this.picture();
    return this.snapshot;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private isAt(state: RunState): boolean {
    return this.state === state;
  }

  private picture(): RunNow {
    const { done, all } = this.collection.progress;
    const passed = this.around.now() - this.begun;
    const isFast = this.state === 'running' && passed > 0 && done > this.doneBefore;
    return {
      state: this.state,
      done,
      all,
      games: this.gamesNow,
      gamesPerSecond: isFast ? ((this.gamesNow - this.gamesBefore) * 1000) / passed : null,
      left: isFast ? (passed / (done - this.doneBefore)) * (all - done) : null,
      problem: this.problem,
      look: this.look,
    };
  }

  private tell(): void {
    this.snapshot = null;
    this.look++;
    for (const listener of this.listeners) listener();
  }

  /** Plays what is missing, until it is over or stopped. */
  async start(): Promise<void> {
    const { around, collection, lab } = this;
    this.state = 'starting';
    this.problem = '';
    this.tell();
    try {
      const crew = await around.hire(this.text);
      if (!this.isAt('starting')) {
        crew.end();
        return;
      }
      this.crew = crew;
      if (this.kept.check !== null && this.kept.check !== crew.check)
        throw new Error(around.words.otherRules);
      this.kept = { ...this.kept, check: crew.check };
      this.begun = around.now();
      this.gamesBefore = this.gamesNow;
      this.doneBefore = collection.progress.done;
      this.state = 'running';
      this.tell();
      const { minutes } = lab.experiment.stop;
      const end = minutes === undefined ? Number.POSITIVE_INFINITY : this.begun + minutes * MINUTE;
      const missing = collection.missing();
      const next = () =>
        !this.isAt('running') || collection.isOver || around.now() >= end
          ? null
          : (missing.next().value ?? null);
      await crew.play(next, (result) => this.take(result));
      this.finish(collection.isOver ? 'over' : 'stopped');
    } catch (fault) {
      this.problem = (fault as Error).message;
      this.finish('failed');
    }
    await this.writing;
  }

  private take(result: UnitResult): void {
    this.collection.add(result);
    this.gamesNow += result.games.length;
    this.unkept.push(result);
    this.planned ??= this.around.later(() => {
      this.planned = null;
      this.write();
      this.tell();
    });
  }

  /** Stops at once: what is being played is played again when it goes on. */
  stop(): void {
    this.finish('stopped');
  }

  private finish(state: RunState): void {
    if (!this.isAt('running') && !this.isAt('starting')) return;
    this.crew?.end();
    this.crew = null;
    this.planned?.();
    this.planned = null;
    this.state = state;
    this.write();
    this.tell();
  }

  /** Writes what is not written yet. Without room in the browser the run goes on, and says so. */
  private write(): void {
    const units = this.unkept.splice(0);
    const { blocks } = this.collection.glance();
    this.kept = { ...this.kept, blocks, games: this.gamesNow, changed: Date.now() };
    const { kept } = this;
    this.writing = this.writing
      .then(() => this.around.store.add(kept, units))
      .catch(() => {
        this.problem = this.around.words.noRoom;
        this.tell();
      });
  }
}
