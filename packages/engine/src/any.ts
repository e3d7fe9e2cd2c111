import type { Game, Types } from './game.ts';

/** A game whose own types nobody here needs to know. */
export type AnyGame = Game<Types>;

/** Forgets the types of a game. Sound, because positions and choices of a game only ever meet that same game. */
export function anyGame<T extends Types>(game: Game<T>): AnyGame {
  return game as unknown as AnyGame;
}
