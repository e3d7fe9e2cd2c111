import { readFileSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '@entente/engine';
import { type GameFile, GameFileError, parseGameFile } from '@entente/engine';
import { UnknownRules } from '@entente/shelf/older';
import { beginningOf, HostedGame } from '@entente/table';
import { titleNamed } from './arguments.ts';
import { registry } from './rules.ts';
import { WrongUse } from './wrong-use.ts';

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (fault) {
    throw new WrongUse(`${path} cannot be read: ${reason(fault)}.`);
  }
}

export function writeText(path: string, text: string | Uint8Array): void {
  try {
    writeFileSync(path, text);
  } catch (fault) {
    throw new WrongUse(`${path} cannot be written: ${reason(fault)}.`);
  }
}

function reason(fault: unknown): string {
  const { code, message } = fault as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
    case 'EPERM':
      return 'it is not allowed';
    default:
      return message;
  }
}

export interface OpenedFile {
  readonly game: AnyGame;
  readonly file: GameFile;
}

/** A game file and the game it belongs to, by the rules that it was played with. */
export async function openGameFile(path: string): Promise<OpenedFile> {
  const text = readText(path);
  try {
    const file = parseGameFile(text);
    const { game: newest } = titleNamed(file.game);
    return { game: (await registry.gameOfFile(file)) ?? newest, file };
  } catch (fault) {
    if (fault instanceof GameFileError || fault instanceof WrongUse || fault instanceof UnknownRules) {
      throw new WrongUse(`${path}: ${fault.message}`);
    }
    throw fault;
  }
}

export function saveGameFile(path: string, file: GameFile): void {
  writeText(path, `${JSON.stringify(file, null, 1)}\n`);
}

/** The game of a file after its first `entries` entries. */
export function tableAt({ game, file }: OpenedFile, path: string, entries = file.entries.length): HostedGame {
  try {
    return HostedGame.load(game, beginningOf(file), file.entries.slice(0, entries));
  } catch (fault) {
    if (fault instanceof GameFileError) throw new WrongUse(`${path}: ${fault.message}`);
    throw fault;
  }
}
