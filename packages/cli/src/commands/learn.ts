import { randomInt } from 'node:crypto';
import type { Lesson } from '@entente/engine/lesson';
import { lessonOf, lessons } from '@entente/shelf/lessons';
import { Pupil } from '@entente/table/lessons';
import { Command } from 'commander';
import { gameArgument, languageOf, languageOption, titleNamed, wholeNumber } from '../base/arguments.ts';
import { Left, Terminal } from '../base/terminal.ts';
import { EXIT, WrongUse } from '../base/wrong-use.ts';
import type { Title } from '../games.ts';
import { takeLesson } from '../learn/learning.ts';
import { LEARN_WORDS } from '../learn/words.ts';
import { lingerAfter, showEnding } from '../play/ending.ts';
import { playToTheEnd } from '../play/game.ts';
import { seatName } from '../play/seats.ts';
import { Sitting } from '../play/sitting.ts';
import { speakerOf } from '../play/speaker.ts';
import { PLAY_WORDS } from '../play/words.ts';

/** What plays for bots that can have nothing of what the lesson wishes. */
const BOT = 'casual';

export const learn = new Command('learn')
  .description('learn a game by playing it, in this terminal')
  .addArgument(gameArgument())
  .argument('[lesson]', 'a lesson that `entente lessons GAME` lists (default: the first)')
  .addOption(languageOption())
  .option('--seed <number>', 'for whatever chance the lesson leaves open')
  .action(async (game: string, name: string | undefined, flags: { language?: string; seed?: string }) => {
    const language = languageOf(flags.language);
    const title = titleNamed(game);
    const id = lessonNamed(title, name);
    const lesson = await lessonOf(game, id);
    if (lesson === null) throw new WrongUse(`There is no lesson “${id}”.`);
    const seed = flags.seed === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', flags.seed);
    const pupil = new Pupil(title.game, lesson, seed, BOT);
    const terminal = new Terminal(process.stdout);
    const seating = { people: [pupil.run.seat], botKind: BOT, botSeed: seed };
    const speaker = speakerOf(title.game, language, seatName);
    const sitting = new Sitting(title, pupil.hosted, seating, terminal, speaker, PLAY_WORDS[language]);
    process.exitCode = await sit(sitting, pupil, lesson, id);
  });

function lessonNamed({ game }: Title, name: string | undefined): string {
  const list = lessons[game.id] ?? [];
  if (list.length === 0) throw new WrongUse(`${game.words.en.title} has no lessons yet.`);
  const found = name === undefined ? list[0] : list.find(({ id }) => id === name);
  if (found !== undefined) return found.id;
  throw new WrongUse(`There is no lesson “${name}”. There are: ${list.map(({ id }) => id).join(', ')}.`);
}

async function sit(sitting: Sitting, pupil: Pupil, lesson: Lesson, id: string): Promise<number> {
  const { terminal, speaker, game } = sitting;
  const words = LEARN_WORDS[speaker.language];
  const { title, about } = lesson.lesson;
  try {
    terminal.write(`${terminal.colours.bold(title[speaker.language])}  ${about[speaker.language]}`);
    if (await takeLesson(sitting, pupil)) {
      terminal.write(terminal.colours.bold(words.done(title[speaker.language])));
      const list = lessons[game.id] ?? [];
      const next = list[list.findIndex((one) => one.id === id) + 1];
      const command = next === undefined ? `play ${game.id}` : `learn ${game.id} ${next.id}`;
      terminal.write(words.after(`./entente ${command}`));
      return EXIT.fine;
    }
    terminal.write(words.free);
    await playToTheEnd(sitting);
    const { outcome } = sitting.table.position;
    if (outcome !== null) showEnding(sitting, outcome);
    await lingerAfter(sitting);
    return EXIT.fine;
  } catch (fault) {
    if (!(fault instanceof Left)) throw fault;
    return fault.interrupted ? EXIT.interrupted : EXIT.fine;
  } finally {
    terminal.close();
  }
}
