import type { Puzzle, PuzzleLine } from '@entente/engine/puzzle';
import { puzzles as ideology } from '@entente/game-ideology/puzzles';
import { puzzles as limit } from '@entente/game-limit/puzzles';

/** The puzzles of a game as they are kept: a list of them, and the puzzles themselves by tens, each ten compressed. */
export interface PuzzleFile {
  /** The games of bots that the search has read so far, by their seed, and how many questions it has seen. */
  readonly searched: { readonly seed: number; readonly games: number; readonly looked: number };
  readonly puzzles: readonly PuzzleLine[];
  readonly packs: readonly string[];
}

/** Number of puzzles in a pack. */
export const PACK = 10;

/** Where games keep their puzzles. To add a game's, add a line. */
const files: Readonly<Record<string, (() => Promise<{ readonly default: object }>) | undefined>> = {
  limit,
  ideology,
};

export const puzzledGames: readonly string[] = Object.keys(files);

/** The puzzles of a game, loaded when a page wants them; null where a game has none. `./entente puzzles --check` has tried them. */
export async function puzzleFileOf(game: string): Promise<PuzzleFile | null> {
  const file = await files[game]?.();
  return file === undefined ? null : (file.default as PuzzleFile);
}

/** A puzzle of a game by its number; null when there is no such puzzle. */
export async function puzzleOf(game: string, number: number): Promise<Puzzle | null> {
  const file = await puzzleFileOf(game);
  const at = file?.puzzles.findIndex((line) => line.number === number) ?? -1;
  if (file === null || at < 0) return null;
  const pack = await unpacked(file.packs[Math.floor(at / PACK)]);
  return pack.find((puzzle) => puzzle.number === number) ?? null;
}

/** The puzzles of a pack. */
export async function unpacked(pack: string): Promise<Puzzle[]> {
  const bytes = Uint8Array.from(atob(pack), (letter) => letter.charCodeAt(0));
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(text).json()) as Puzzle[];
}
