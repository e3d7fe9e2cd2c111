/** Opens a table for one evening at the terminal. */
import { randomBytes } from 'node:crypto';
import type { AnyGame } from '@entente/engine';
import { commitment, type GameFile, type Header, type Options, Table, type Types } from '@entente/engine';

export interface OpenTable {
  readonly table: Table<Types>;
  /** The secret of the dice; null when they come from a seed. */
  readonly secret: string | null;
}

export function newTable(game: AnyGame, seats: number, options: Options, seed: number | null): OpenTable {
  const about = { format: 'entente-game/1' as const, game: game.id, version: game.version, seats, options };
  if (seed !== null) {
    return { table: new Table(game, { ...about, chance: { kind: 'seeded', seed } }), secret: null };
  }
  const secret = randomBytes(32).toString('hex');
  const nonces = Array.from({ length: seats }, () => randomBytes(16).toString('hex'));
  const header: Header = {
    ...about,
    chance: { kind: 'keyed', commitment: commitment(secret), nonces },
  };
  return { table: new Table(game, header, secret), secret };
}

/** The table as a file. An unfinished one holds the secret too, since without it nobody could go on. */
export function fileOf({ table, secret }: OpenTable): GameFile {
  const file = table.file();
  if (secret === null || file.chance.kind !== 'keyed') return file;
  return { ...file, chance: { ...file.chance, secret } };
}
