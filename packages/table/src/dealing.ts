import { type AnyGame, commitment, type GameFile, type GameHeader, type Options } from '@entente/engine';
import type { Beginning } from './beginning.ts';

/** The game at a table, and its rules. */
interface Played {
  readonly game: string;
  readonly version: number;
  readonly options: Options;
}

/** Draws this number of random bytes, as hexadecimal digits. */
export type Hex = (bytes: number) => string;

const SECRET_BYTES = 32;
const NONCE_BYTES = 16;

/** A table whose dice follow from a secret that it is bound to, and from what each seat adds to it. */
export function keyed(
  { game, version, options }: Played,
  secret: string,
  nonces: readonly string[],
): GameHeader {
  return {
    format: 'entente-game/1',
    game,
    version,
    seats: nonces.length,
    options,
    chance: { kind: 'keyed', commitment: commitment(secret), nonces },
  };
}

/** A table whose dice come from a seed: to play the same game again. */
export function seeded({ game, version, options }: Played, seats: number, seed: number): GameHeader {
  return { format: 'entente-game/1', game, version, seats, options, chance: { kind: 'seeded', seed } };
}

/** A new table with secret dice. */
export function deal(game: AnyGame, seats: number, options: Options, hex: Hex): DealtBeginning {
  const secret = hex(SECRET_BYTES);
  const nonces = Array.from({ length: seats }, () => hex(NONCE_BYTES));
  return { header: keyed({ game: game.id, version: game.version, options }, secret, nonces), secret };
}

export type DealtBeginning = Beginning & { readonly secret: string };

/** What the game of a file began from. */
export function beginningOf({ format, game, version, seats, options, chance }: GameFile): Beginning {
  if (chance.kind === 'seeded') return { header: { format, game, version, seats, options, chance } };
  const { secret, ...source } = chance;
  const header = { format, game, version, seats, options, chance: source };
  return secret === undefined ? { header } : { header, secret };
}
