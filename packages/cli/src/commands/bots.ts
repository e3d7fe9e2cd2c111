import { botKinds, LEVELS, USUAL_LEVEL } from '@entente/bots';
import { climb, type Ladder } from '@entente/lab';
import { Command } from 'commander';
import { gameArgument, jsonOption, seatsOf, titleNamed, wholeNumber } from '../base/arguments.ts';
import { keepIn, kept } from '../base/measured.ts';
import { printResult } from '../base/result.ts';
import { EXIT, either, WrongUse } from '../base/wrong-use.ts';

interface BotsFlags {
  ladder?: boolean;
  check?: boolean;
  write?: boolean;
  seats?: string;
  levels?: string;
  blocks: string;
  seed: string;
  json?: boolean;
}

/** Levels that are measured if nothing is said: the strongest takes a second for each decision. */
const MEASURED = LEVELS.filter((level) => level !== 'master');

/** Where the ratings are kept, in the folder of the game. */
const FILE = 'strength.json';

export const bots = new Command('bots')
  .description('the bots of a game and how strong they are; --ladder lets them play each other to find out')
  .addArgument(gameArgument())
  .option('--ladder', 'play blocks of games and rate the bots')
  .option('--check', 'with --ladder: exit with 1 unless each level is stronger than the one below it')
  .option('--write', 'with --ladder: keep the ratings for the page, in the folder of the game')
  .option('--seats <number>', 'number of seats (default: the smallest with two players)')
  .option('--levels <list>', 'only these, in this order: greedy,strong')
  .option('--blocks <number>', 'how many seeds; each is played once for every seat', '20')
  .option('--seed <number>', 'the same number gives the same games', '1')
  .addOption(jsonOption())
  .action((name: string, flags: BotsFlags) => {
    const { game } = titleNamed(name);
    if (!flags.ladder) {
      if (flags.check || flags.write) throw new WrongUse('--check and --write need --ladder.');
      const measured = kept<Ladder>(game.id, FILE);
      printResult(flags.json, { bots: botKinds(game), measured }, () =>
        [`${game.id}: ${botKinds(game).join(', ')}`, ...measured.map(inWords)].join('\n'),
      );
      return;
    }
    const seats = flags.seats === undefined ? fewest(game.seats) : seatsOf(game, flags.seats);
    const known = botKinds(game);
    const kinds = flags.levels?.split(',') ?? MEASURED.filter((level) => known.includes(level));
    const stranger = kinds.find((kind) => !known.includes(kind));
    if (stranger !== undefined) throw new WrongUse(`--levels can have ${either(known)}, not “${stranger}”.`);
    if (!kinds.includes(USUAL_LEVEL) || kinds.length < 2)
      throw new WrongUse(`--levels needs ${USUAL_LEVEL}, to which all are compared, and another one.`);
    if (seats < 2) throw new WrongUse('A ladder needs at least two seats.');
    const blocks = wholeNumber('--blocks', flags.blocks, 1);
    const ladder = climb(game, { kinds, seats, blocks, seed: wholeNumber('--seed', flags.seed) }, (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${blocks} blocks`);
    });
    if (process.stderr.isTTY) process.stderr.write('\n');
    if (flags.write) keepIn(game.id, FILE, ladder);
    printResult(flags.json, ladder, () => inWords(ladder));
    if (flags.check && !rises(ladder, kinds)) process.exitCode = EXIT.fault;
  });

const fewest = (seats: readonly number[]): number => seats.find((count) => count > 1) ?? 1;

function inWords({ seats, games, lostByAll, endless, ratings }: Ladder): string {
  const rows = Object.entries(ratings)
    .toSorted(([, one], [, other]) => one.rating - other.rating)
    .map(
      ([name, { rating, low, high }]) =>
        `  ${name.padEnd(10)} ${rating.toFixed(0).padStart(5)}  (${low.toFixed(0)} to ${high.toFixed(0)})`,
    );
  const odd = [
    lostByAll > 0 ? `${lostByAll} without a winner` : '',
    endless > 0 ? `${endless} that did not end` : '',
  ].filter((text) => text !== '');
  return [`${seats} seats, ${[`${games} games`, ...odd].join(', ')}`, ...rows].join('\n');
}

/** Is each level stronger than the one before it? */
const rises = ({ ratings }: Ladder, kinds: readonly string[]): boolean =>
  kinds.every((kind, at) => at === 0 || ratings[kind].rating > ratings[kinds[at - 1]].rating);
