import { htmlOf, markdownOf, tune } from '@entente/lab';
import { Command } from 'commander';
import { jsonOption, wholeNumber } from '../../base/arguments.ts';
import { readText, writeText } from '../../base/game-files.ts';
import { ProgressLine } from '../../base/progress.ts';
import { printResult } from '../../base/result.ts';
import { WrongUse } from '../../base/wrong-use.ts';
import { openFile } from '../open.ts';
import { careful } from './base.ts';

interface SearchFlags {
  for: string;
  target: string;
  evaluations: string;
  page?: string;
  json?: boolean;
}

export const search = new Command('search')
  .description('look among the options of an experiment for those that bring a number near a target')
  .argument('<file>', 'an experiment whose options have several values')
  .requiredOption('--for <what>', 'what is to be near the target: rounds, "seat 1 wins", "lead changes"')
  .requiredOption('--target <number>', 'the target; shares are in percent')
  .option('--evaluations <number>', 'how many blocks are played to find it', '200')
  .option('--page <file>', 'write the result as a page')
  .addOption(jsonOption())
  .action(async (file: string, flags: SearchFlags) => {
    const target = Number(flags.target);
    if (!Number.isFinite(target)) throw new WrongUse(`--target takes a number, not “${flags.target}”.`);
    const evaluations = wholeNumber('--evaluations', flags.evaluations, 8);
    const progress = new ProgressLine('blocks', evaluations);
    const found = await careful(async () =>
      tune(await openFile(readText(file)), { what: flags.for, target, evaluations }, (done) =>
        progress.reach(done),
      ),
    );
    progress.end();
    if (flags.page !== undefined) writeText(flags.page, htmlOf(found.report));
    printResult(flags.json, found, () => markdownOf(found.report));
  });
