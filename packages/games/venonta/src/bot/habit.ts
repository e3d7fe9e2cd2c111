import type { Choice } from '../flow.ts';
import type { Position } from '../position.ts';

/** In a playout nobody bargains: it takes long, and little comes of it. */
export function habit(g: Position): Choice | null {
  return g.flow.at(-1)?.step === 'bargain' ? { do: 'drop' } : null;
}
