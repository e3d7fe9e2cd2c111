import { reportOf } from '@entente/lab';
import { Command } from 'commander';
import { jsonOption, wholeNumber } from '../../base/arguments.ts';
import { readText } from '../../base/game-files.ts';
import { printResult } from '../../base/result.ts';
import { EXIT } from '../../base/wrong-use.ts';
import { runOnWorkers } from '../many.ts';
import { writeReport } from '../report-files.ts';
import { runHere } from '../run.ts';
import { careful, folderFor, RUNS } from './base.ts';

export interface RunFlags {
  into?: string;
  threads?: string;
  minutes?: string;
  json?: boolean;
}

/** With the flags that every command has which plays an experiment. */
export const playing = (command: Command): Command =>
  command
    .option('--into <folder>', `where results are kept (default: ${RUNS}/ and the name of the file)`)
    .option('--threads <number>', 'how many games are played at a time (default: one for each core)')
    .option('--minutes <number>', 'stop after this time, whatever the file says')
    .addOption(jsonOption());

/** Plays the experiment of this text and says where its report is. */
export async function play(text: string, file: string, flags: RunFlags): Promise<void> {
  const into = flags.into ?? folderFor(file);
  const wish = {
    into,
    ...(flags.threads === undefined ? {} : { threads: wholeNumber('--threads', flags.threads, 1) }),
    ...(flags.minutes === undefined ? {} : { minutes: wholeNumber('--minutes', flags.minutes) }),
  };
  const database = process.env.DATABASE_URL ?? '';
  const { lab, results, cut } = await careful(() =>
    database === '' ? runHere(text, wish) : runOnWorkers(database, text, wish),
  );
  const report = writeReport(into, lab, results);
  const { facts } = reportOf(lab.game, results);
  printResult(flags.json, { into, blocks: results.blocks, ended: results.ended, report }, () =>
    [...facts.slice(0, 2).map(([name, words]) => `${name}: ${words}`), `Report: ${report}`].join('\n'),
  );
  if (cut === 'interrupted') process.exitCode = EXIT.interrupted;
}

export const run = playing(
  new Command('run')
    .description('play an experiment, or what is missing of it; Ctrl-C stops it, the same command continues')
    .argument('<file>', 'an experiment, see docs/laboratory.md and `entente lab new`')
    .addHelpText(
      'after',
      '\nWith DATABASE_URL, a Postgres, the games are played by all that run: entente lab worker',
    ),
).action((file: string, flags: RunFlags) => play(readText(file), file, flags));
