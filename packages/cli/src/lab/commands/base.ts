import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ExperimentError } from '@entente/lab';
import { WrongUse } from '../../base/wrong-use.ts';

/** Where runs are kept if nothing is said, below the folder that one is in. */
export const RUNS = 'lab';

export const folderFor = (file: string): string => join(RUNS, basename(file).replace(/\.json$/, ''));

/** A run by its folder, or by its name in the usual place. */
export const runNamed = (name: string): string => (existsSync(name) ? name : join(RUNS, name));

/** An experiment that is wrong is wrong use: one sentence, and nothing is done. */
export async function careful<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof ExperimentError) throw new WrongUse(fault.message);
    throw fault;
  }
}
