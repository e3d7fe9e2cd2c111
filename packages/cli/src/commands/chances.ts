import { calibrate, type MeasuredReliability } from '@entente/lab';
import { Command } from 'commander';
import { gameArgument, jsonOption, seatsOf, titleNamed, wholeNumber } from '../base/arguments.ts';
import { keepIn, kept, ownFile } from '../base/measured.ts';
import { ProgressLine } from '../base/progress.ts';
import { printResult } from '../base/result.ts';
import { WrongUse } from '../base/wrong-use.ts';

interface ChancesFlags {
  seats?: string;
  games?: string;
  seed: string;
  write?: boolean;
  json?: boolean;
}

/** Where calibrations are kept in the folder of the game, and apart from them what only readers need. */
const CALIBRATIONS = 'chances.json';
const RELIABILITY = 'reliability.json';

export const chances = new Command('chances')
  .description('how true the chances of winning are; --games plays games of bots to find out')
  .addArgument(gameArgument())
  .option('--games <number>', 'how many games to play: two thirds to calibrate, one to measure')
  .option('--seats <number>', 'with --games: number of seats (default: the smallest with two players)')
  .option('--seed <number>', 'with --games: the same number gives the same games', '1')
  .option('--write', 'with --games: keep the result in the folder of the game')
  .addOption(jsonOption())
  .action((name: string, flags: ChancesFlags) => {
    const { game } = titleNamed(name);
    if (flags.games === undefined) {
      if (flags.write) throw new WrongUse('--write needs --games.');
      const measured = kept<MeasuredReliability>(game.id, RELIABILITY);
      printResult(flags.json, { measured }, () =>
        measured.length === 0
          ? `The chances of ${game.id} were never measured.`
          : measured.map(inWords).join('\n\n'),
      );
      return;
    }
    const usual = game.seats.find((count) => count > 1) ?? 1;
    const seats = flags.seats === undefined ? usual : seatsOf(game, flags.seats);
    const games = wholeNumber('--games', flags.games, 3);
    if (flags.write && ownFile(game.id, CALIBRATIONS) === null)
      throw new WrongUse(`${game.id} has no folder of its own to write to.`);
    const progress = new ProgressLine('games', games);
    const measured = calibrate(game, { seats, games, seed: wholeNumber('--seed', flags.seed) }, (done) =>
      progress.reach(done),
    );
    progress.end();
    if (flags.write) {
      keepIn(game.id, CALIBRATIONS, measured.calibration);
      keepIn(game.id, RELIABILITY, measured.reliability);
    }
    printResult(flags.json, measured, () => inWords(measured.reliability));
  });

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

function inWords({ seats, games, heldOut, gain, tenths }: MeasuredReliability): string {
  const rows = tenths.flatMap((tenth) => {
    if (tenth === null) return [];
    const { said, came, low, high, count } = tenth;
    const range = `(${percent(low)} to ${percent(high)})`;
    return [`  ${percent(said).padStart(5)} ${percent(came).padStart(6)}  ${range.padEnd(14)} ${count}`];
  });
  const head = `${seats} seats, ${games} games, ${heldOut} of them held out; uncertainty taken away: ${percent(gain)}`;
  return [head, '   said   came  interval       forecasts', ...rows].join('\n');
}
