import { botKinds, LEVELS } from '@entente/bots';
import { FORMAT } from '@entente/lab';
import { Command } from 'commander';
import { gameArgument, seatsOf, titleNamed, wholeNumber } from '../../base/arguments.ts';
import { WrongUse } from '../../base/wrong-use.ts';
import { play, playing, type RunFlags } from './run.ts';

interface LadderFlags extends RunFlags {
  seats?: string;
  blocks: string;
  visits?: string;
  rungs: string;
}

export const ladder = playing(
  new Command('ladder')
    .description(
      'how much thinking helps: each level against the one below, or twice the playouts against half of them',
    )
    .addArgument(gameArgument())
    .option('--seats <number>', 'number of seats (default: the smallest with two players)')
    .option('--blocks <number>', 'how many seeds for each rung', '50')
    .option(
      '--visits <number>',
      'playouts of the lowest rung, for games whose bots play ahead (default: compare levels)',
    )
    .option('--rungs <number>', 'with --visits: how often they are doubled', '4'),
).action(async (name: string, flags: LadderFlags) => {
  const { game } = titleNamed(name);
  const fewest = game.seats.find((count) => count > 1) ?? game.seats[0];
  const seats = flags.seats === undefined ? fewest : seatsOf(game, flags.seats);
  if (seats < 2) throw new WrongUse('A ladder needs at least two seats.');
  if (flags.visits !== undefined && game.search === undefined)
    throw new WrongUse(`The bots of ${game.id} do not play ahead; leave --visits out to compare its levels.`);
  const lowest = flags.visits === undefined ? null : wholeNumber('--visits', flags.visits, 8);
  const rungs = wholeNumber('--rungs', flags.rungs, 1);
  const known = botKinds(game);
  const steps =
    lowest === null
      ? LEVELS.filter((level) => known.includes(level) && level !== 'master')
      : Array.from({ length: rungs + 1 }, (_, at) => ({ bot: 'strong', visits: lowest * 2 ** at }));
  const experiment = {
    format: FORMAT,
    name: `${game.words.en.title}: how much thinking helps`,
    game: game.id,
    version: game.version,
    seats,
    // Each against the one below, in turns around the table.
    bots: steps.slice(1).map((above, at) => [above, steps[at]]),
    blocks: wholeNumber('--blocks', flags.blocks, 1),
    metrics: [],
  };
  await play(JSON.stringify(experiment, null, 2), `${game.id}-ladder-${seats}`, flags);
});
