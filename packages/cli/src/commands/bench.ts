import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, Command } from 'commander';
import { jsonOption } from '../base/arguments.ts';
import { repositoryRoot } from '../base/root.ts';
import { EXIT, WrongUse } from '../base/wrong-use.ts';

const PROGRAM = {
  engine: 'dist/bench.js',
  server: 'bench/server/run.mjs',
  questions: 'bench/questions/run.mjs',
} as const;

export const bench = new Command('bench')
  .description(
    'measure the engine, or a server with live tables, side by side with other frameworks; or count questions',
  )
  .addArgument(new Argument('[what]', 'what to measure').choices(Object.keys(PROGRAM)).default('engine'))
  .option(
    '--against <folder>',
    'this build and that of another clone, in turns; games: of several, by commas',
  )
  .option('--games', 'server: real games, with more and more tables')
  .option('--class', 'server: a whole class, 60 students at 15 tables of Limit')
  .option('--classes <number>', 'class: how many of them at once')
  .option('--processes <numbers>', 'games, class: numbers of servers on one Postgres, for example 1,2,3')
  .option('--readers <number>', 'games: beside it, the same while that many look back at the games')
  .option('--check', 'exit with 1 when a ratio misses its target')
  .option('--floor', 'server: also a hand-written one that does as little as possible')
  .option('--quick', 'fewer rounds: a first impression, not a measurement')
  .addOption(jsonOption())
  .action((what: keyof typeof PROGRAM, flags: Record<string, boolean | string>) => {
    if (flags.games && what !== 'server') throw new WrongUse('--games works only with: bench server');
    if (flags.games && flags.floor) throw new WrongUse('--floor does not work with --games');
    const isReal = flags.games || flags.class;
    if (flags.class && (what !== 'server' || flags.games))
      throw new WrongUse('--class works only with: bench server, without --games');
    if (flags.classes && (!flags.class || !/^[1-9]$/.test(`${flags.classes}`)))
      throw new WrongUse('--classes takes a number up to 9 and works only with: bench server --class');
    if (flags.processes && (!isReal || !/^[1-9](,[1-9])*$/.test(`${flags.processes}`)))
      throw new WrongUse(
        '--processes takes numbers such as 1,2,3 and works only with: bench server --games or --class',
      );
    if (flags.readers && (!flags.games || !/^[1-9]\d?$/.test(`${flags.readers}`)))
      throw new WrongUse('--readers takes a number up to 99 and works only with: bench server --games');
    if (flags.against && what !== 'engine' && !flags.games)
      throw new WrongUse('--against works only with: bench engine, or bench server --games');
    if (flags.floor && what !== 'server') throw new WrongUse('--floor works only with: bench server');
    const program = join(repositoryRoot(), PROGRAM[what]);
    if (!existsSync(program)) throw new WrongUse('The benchmarks are not built. Type: npm run build');
    const other = flags.games ? 'dist/server.js' : PROGRAM.engine;
    const folders = flags.against ? (flags.games ? `${flags.against}`.split(',') : [`${flags.against}`]) : [];
    for (const folder of folders)
      if (!existsSync(join(folder, other)))
        throw new WrongUse(`There are no built benchmarks in ${folder}. Type there: npm run build`);
    // A process of its own: nothing that this command has loaded or compiled may colour the figures.
    const { status } = spawnSync(
      process.execPath,
      [
        program,
        ...Object.entries(flags).flatMap(([flag, value]) =>
          value === true ? `--${flag}` : [`--${flag}`, `${value}`],
        ),
      ],
      { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
    );
    process.exitCode = status ?? EXIT.interrupted;
  });
