import { existsSync } from 'node:fs';
import type { GameFile } from '@entente/engine';
import type { HostedGame } from '@entente/table';
import { saveGameFile } from '../base/game-files.ts';
import { WrongUse } from '../base/wrong-use.ts';
import type { Sitting } from './sitting.ts';

/** A file name that is not taken yet: `goofspiel-2026-11-16.json`, then `-2` and so on. */
export function freshName(sitting: Sitting): string {
  const day = new Date().toISOString().slice(0, 10);
  for (let copy = 1; ; copy++) {
    const name = `${sitting.game.id}-${day}${copy === 1 ? '' : `-${copy}`}.json`;
    if (!existsSync(name)) return name;
  }
}

/** The game as a file. An unfinished one holds the secret too, since without it nobody could go on. */
function fileOf(table: HostedGame): GameFile {
  const file = table.file();
  const { secret } = table.beginning;
  if (secret === undefined || file.chance.kind !== 'keyed') return file;
  return { ...file, chance: { ...file.chance, secret } };
}

/** A place that cannot be written to is no reason to lose the game: it says so and lets the person try again. */
export function save(sitting: Sitting, path: string): boolean {
  const { terminal, words, table } = sitting;
  if (sitting.isPractice) {
    terminal.write(words.practice);
    return false;
  }
  try {
    saveGameFile(path, fileOf(table));
  } catch (fault) {
    if (!(fault instanceof WrongUse)) throw fault;
    terminal.write(terminal.colours.red(fault.message));
    return false;
  }
  sitting.savedTo = path;
  terminal.write(words.saved(path));
  if (!table.isOver && table.beginning.secret !== undefined) {
    terminal.write(terminal.colours.dim(words.savedOpen));
  }
  return true;
}

/** Asks where to, when no name was given. */
export async function saveSomewhere(sitting: Sitting, path: string): Promise<boolean> {
  if (path !== '' || sitting.isPractice) return save(sitting, path);
  const fresh = freshName(sitting);
  return save(sitting, (await sitting.terminal.ask(sitting.words.saveWhere(fresh))) || fresh);
}

/** Offers to keep a game that would otherwise be forgotten. */
export async function offerToSave(sitting: Sitting): Promise<void> {
  if (sitting.savedTo !== null || sitting.isPractice || sitting.table.entries.length === 0) return;
  const line = await sitting.terminal.ask(`${sitting.words.saveOffer}:`);
  const isYes = sitting.words.yes.includes(line.toLowerCase());
  if (isYes) save(sitting, freshName(sitting));
  else if (/[./]/.test(line)) save(sitting, line);
}
