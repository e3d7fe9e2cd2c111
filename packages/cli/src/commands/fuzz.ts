import { randomInt } from 'node:crypto';
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
import { printResult } from '../base/result.ts';
import { EXIT } from '../base/wrong-use.ts';
import { findingsInWords, hunt } from '../fuzz/hunt.ts';

interface FuzzFlags {
  games: string;
  seats?: string;
  options?: string;
  seed?: string;
  dump?: string;
  json?: boolean;
}

export const fuzz = new Command('fuzz')
  .description('play random games and check everything that must be true of any game')
  .addArgument(gameArgument())
  .option('--games <number>', 'how many games', '200')
  .option('--seats <number>', 'only this number of seats (default: all numbers in turn)')
  .option('--options <list>', 'only these options: name=value,name=value (default: all)')
  .option('--seed <number>', 'play the same games again (default: a random seed)')
  .option('--dump <file>', 'file for the smallest game that shows a fault')
  .addOption(jsonOption())
  .action((name: string, flags: FuzzFlags) => {
    const { game } = titleNamed(name);
    optionsOf(game, flags.options, game.seats[0]);
    const games = wholeNumber('--games', flags.games, 1);
    const seed = flags.seed === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', flags.seed);
    const seats = flags.seats === undefined ? {} : { seats: seatsOf(game, flags.seats) };
    const options = givenOptions(game, flags.options);
    const findings = hunt(game, { games, seed, options, ...seats }, flags.dump);
    printResult(flags.json, findings, () => findingsInWords(findings));
    process.exitCode = findings.faults.length > 0 ? EXIT.fault : EXIT.fine;
  });
