import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { jsonOption } from '../../base/arguments.ts';
import { printResult } from '../../base/result.ts';
import { WrongUse } from '../../base/wrong-use.ts';
import { resultsIn } from '../run.ts';
import { careful, RUNS } from './base.ts';

export const list = new Command('list')
  .description(`the runs in ${RUNS}/`)
  .addOption(jsonOption())
  .action(async ({ json }: { json?: boolean }) => {
    const names = existsSync(RUNS)
      ? readdirSync(RUNS).filter((name) => existsSync(join(RUNS, name, 'units.jsonl')))
      : [];
    const runs = await Promise.all(names.map(summaryOf));
    printResult(json, { runs }, () =>
      runs.length === 0
        ? `There are no runs in ${RUNS}/.`
        : runs.map(({ run, about }) => `${run}: ${about}`).join('\n'),
    );
  });

/** A run of older rules is listed too. */
async function summaryOf(run: string): Promise<{ run: string; about: string }> {
  try {
    const { results } = await careful(() => resultsIn(join(RUNS, run)));
    const { experiment, blocks } = results;
    return { run, about: `${experiment.name}, ${blocks} of ${experiment.blocks} blocks` };
  } catch (fault) {
    if (fault instanceof WrongUse) return { run, about: fault.message };
    throw fault;
  }
}
