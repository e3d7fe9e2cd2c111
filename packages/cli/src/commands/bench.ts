import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { jsonOption } from '../base/arguments.ts';
import { repositoryRoot } from '../base/root.ts';
import { EXIT, WrongUse } from '../base/wrong-use.ts';

export const bench = new Command('bench')
  .description('measure the engine side by side with other frameworks')
  .option('--check', 'exit with 1 when a ratio misses its target')
  .option('--quick', 'fewer rounds: a first impression, not a measurement')
  .addOption(jsonOption())
  .action((flags: Record<string, boolean>) => {
    const bundle = join(repositoryRoot(), 'dist/bench.js');
    if (!existsSync(bundle)) throw new WrongUse('The benchmarks are not built. Type: npm run build');
    // A process of its own: nothing that this command has loaded or compiled may colour the figures.
    const { status } = spawnSync(
      process.execPath,
      [bundle, ...Object.keys(flags).map((flag) => `--${flag}`)],
      { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
    );
    process.exitCode = status ?? EXIT.interrupted;
  });
