import {
  type AnyGame,
  copy,
  type GameHeader,
  type Position,
  type ScriptedResult,
  type Snapshot,
  Table,
  type Types,
} from '@entente/engine';

/** What a game begins from. Everything else follows from its entries. */
export interface Beginning {
  readonly header: GameHeader;
  /** The secret of its dice, unless they come from a seed. */
  readonly secret?: string;
  /** A practice table starts from this position instead of a set-up; its dice are its own. */
  readonly from?: Position<Types>;
}

/** A game that begins from a position, with this script of results and then a seed for its dice. */
export function positionBeginning(
  game: AnyGame,
  position: Position<Types>,
  seed: number,
  script: readonly ScriptedResult[] = [],
): Beginning {
  const { seats, options } = position;
  const chance = { kind: 'seeded' as const, seed, script };
  return {
    header: { format: 'entente-game/1', game: game.id, version: game.version, seats, options, chance },
    from: position,
  };
}

/** The position that a practice table starts from, as a table knows it. */
export function originOf(game: AnyGame, { header, secret, from }: Beginning): Snapshot<Types> | undefined {
  if (from === undefined) return undefined;
  // The script of a lesson begins here.
  const isScripted = header.chance.kind === 'seeded' && header.chance.script !== undefined;
  const drawn = isScripted ? 0 : new Table(game, header, secret).snapshot().drawn;
  return { entries: 0, position: copy(game, from), drawn, log: [], measured: [] };
}
