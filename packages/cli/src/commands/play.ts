import { randomBytes, randomInt } from 'node:crypto';
import type { AnyGame, Language, Options } from '@entente/engine';
import { deal, HostedGame, seeded } from '@entente/table';
import { Command, Option } from 'commander';
import {
  jsonOption,
  languageOf,
  languageOption,
  optionsOf,
  seatsOf,
  titleNamed,
  wholeNumber,
} from '../base/arguments.ts';
import { openGameFile, tableAt } from '../base/game-files.ts';
import { Left, Terminal } from '../base/terminal.ts';
import { EXIT, WrongUse } from '../base/wrong-use.ts';
import { TITLES, type Title } from '../games.ts';
import { lingerAfter, showEnding } from '../play/ending.ts';
import { playToTheEnd } from '../play/game.ts';
import { askGame, askOptions, askSeats } from '../play/invitation.ts';
import { practise } from '../play/practice.ts';
import { save } from '../play/saving.ts';
import { botKindOf, peopleOf, seatName } from '../play/seats.ts';
import { Sitting } from '../play/sitting.ts';
import { speakerOf } from '../play/speaker.ts';
import { welcome } from '../play/welcome.ts';
import { PLAY_WORDS } from '../play/words.ts';

interface PlayFlags {
  seats?: string;
  options?: string;
  set?: string;
  language?: string;
  bots: string;
  you: string;
  seed?: string;
  save?: string;
  resume?: string;
  from?: string;
  json?: boolean;
}

const EXAMPLES = `
Examples:
  ./entente play goofspiel --seats 3
  ./entente play goofspiel --options cards=5,ties=discard --bots random
  ./entente play connect-four --you all          two people at one terminal
  ./entente play goofspiel --save game.json && ./entente verify game.json`;

export const play = new Command('play')
  .description('play in this terminal, against bots or with others at the same keyboard')
  .argument('[game]', 'a game that `entente games` lists (default: you are asked)')
  .option('--seats <number>', 'number of players')
  .option('--set <name>', 'a named set of options, such as firstReadings; `entente games` lists them')
  .option('--options <list>', 'options of the game: name=value,name=value')
  .addOption(languageOption())
  .addOption(
    new Option(
      '--bots <kind>',
      'how they play: random, beginner, casual, greedy, strong, master, or a character of the game; `entente bots GAME` lists them',
    ).default('greedy'),
  )
  .addOption(
    new Option('--you <seats>', 'your seat, such as 1 or 1,3; all for hot-seat, none to watch').default('1'),
  )
  .option('--seed <number>', 'take the dice from a seed, to play the same game again (default: secret dice)')
  .option('--save <file>', 'save the game to this file when it ends or when you leave')
  .option('--resume <file>', 'continue a saved game')
  .option(
    '--from <number>',
    'with --resume: practise after this number of entries (as in `replay --at`), with new dice; what your seat cannot know yet is made up',
  )
  .addOption(jsonOption())
  .addHelpText('after', EXAMPLES)
  .action(async (name: string | undefined, flags: PlayFlags) => {
    const language = languageOf(flags.language);
    try {
      const { title, table } = await openTable(name, flags, language);
      process.exitCode = await sitDown(title, table, flags, language);
    } catch (fault) {
      // Only the questions before the game end up here.
      if (!(fault instanceof Left)) throw fault;
      process.exitCode = EXIT.interrupted;
    }
  });

interface Opened {
  readonly title: Title;
  readonly table: HostedGame;
}

async function openTable(name: string | undefined, flags: PlayFlags, language: Language): Promise<Opened> {
  if (flags.resume !== undefined) return resumed(flags.resume, name, flags);
  if (flags.from !== undefined) throw new WrongUse('--from needs --resume FILE.');
  const asking = process.stdin.isTTY === true && process.stdout.isTTY === true && !flags.json;
  if (name === undefined && !asking) {
    const ids = TITLES.map(({ game }) => game.id).join(', ');
    throw new WrongUse(`Which game? Type ./entente play and one of: ${ids}.`);
  }
  const title = name === undefined ? await askGame(language) : titleNamed(name);
  const { game } = title;
  const usual = game.seats.find((seats) => seats > 1) ?? game.seats[0];
  let seats = flags.seats === undefined ? usual : seatsOf(game, flags.seats);
  const seed = flags.seed === undefined ? null : wholeNumber('--seed', flags.seed);
  if (name === undefined && flags.seats === undefined) seats = await askSeats(game, language);
  const chosen = flags.options !== undefined || flags.set !== undefined;
  const options: Options =
    name === undefined && !chosen
      ? await askOptions(game, seats, language)
      : optionsOf(game, flags.options, seats, flags.set);
  return { title, table: newTable(game, seats, options, seed) };
}

/** Dice from a seed, or secret ones that are bound now. */
function newTable(game: AnyGame, seats: number, options: Options, seed: number | null): HostedGame {
  const played = { game: game.id, version: game.version, options };
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  return HostedGame.begin(
    game,
    seed === null ? deal(game, seats, options, hex) : { header: seeded(played, seats, seed) },
  );
}

async function resumed(path: string, name: string | undefined, flags: PlayFlags): Promise<Opened> {
  const opened = await openGameFile(path);
  if (name !== undefined && name !== opened.game.id) {
    throw new WrongUse(`${path} is a game of ${opened.game.id}, not of ${name}.`);
  }
  const table = tableAt(opened, path);
  const title = { ...titleNamed(opened.game.id), game: opened.game };
  return { title, table: flags.from === undefined ? table : practiceFrom(table, flags.from, flags) };
}

function practiceFrom(table: HostedGame, typed: string, flags: PlayFlags): HostedGame {
  const people = peopleOf(flags.you, table.position.seats);
  if (people.length !== 1) throw new WrongUse('Practice is for one player: --you must name a single seat.');
  if (flags.save !== undefined) throw new WrongUse('A practice game is not saved: leave out --save.');
  const entries = wholeNumber('--from', typed);
  const last = table.entries.length - (table.isOver ? 1 : 0);
  if (entries > last)
    throw new WrongUse(`--from says ${entries}, but the last entry to play on from is ${last}.`);
  return practise(table, entries, people[0]);
}

async function sitDown(
  title: Title,
  table: HostedGame,
  flags: PlayFlags,
  language: Language,
): Promise<number> {
  const { seats } = table.position;
  const people = peopleOf(flags.you, seats);
  const botSeed = flags.seed === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', flags.seed) + 1;
  const seating = { people, botKind: botKindOf(title.game, flags.bots), botSeed };
  // Under --json stdout belongs to the result; the conversation moves to stderr.
  const terminal = new Terminal(flags.json ? process.stderr : process.stdout);
  const speaker = speakerOf(title.game, language, seatName);
  const sitting = new Sitting(title, table, seating, terminal, speaker, PLAY_WORDS[language]);
  let exit: number = EXIT.fine;
  try {
    welcome(sitting);
    await playToTheEnd(sitting);
    const { outcome } = table.position;
    if (outcome !== null) showEnding(sitting, outcome);
    else terminal.write(sitting.words.resigned);
    if (flags.save !== undefined) save(sitting, flags.save);
    await lingerAfter(sitting);
  } catch (fault) {
    if (!(fault instanceof Left)) throw fault;
    if (fault.interrupted) exit = EXIT.interrupted;
    if (flags.save !== undefined && sitting.savedTo === null) save(sitting, flags.save);
    if (table.position.outcome === null) terminal.write(sitting.words.left);
  } finally {
    terminal.close();
  }
  if (flags.json) process.stdout.write(`${JSON.stringify(result(sitting), null, 2)}\n`);
  return exit;
}

function result({ table, people, savedTo }: Sitting): object {
  const { game, seats, options, chance } = table.file();
  const { outcome, round } = table.position;
  return {
    game,
    seats,
    options,
    people,
    chance,
    round,
    entries: table.entries.length,
    outcome,
    savedTo,
  };
}
