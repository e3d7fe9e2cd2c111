import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { wholeNumber } from '../../base/arguments.ts';
import { WrongUse } from '../../base/wrong-use.ts';
import { workFor } from '../many.ts';

export const worker = new Command('worker')
  .description('play games of experiments that others run with the same DATABASE_URL, until it is stopped')
  .option('--threads <number>', 'how many games are played at a time (default: one for each core)')
  .action(async ({ threads }: { threads?: string }) => {
    const database = process.env.DATABASE_URL ?? '';
    if (database === '')
      throw new WrongUse(
        'Name the Postgres that the experiments are in: DATABASE_URL=postgres://… ./entente lab worker',
      );
    const count = threads === undefined ? availableParallelism() : wholeNumber('--threads', threads, 1);
    await workFor(database, count, (words) => process.stdout.write(`${words}\n`));
  });
