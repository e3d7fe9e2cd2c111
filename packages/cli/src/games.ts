/** The games of the shelf, and where in the repository each of them lives. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@entente/engine';
import { shelf } from '@entente/shelf';
import { folders } from '@entente/shelf/outside';
import { repositoryRoot } from './base/root.ts';

export interface Title {
  readonly game: AnyGame;
  /** Where its sources, its tests and its `rules.md` are, from the root of the repository. */
  readonly folder: string;
}

/** A game has a folder of its own, here or anywhere; the small examples share one. */
function folderOf(id: string): string {
  const outside = folders[id];
  if (outside !== undefined) return outside;
  const own = `packages/games/${id}`;
  return existsSync(join(repositoryRoot(), own)) ? own : `packages/games/examples/src/${id}`;
}

export const TITLES: readonly Title[] = await Promise.all(
  Object.entries(shelf).map(async ([id, load]) => ({ game: await load(), folder: folderOf(id) })),
);
