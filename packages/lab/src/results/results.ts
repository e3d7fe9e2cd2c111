import type { Cell, Experiment } from '../experiment/experiment.ts';
import { metricNamed } from '../metrics/all.ts';
import { Tally, type TallyRow } from '../metrics/tally.ts';
import { bySeat, isEnough, type Share } from './shares.ts';
import type { LabRecord, Unit, UnitResult } from './unit.ts';

/** Everything that came of one cell. */
export interface CellResults {
  readonly cell: Cell;
  /** By block and rotation. */
  readonly games: readonly LabRecord[];
  /** By metric. */
  readonly tables: Readonly<Record<string, readonly TallyRow[]>>;
}

/** The results of an experiment: the same for the same number of blocks, however they were played. */
export interface Results {
  readonly experiment: Experiment;
  /** Blocks of every cell. */
  readonly blocks: number;
  /** Why no more were played. */
  readonly ended: 'all' | 'narrow' | 'stopped';
  readonly cells: readonly CellResults[];
}

/** Blocks that are played before an interval may end an experiment. */
const LEAST_BLOCKS = 20;

/** Collects units in any order, and counts the batches that every cell has finished. */
export class Collection {
  private readonly experiment: Experiment;
  private readonly cells: readonly Cell[];
  private readonly units = new Map<string, UnitResult>();
  /** Batches from the first on that are complete. */
  private complete = 0;
  private enough = false;

  constructor(experiment: Experiment, cells: readonly Cell[]) {
    this.experiment = experiment;
    this.cells = cells;
  }

  /** A unit that came twice is counted once. */
  add(result: UnitResult): void {
    this.units.set(nameOf(result), result);
    while (!this.isOver && this.cells.every((_, cell) => this.has({ cell, batch: this.complete }))) {
      this.complete++;
      this.enough = this.isNarrow();
    }
  }

  private isNarrow(): boolean {
    const { stop, batch } = this.experiment;
    const { halfWidth } = stop;
    if (halfWidth === undefined || this.complete * batch < LEAST_BLOCKS) return false;
    return this.cells.every((_, cell) => isEnough(this.gamesOf(cell), halfWidth));
  }

  has(unit: Unit): boolean {
    return this.units.has(nameOf(unit));
  }

  get batches(): number {
    return this.experiment.blocks / this.experiment.batch;
  }

  get isOver(): boolean {
    return this.enough || this.complete === this.batches;
  }

  /** Units that are still to be played, in the order in which they are needed. */
  *missing(): Generator<Unit> {
    for (let batch = this.complete; batch < this.batches; batch++)
      for (let cell = 0; cell < this.cells.length; cell++)
        if (!this.has({ cell, batch })) yield { cell, batch };
  }

  /** Units that are finished, of all that could be needed. */
  get progress(): { readonly done: number; readonly all: number } {
    return { done: this.units.size, all: this.batches * this.cells.length };
  }

  /** How often the first seat of the first cell has won so far; null before the first block is complete. */
  get firstSeat(): Share | null {
    return bySeat(this.gamesOf(0)).get('1') ?? null;
  }

  private gamesOf(cell: number): LabRecord[] {
    return this.unitsOf(cell).flatMap(({ games }) => games);
  }

  private unitsOf(cell: number): UnitResult[] {
    return Array.from({ length: this.complete }, (_, batch) =>
      this.units.get(nameOf({ cell, batch })),
    ).flatMap((unit) => unit ?? []);
  }

  /** The games of the complete batches, without tables: for a quick look while more are played. */
  glance(): Results {
    return this.resultsWith(() => ({}));
  }

  /** What the complete batches say. */
  results(): Results {
    const { metrics } = this.experiment;
    return this.resultsWith((at) => mergeTables(metrics, this.unitsOf(at)));
  }

  private resultsWith(tablesOf: (cell: number) => Tables): Results {
    const { experiment } = this;
    const ended = this.enough ? 'narrow' : this.isOver ? 'all' : 'stopped';
    return {
      experiment,
      blocks: this.complete * experiment.batch,
      ended,
      cells: this.cells.map((cell, at) => ({
        cell,
        games: this.gamesOf(at),
        tables: tablesOf(at),
      })),
    };
  }
}

const nameOf = ({ cell, batch }: Unit): string => `${cell} ${batch}`;

type Tables = Readonly<Record<string, readonly TallyRow[]>>;

/** Adds tables of the same metrics. Must hold: associative, commutative, and nothing is neutral. */
export function mergeTables(
  metrics: readonly string[],
  parts: readonly { readonly tables: Tables }[],
): Tables {
  return Object.fromEntries(
    metrics.map((id) => {
      const keys = Object.keys(metricNamed(id).keys).length;
      const tally = new Tally();
      for (const { tables } of parts) tally.merge(tables[id] ?? [], keys);
      return [id, tally.toRows()];
    }),
  );
}
