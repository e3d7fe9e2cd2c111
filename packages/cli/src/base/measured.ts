import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './root.ts';
import { WrongUse } from './wrong-use.ts';

/** Something that was measured of a game with some number of seats. */
interface Measured {
  readonly seats: number;
}

/** A file of what was measured, in the folder of a game; null for a game without a folder of its own. */
export function ownFile(game: string, name: string): string | null {
  const folder = join(repositoryRoot(), 'packages/games', game);
  return existsSync(folder) ? join(folder, name) : null;
}

/** What was measured of a game and kept, by number of seats. */
export function kept<M extends Measured>(game: string, name: string): M[] {
  const file = ownFile(game, name);
  return file !== null && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as M[]) : [];
}

/** Keeps a measurement in place of an earlier one with as many seats. */
export function keepIn<M extends Measured>(game: string, name: string, measured: M): void {
  const file = ownFile(game, name);
  if (file === null) throw new WrongUse(`${game} has no folder of its own to write to.`);
  const others = kept<M>(game, name).filter(({ seats }) => seats !== measured.seats);
  const all = [...others, measured].toSorted((one, other) => one.seats - other.seats);
  writeFileSync(file, `${inLines(all)}\n`);
}

/** As the formatter likes it: a list of numbers is one line. */
const inLines = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/\[[-\d.,\se]+\]/g, (list) =>
    list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
