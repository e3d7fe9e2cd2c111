import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { EXIT, WrongUse } from './base/wrong-use.ts';
import { admin } from './commands/admin.ts';
import { analyseCommand } from './commands/analyse.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { bots } from './commands/bots.ts';
import { chances } from './commands/chances.ts';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { lab } from './commands/lab.ts';
import { learn } from './commands/learn.ts';
import { lessons } from './commands/lessons.ts';
import { newGame } from './commands/new-game.ts';
import { play } from './commands/play.ts';
import { puzzle } from './commands/puzzle.ts';
import { puzzles } from './commands/puzzles.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { upgrade } from './commands/upgrade.ts';
import { verify } from './commands/verify.ts';
import { world3 } from './commands/world3.ts';

const program = new Command('entente')
  .description('A table for games of world politics')
  .version(manifest.version);

const COMMANDS = [
  games,
  play,
  learn,
  lessons,
  puzzle,
  puzzles,
  replay,
  verify,
  analyseCommand,
  fuzz,
  scenario,
  rules,
  bots,
  chances,
  lab,
  bench,
  newGame,
  simulate,
  upgrade,
  backup,
  restore,
  admin,
  world3,
];

for (const command of COMMANDS) {
  program.addCommand(command.exitOverride());
}

// Exit codes: 0 fine, 1 a fault was found, 2 wrong use.
try {
  await program.exitOverride().parseAsync();
} catch (fault) {
  if (fault instanceof CommanderError) process.exitCode = fault.exitCode === 0 ? EXIT.fine : EXIT.wrongUse;
  else if (fault instanceof WrongUse) {
    process.exitCode = EXIT.wrongUse;
    console.error(fault.message);
    if (process.argv.includes('--json')) console.log(JSON.stringify({ error: fault.message }));
  } else throw fault;
}
