import { type Entry, GameFileError, type Viewer } from '@entente/engine';
import type { HostedGame } from '@entente/table';
import { Command } from 'commander';
import { jsonOption, languageOf, languageOption, wholeNumber } from '../base/arguments.ts';
import { type OpenedFile, openGameFile, tableAt } from '../base/game-files.ts';
import { Terminal } from '../base/terminal.ts';
import { WrongUse } from '../base/wrong-use.ts';
import type { Showing } from '../play/paint.ts';
import { seatName } from '../play/seats.ts';
import { speakerOf } from '../play/speaker.ts';
import { PLAY_WORDS } from '../play/words.ts';
import { happenings, type Onlooker, onlookerOf, showMoment } from '../replay/moment.ts';
import { stepThrough } from '../replay/stepping.ts';

interface ReplayFlags {
  viewer: string;
  at?: string;
  language?: string;
  json?: boolean;
}

export const replay = new Command('replay')
  .description('step through a game, at any moment and from the point of view of any seat')
  .argument('<file>', 'a game file')
  .option('--viewer <who>', 'a seat such as 1, spectator, or all to see hidden things too', 'spectator')
  .option('--at <number>', 'only the moment after this number of entries')
  .addOption(languageOption())
  .addOption(jsonOption())
  .action(async (path: string, flags: ReplayFlags) => {
    const opened = await openGameFile(path);
    const { game, file } = opened;
    const language = languageOf(flags.language);
    const onlooker = onlookerOf(flags.viewer, file.seats);
    const at = flags.at === undefined ? null : momentOf(flags.at, opened);
    if (flags.json) {
      printView(opened, path, onlooker, at ?? file.entries.length);
      return;
    }
    const terminal = new Terminal(process.stdout);
    const speaker = speakerOf(game, language, seatName);
    const showing: Showing = { terminal, speaker, words: PLAY_WORDS[language], seats: file.seats };
    try {
      if (at !== null) showMoment(opened, tableAt(opened, path, at), onlooker, showing);
      else if (terminal.isScreen) await stepThrough(opened, path, onlooker, showing);
      else printAll(opened, path, onlooker, showing);
    } finally {
      terminal.close();
    }
  });

function momentOf(typed: string, { file }: OpenedFile): number {
  const at = wholeNumber('--at', typed);
  const last = file.entries.length;
  if (at <= last) return at;
  throw new WrongUse(`--at says ${at}, but the game has only ${last} entries.`);
}

/** Everything that happened, in order, and the last board. */
function printAll(opened: OpenedFile, path: string, onlooker: Onlooker, showing: Showing): void {
  const table = tableAt(opened, path, 0);
  const { entries } = opened.file;
  const write = (at: number) => {
    for (const line of happenings(table, onlooker, at, showing)) showing.terminal.write(line);
  };
  write(0);
  for (const [index, entry] of entries.entries()) {
    goOn(table, entry, path);
    // Going back takes lines out of the log, so each is written when it is new.
    write(index + 1);
  }
  showing.terminal.write();
  showMoment(opened, table, onlooker, showing);
}

function goOn(table: HostedGame, entry: Entry, path: string): void {
  try {
    table.goOn([entry]);
  } catch (fault) {
    if (fault instanceof GameFileError) throw new WrongUse(`${path}: ${fault.message}`);
    throw fault;
  }
}

function printView(opened: OpenedFile, path: string, onlooker: Onlooker, at: number): void {
  const table = tableAt(opened, path, at);
  const viewer: Viewer = onlooker === 'all' ? 'spectator' : onlooker;
  const seen = onlooker === 'all' ? table.position : table.view(viewer);
  const log = onlooker === 'all' ? table.log : table.logFor(viewer);
  console.log(JSON.stringify({ game: opened.game.id, at, viewer: onlooker, seen, log }, null, 2));
}
