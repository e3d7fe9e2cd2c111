import { EDGES } from '../../data/map.ts';
import type { Choice } from '../../flow.ts';
import { addMarch, ONE_STEP } from '../../phases/07-move/marches.ts';
import type { Position } from '../../position.ts';
import { planOf } from './assaults.ts';

/** In a playout a Move is planned once and declared, without the question for every march. */
export function habit(g: Position): Choice | null {
  const frame = g.flow.at(-1);
  const { movement } = g.public;
  if (frame?.step !== 'plan' || frame.anew.length > 0 || movement.marches.length > 0) return null;
  const { marches } = planOf(g, frame.blitzkrieg);
  if (marches.length === 0) return null;
  for (const { kind, edge, count } of marches)
    addMarch(movement, kind, EDGES[edge].from, edge, ONE_STEP, count);
  return { do: 'declare' };
}
