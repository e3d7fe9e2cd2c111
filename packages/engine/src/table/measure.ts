import type { Game, Measure, Position, Types } from '../game.ts';

/** The measures at the end of a round: a number for the world, or one for each seat. */
export interface MeasuredRound {
  readonly at: number;
  readonly round: number;
  readonly values: Readonly<Record<string, number | readonly number[]>>;
}

/** `at` is the entry that ended the round. */
export function measureRound<T extends Types>(game: Game<T>, g: Position<T>, at: number): MeasuredRound {
  const values = Object.fromEntries(
    game.measures.map((measure) => [measure.id, valuesOf(measure, g)] as const),
  );
  return { at, round: g.round, values };
}

function valuesOf<T extends Types>(measure: Measure<T>, g: Position<T>): number | number[] {
  if (measure.of === 'world') return measure.value(g, 0);
  return g.private.map((_, seat) => measure.value(g, seat));
}
