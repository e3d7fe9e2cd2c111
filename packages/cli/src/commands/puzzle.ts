import { randomInt } from 'node:crypto';
import { type PuzzleLine, puzzleOfDay } from '@entente/engine/puzzle';
import { puzzleFileOf, puzzleOf } from '@entente/shelf/puzzles';
import { HostedGame, positionBeginning } from '@entente/table';
import { Argument, Command } from 'commander';
import { gameArgument, languageOf, languageOption, titleNamed, wholeNumber } from '../base/arguments.ts';
import { Left, Terminal } from '../base/terminal.ts';
import { EXIT, WrongUse } from '../base/wrong-use.ts';
import { lingerAfter, showEnding } from '../play/ending.ts';
import { playToTheEnd } from '../play/game.ts';
import { seatName } from '../play/seats.ts';
import { Sitting } from '../play/sitting.ts';
import { speakerOf } from '../play/speaker.ts';
import { PLAY_WORDS } from '../play/words.ts';
import { solvePuzzle } from '../puzzles/solving.ts';
import { PUZZLE_WORDS } from '../puzzles/words.ts';

/** What plays the other seats when the solver plays on. */
const BOT = 'greedy';

export const puzzle = new Command('puzzle')
  .description('find the best choice in a position from a game of bots, in this terminal')
  .addArgument(gameArgument())
  .addArgument(new Argument('[number]', 'one that `entente puzzles GAME` lists').default('today'))
  .addOption(languageOption())
  .action(async (name: string, wanted: string, flags: { language?: string }) => {
    const title = titleNamed(name);
    const { game } = title;
    const lines = (await puzzleFileOf(game.id))?.puzzles ?? [];
    if (lines.length === 0) throw new WrongUse(`${game.words.en.title} has no puzzles.`);
    const line = wanted === 'today' ? puzzleOfDay(lines, new Date()) : lineNumbered(lines, wanted);
    const found = await puzzleOf(game.id, line.number);
    if (found === null) throw new WrongUse(`There is no puzzle ${line.number}.`);
    const language = languageOf(flags.language);
    const seed = randomInt(2 ** 31);
    const hosted = HostedGame.begin(game, positionBeginning(game, found.position, seed));
    const terminal = new Terminal(process.stdout);
    const seating = { people: [found.seat], botKind: BOT, botSeed: seed };
    const speaker = speakerOf(game, language, seatName);
    const sitting = new Sitting(title, hosted, seating, terminal, speaker, PLAY_WORDS[language]);
    try {
      if (await solvePuzzle(sitting, found, line)) {
        await playToTheEnd(sitting);
        const { outcome } = sitting.table.position;
        if (outcome !== null) showEnding(sitting, outcome);
        await lingerAfter(sitting);
      } else {
        const next = lines[(lines.indexOf(line) + 1) % lines.length].number;
        terminal.write(PUZZLE_WORDS[language].after(`./entente puzzle ${game.id} ${next}`));
      }
      process.exitCode = EXIT.fine;
    } catch (fault) {
      if (!(fault instanceof Left)) throw fault;
      process.exitCode = fault.interrupted ? EXIT.interrupted : EXIT.fine;
    } finally {
      terminal.close();
    }
  });

function lineNumbered(lines: readonly PuzzleLine[], typed: string): PuzzleLine {
  const number = wholeNumber('The number of a puzzle', typed, 1);
  const found = lines.find((line) => line.number === number);
  if (found !== undefined) return found;
  throw new WrongUse(`There is no puzzle ${number}. The last one is ${lines.at(-1)?.number ?? 0}.`);
}
