import type { AnyGame } from '@entente/engine';
import { DIFFICULTIES, LEAD } from '@entente/engine/puzzle';
import { leadOfPuzzle, searchGame } from '@entente/lab';
import { Command } from 'commander';
import { gameArgument, jsonOption, titleNamed, wholeNumber } from '../base/arguments.ts';
import { ProgressLine } from '../base/progress.ts';
import { printResult } from '../base/result.ts';
import { EXIT, WrongUse } from '../base/wrong-use.ts';
import { type KeptPuzzles, puzzlePath, readPuzzles, writePuzzles } from '../puzzles/file.ts';

interface PuzzlesFlags {
  make?: boolean;
  check?: boolean;
  write?: boolean;
  count: string;
  games?: string;
  seed?: string;
  file?: string;
  json?: boolean;
}

export const puzzles = new Command('puzzles')
  .description('the puzzles of a game; --make looks for more of them in games of bots')
  .addArgument(gameArgument())
  .option('--make', 'play games of bots and search them; goes on where the last search stopped')
  .option('--count <number>', 'with --make: until there are this many', '100')
  .option('--games <number>', 'with --make: at most this many games')
  .option('--seed <number>', 'with --make: of the games, for the first search (default: 1)')
  .option('--check', 'search every puzzle once more: exit code 1 unless each still has one best choice')
  .option('--write', 'with --check: take those out that have not')
  .option('--file <path>', 'where the puzzles are kept (default: in the folder of the game)')
  .addOption(jsonOption())
  .action(async (name: string, flags: PuzzlesFlags) => {
    const { game } = titleNamed(name);
    if (flags.write && !flags.check) throw new WrongUse('--write needs --check.');
    const path = flags.file ?? puzzlePath(game.id);
    const kept = await readPuzzles(path);
    if (flags.make) await make(game, path, kept, flags);
    else if (flags.check) check(game, path, kept ?? empty(1), flags);
    else tell(game, kept ?? empty(1), flags);
  });

const empty = (seed: number): KeptPuzzles => ({ searched: { seed, games: 0, looked: 0 }, puzzles: [] });

async function make(game: AnyGame, path: string, before: KeptPuzzles | null, flags: PuzzlesFlags) {
  const wanted = flags.seed === undefined ? null : wholeNumber('--seed', flags.seed);
  if (before !== null && wanted !== null && wanted !== before.searched.seed)
    throw new WrongUse(`The search began with seed ${before.searched.seed} and goes on with it.`);
  const kept = before ?? empty(wanted ?? 1);
  const count = wholeNumber('--count', flags.count, 1);
  const most = flags.games === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--games', flags.games, 1);
  const progress = new ProgressLine('puzzles', count);
  const { seed, games: first } = kept.searched;
  for (let number = first; kept.puzzles.length < count && number < first + most; number++) {
    const lines = kept.puzzles.map(({ line }) => line);
    const { found, looked } = searchGame(game, { seed, number }, lines);
    kept.puzzles.push(...found.slice(0, count - lines.length));
    kept.searched = { seed, games: number + 1, looked: kept.searched.looked + looked };
    writePuzzles(path, kept);
    progress.reach(kept.puzzles.length, `${kept.searched.games} games, ${kept.searched.looked} questions`);
  }
  progress.end();
  tell(game, kept, flags);
}

function check(game: AnyGame, path: string, kept: KeptPuzzles, flags: PuzzlesFlags) {
  const progress = new ProgressLine('puzzles', kept.puzzles.length);
  const checked = kept.puzzles.map((one, at) => {
    const { number, version } = one.puzzle;
    const lead = version === game.version ? leadOfPuzzle(game, one.puzzle) : 0;
    progress.reach(at + 1);
    return { one, number, lead, holds: lead >= LEAD };
  });
  progress.end();
  const failed = checked.filter(({ holds }) => !holds);
  if (flags.write && failed.length > 0)
    writePuzzles(path, { ...kept, puzzles: checked.filter(({ holds }) => holds).map(({ one }) => one) });
  const result = checked.map(({ number, lead, holds }) => ({ number, lead, holds }));
  printResult(flags.json, { game: game.id, puzzles: result }, () =>
    [
      ...failed.map(
        ({ number, lead }) => `${game.id} ${number}: only ${(lead * 100).toFixed(1)} points ahead`,
      ),
      `${checked.length - failed.length} passed, ${failed.length} failed`,
    ].join('\n'),
  );
  if (failed.length > 0 && !flags.write) process.exitCode = EXIT.fault;
}

function tell(game: AnyGame, { searched, puzzles: list }: KeptPuzzles, flags: PuzzlesFlags) {
  const lines = list.map(({ line }) => line);
  printResult(flags.json, { game: game.id, searched, puzzles: lines }, () => {
    const hard = DIFFICULTIES.map(
      (difficulty) => `${lines.filter((line) => line.difficulty === difficulty).length} ${difficulty}`,
    );
    const { games, looked } = searched;
    return [
      `${game.id}: ${lines.length} puzzles (${hard.join(', ')}) from ${games} games, ${looked} questions looked at`,
      ...lines.map(
        ({ number, seats, round, difficulty, step, best }) =>
          `${`${number}`.padStart(5)}  ${difficulty.padEnd(6)}  ${seats} seats, round ${round}: ${step}, ${best}`,
      ),
    ].join('\n');
  });
}
