/** The file in which a game keeps its puzzles. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Puzzle, PuzzleLine } from '@entente/engine/puzzle';
import { PACK, type PuzzleFile, unpacked } from '@entente/shelf/puzzles';
import { ownFile } from '../base/measured.ts';
import { WrongUse } from '../base/wrong-use.ts';

/** Where it is, in the folder of the game. */
const FILE = 'puzzles.json';

/** All puzzles of a game, and how far the search for them has come. */
export interface KeptPuzzles {
  searched: PuzzleFile['searched'];
  puzzles: { readonly line: PuzzleLine; readonly puzzle: Puzzle }[];
}

export function puzzlePath(game: string): string {
  const path = ownFile(game, FILE);
  if (path === null) throw new WrongUse(`${game} has no folder of its own to keep puzzles in.`);
  return path;
}

/** Null where there is no file yet. */
export async function readPuzzles(path: string): Promise<KeptPuzzles | null> {
  if (!existsSync(path)) return null;
  const { searched, puzzles: lines, packs } = JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile;
  const puzzles = (await Promise.all(packs.map(unpacked))).flat();
  return { searched, puzzles: lines.map((line, at) => ({ line, puzzle: puzzles[at] })) };
}

/** Written whole or not at all: a search may be stopped at any time. */
export function writePuzzles(path: string, { searched, puzzles }: KeptPuzzles): void {
  const packs: string[] = [];
  for (let from = 0; from < puzzles.length; from += PACK) {
    const pack = puzzles.slice(from, from + PACK).map(({ puzzle }) => puzzle);
    packs.push(gzipSync(JSON.stringify(pack), { level: 9 }).toString('base64'));
  }
  const inLines = (list: readonly unknown[]) =>
    list.length === 0 ? '[]' : `[\n${list.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`;
  const text = `{
  "searched": ${JSON.stringify(searched)},
  "puzzles": ${inLines(puzzles.map(({ line }) => line))},
  "packs": ${inLines(packs)}
}
`;
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
