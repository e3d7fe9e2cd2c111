import { Command } from 'commander';
import { runServerProgram } from '../base/server-program.ts';

export const simulate = new Command('simulate')
  .description('run three servers with players and faults in one thread, by seeds, and check what they do')
  .option('--seeds <count>', 'how many seeds', '100')
  .option('--from <seed>', 'the first of them', '1')
  .option('--seed <seed>', 'this one alone, for example one that has failed')
  .action(({ seeds, from, seed }: { seeds: string; from: string; seed?: string }) => {
    runServerProgram('simulate', seed === undefined ? ['--seeds', seeds, '--from', from] : ['--seed', seed]);
  });
