import type { Game, Position, Types } from '@entente/engine';

/** What a position is worth to each seat. */
export function judgementsOf<T extends Types>(game: Game<T>, g: Position<T>): number[] {
  const worths: number[] = [];
  for (let seat = 0; seat < g.seats; seat++) worths.push(game.judgement(g, seat));
  return worths;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
