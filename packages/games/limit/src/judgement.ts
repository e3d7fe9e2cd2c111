import type { Position } from './position.ts';

export function judgement(g: Position, seat: number): number {
  return g.public.nations[seat].money;
}
