import { randomInt } from 'node:crypto';
import { checking, type Fault, type Report } from '@entente/engine/kit';
import { Command } from 'commander';
import {
  gameArgument,
  givenOptions,
  jsonOption,
  optionsOf,
  seatsOf,
  titleNamed,
  wholeNumber,
} from '../base/arguments.ts';
import { saveGameFile } from '../base/game-files.ts';
import { Progress } from '../base/progress.ts';
import { printResult } from '../base/result.ts';
import { EXIT } from '../base/wrong-use.ts';

interface FuzzFlags {
  games: string;
  seats?: string;
  options?: string;
  seed?: string;
  dump?: string;
  json?: boolean;
}

/** A fault, and the file that shows it. */
type Dumped = Omit<Fault, 'file'> & { file: string | null };

export const fuzz = new Command('fuzz')
  .description('play random games and hold everything against them that must be true of any game')
  .addArgument(gameArgument())
  .option('--games <number>', 'how many games', '200')
  .option('--seats <number>', 'only with this many seats; all numbers in turn when left out')
  .option('--options <list>', 'only with these options: name=value,name=value; all when left out')
  .option('--seed <number>', 'to play the same games again; random when left out')
  .option('--dump <file>', 'where the smallest game that shows a fault goes')
  .addOption(jsonOption())
  .action((name: string, flags: FuzzFlags) => {
    const { game } = titleNamed(name);
    optionsOf(game, flags.options);
    const games = wholeNumber('--games', flags.games, 1);
    const seed = flags.seed === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', flags.seed);
    const seats = flags.seats === undefined ? {} : { seats: seatsOf(game, flags.seats) };
    const options = givenOptions(game, flags.options);
    const report = watched(checking(game, { games, seed, options, ...seats }), `${game.id}`, games);
    const faults = report.faults.map((fault, index) => dumped(fault, game.id, index, flags.dump));
    printResult(flags.json, { ...report, faults }, () => inWords(report, faults));
    process.exitCode = faults.length > 0 ? EXIT.fault : EXIT.fine;
  });

function watched(run: ReturnType<typeof checking>, what: string, games: number): Report {
  const progress = new Progress(`fuzz ${what}`, games);
  try {
    for (;;) {
      const { done, value } = run.next();
      if (done) return value;
      const faults = value.faults === 0 ? '' : `, ${value.faults} faults`;
      progress.reach(value.games, `${value.decisions} decisions${faults}`);
    }
  } finally {
    progress.end();
  }
}

function dumped({ file, ...fault }: Fault, id: string, index: number, path: string | undefined): Dumped {
  if (file === null) return { ...fault, file: null };
  const name = path ?? `fuzz-${id}-${fault.property}.json`;
  const place = path === undefined || index === 0 ? name : name.replace(/(\.json)?$/, `-${index + 1}$1`);
  saveGameFile(place, file);
  return { ...fault, file: place };
}

function inWords({ game, seed, games, decisions, checks }: Report, faults: readonly Dumped[]): string {
  const played = `${game}: ${games} games, ${decisions} decisions, seed ${seed}`;
  const never = Object.keys(checks).filter((property) => checks[property] === 0);
  const idle = never.length === 0 ? [] : [`Nothing came up to check: ${never.join(', ')}.`];
  if (faults.length === 0) {
    const held = Object.keys(checks).length - never.length;
    return [`${played}: no fault. ${held} properties held.`, ...idle].join('\n');
  }
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return [`${played}: ${count}.`, ...faults.map(faultInWords), ...idle].join('\n');
}

function faultInWords({ property, must, words, seats, options, moment, file }: Dumped): string {
  const settings = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  const where = [`${seats} seats`, ...settings, `after ${moment} decisions`].join(', ');
  const replay =
    file === null
      ? 'There is no game to replay: it cannot even be set up.'
      : `./entente replay ${file} --viewer all`;
  return `\n${property}: ${must}\n  ${words}\n  ${where}\n  ${replay}`;
}
