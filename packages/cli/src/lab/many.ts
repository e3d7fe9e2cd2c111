import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Collection, checkOf, type UnitResult } from '@entente/lab';
import { ProgressLine } from '../base/progress.ts';
import { WrongUse } from '../base/wrong-use.ts';
import { Crew } from './crew.ts';
import { openFile } from './open.ts';
import { inWords, LabQueue, type OpenRun, type TakenUnit } from './queue.ts';
import type { RunEnd, RunWish } from './run.ts';
import { identityOf, RunFolder } from './run-folder.ts';
import { liveLine } from './words.ts';

/** Milliseconds between two looks into the database. */
const PAUSE = 200;
const MINUTE = 60_000;

/** Puts what is missing of an experiment into the queue, and collects what workers have played. */
export async function runOnWorkers(url: string, text: string, wish: RunWish): Promise<RunEnd> {
  const lab = await openFile(text);
  const { experiment, cells } = lab;
  const check = checkOf(lab);
  const folder = RunFolder.open(wish.into, text, experiment, check);
  const collection = new Collection(experiment, cells);
  for (const unit of folder.finished) collection.add(unit);
  const begun = Date.now();
  const minutes = wish.minutes ?? experiment.stop.minutes;
  const progress = new ProgressLine('batches', collection.progress.all);
  const known = collection.progress.done;
  let cut: RunEnd['cut'] = null;
  const interrupt = () => {
    cut = 'interrupted';
  };
  process.once('SIGINT', interrupt);
  let queue: LabQueue | null = null;
  try {
    queue = await LabQueue.open(url, 'entente-lab');
    const run = await queue.begin(
      text,
      `${hostname()} ${resolve(wish.into)} ${identityOf(experiment)}`,
      check,
    );
    await queue.offer(run, [...collection.missing()]);
    let last = '0';
    let alone = false;
    while (!collection.isOver && cut === null) {
      const fresh = await queue.results(run, last);
      last = fresh.last;
      for (const line of fresh.lines) {
        const unit = JSON.parse(line) as UnitResult;
        if (collection.has(unit)) continue;
        folder.add(line);
        collection.add(unit);
      }
      const fault = await queue.faultOf(run);
      if (fault !== null) throw new WrongUse(fault);
      await queue.release(run);
      const workers = await queue.workers();
      if (workers === 0 && !alone)
        process.stderr.write('Waiting for workers. Start some: ./entente lab worker\n');
      alone = workers === 0;
      const { done, all } = collection.progress;
      progress.reach(done, `${liveLine(collection, { begun, known, done, all })}, ${workers} workers`);
      if (minutes !== undefined && Date.now() - begun >= minutes * MINUTE) cut = 'time';
      else if (!collection.isOver) await wait(PAUSE);
    }
    await queue.end(run);
  } catch (fault) {
    throw inWords(fault);
  } finally {
    progress.end();
    process.off('SIGINT', interrupt);
    await queue?.close();
    folder.close();
  }
  return { lab, results: collection.results(), cut: collection.isOver ? null : cut };
}

/** Plays units of whatever runs there are, until it is stopped. */
export async function workFor(url: string, threads: number, say: (words: string) => void): Promise<never> {
  const refused = new Set<string>();
  let answers = true;
  for (;;) {
    try {
      const queue = await LabQueue.open(url, 'entente-lab-worker');
      try {
        answers = true;
        say('Waiting for experiments.');
        for (;;) {
          for (const run of await queue.openRuns())
            if (!refused.has(run.id) && !(await playSome(queue, run, threads, say))) refused.add(run.id);
          await wait(PAUSE);
        }
      } finally {
        await queue.close();
      }
    } catch (fault) {
      if (answers) say(inWords(fault).message);
      answers = false;
      await wait(1000);
    }
  }
}

/** Plays what the queue of a run has now. False if it is not for this worker. */
async function playSome(
  queue: LabQueue,
  run: OpenRun,
  threads: number,
  say: (words: string) => void,
): Promise<boolean> {
  const problem = await problemOf(run);
  if (problem !== null) {
    say(`Run ${run.id} is left alone: ${problem}`);
    return false;
  }
  const first = await queue.take(run.id);
  if (first === null) return true;
  const taken = new Map<string, TakenUnit>();
  const keep = (one: TakenUnit | null) => {
    if (one !== null) taken.set(nameOf(one.unit), one);
    return one?.unit ?? null;
  };
  let waiting: TakenUnit | null = first;
  const crew = new Crew(run.text, threads);
  // One connection: its transactions must not mix.
  let turn: Promise<unknown> = Promise.resolve();
  const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  };
  try {
    await crew.play(
      () =>
        alone(async () => {
          const next = waiting ?? (await queue.take(run.id));
          waiting = null;
          return keep(next);
        }),
      (result, unit) =>
        alone(async () => {
          const one = taken.get(nameOf(unit));
          if (one !== undefined) await queue.finish(run.id, one, result);
        }),
    );
  } catch (fault) {
    if (!(fault instanceof WrongUse)) throw fault;
    say(fault.message);
    await alone(() => queue.refuse(run.id, fault.message));
  } finally {
    await crew.end();
  }
  return true;
}

const nameOf = ({ cell, batch }: { cell: number; batch: number }): string => `${cell} ${batch}`;

/** Why this program cannot play a run: it does not know the game, or plays it differently. */
async function problemOf({ text, check }: OpenRun): Promise<string | null> {
  try {
    const lab = await openFile(text);
    return checkOf(lab) === check
      ? null
      : `it was begun with other rules or other bots than this worker has (${lab.game.id}, version ${lab.game.version}). Their games do not mix; update one of the two.`;
  } catch (fault) {
    return (fault as Error).message;
  }
}
