import { availableParallelism } from 'node:os';
import { Collection, checkOf, type Laboratory, type Results, type Unit, type UnitResult } from '@entente/lab';
import { ProgressLine } from '../base/progress.ts';
import { Crew } from './crew.ts';
import { openFile } from './open.ts';
import { RunFolder, readRun } from './run-folder.ts';
import { liveLine } from './words.ts';

export interface RunWish {
  readonly into: string;
  readonly threads?: number;
  readonly minutes?: number;
}

/** What has become of a run. */
export interface RunEnd {
  readonly lab: Laboratory;
  readonly results: Results;
  /** Ctrl-C was pressed, or the time was up. */
  readonly cut: 'interrupted' | 'time' | null;
}

const MINUTE = 60_000;
/** Milliseconds between two live figures. */
const PAUSE = 500;

/** Plays what is missing of an experiment, on this machine; every finished unit is on the disk at once. */
export async function runHere(text: string, wish: RunWish): Promise<RunEnd> {
  const lab = await openFile(text);
  const { experiment, cells } = lab;
  const folder = RunFolder.open(wish.into, text, experiment, checkOf(lab));
  const collection = new Collection(experiment, cells);
  for (const unit of folder.finished) collection.add(unit);
  const threads = Math.min(wish.threads ?? availableParallelism(), collection.progress.all);
  const crew = new Crew(text, threads);
  const begun = Date.now();
  const minutes = wish.minutes ?? experiment.stop.minutes;
  let cut: RunEnd['cut'] = null;
  const interrupt = () => {
    cut = 'interrupted';
  };
  process.once('SIGINT', interrupt);
  const progress = new ProgressLine('batches', collection.progress.all);
  const known = collection.progress.done;
  let said = 0;
  const missing = collection.missing();
  const next = (): Unit | null => {
    if (minutes !== undefined && Date.now() - begun >= minutes * MINUTE) cut ??= 'time';
    return cut !== null || collection.isOver ? null : (missing.next().value ?? null);
  };
  try {
    await crew.play(next, (line) => {
      folder.add(line);
      collection.add(JSON.parse(line) as UnitResult);
      const { done, all } = collection.progress;
      if (Date.now() - said < PAUSE) return;
      said = Date.now();
      progress.reach(done, liveLine(collection, { begun, known, done, all }));
    });
  } finally {
    progress.end();
    process.off('SIGINT', interrupt);
    await crew.end();
    folder.close();
  }
  return { lab, results: collection.results(), cut: collection.isOver ? null : cut };
}

/** What a run has so far, without playing. */
export async function resultsIn(path: string): Promise<Omit<RunEnd, 'cut'>> {
  const { text, units } = readRun(path);
  const lab = await openFile(text);
  const collection = new Collection(lab.experiment, lab.cells);
  for (const unit of units) collection.add(unit);
  return { lab, results: collection.results() };
}
