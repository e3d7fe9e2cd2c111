import { join } from 'node:path';
import { compareRuns, htmlOf, markdownOf, type Results } from '@entente/lab';
import { Command } from 'commander';
import { jsonOption } from '../../base/arguments.ts';
import { readText, writeText } from '../../base/game-files.ts';
import { printResult } from '../../base/result.ts';
import { WrongUse } from '../../base/wrong-use.ts';
import { careful, runNamed } from './base.ts';

/** Results as they were written, also those of older rules. */
function written(name: string): Results {
  const file = join(runNamed(name), 'results.json');
  try {
    return JSON.parse(readText(file)) as Results;
  } catch (fault) {
    if (fault instanceof WrongUse) throw fault;
    throw new WrongUse(`${file} is not the results of a run.`);
  }
}

export const compare = new Command('compare')
  .description('two runs side by side, on the seeds that both have: other rules, other bots, other options')
  .argument('<run>', 'its folder, or its name in lab/')
  .argument('<other>', 'another')
  .option('--page <file>', 'write the comparison as a page')
  .addOption(jsonOption())
  .action(async (one: string, other: string, { page, json }: { page?: string; json?: boolean }) => {
    const report = await careful(() => compareRuns(written(one), written(other)));
    if (page !== undefined) writeText(page, htmlOf(report));
    printResult(json, report, () => markdownOf(report));
  });
