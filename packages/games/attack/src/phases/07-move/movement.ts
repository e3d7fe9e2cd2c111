import { SEAS } from '../../data/map.ts';
import { CANALS } from '../../data/terms.ts';
import type { Movement } from '../../position.ts';

/** No move is under way. */
export function noMovement(): Movement {
  return {
    marches: [],
    sailings: [],
    granted: SEAS.map(() => 0),
    denied: SEAS.map(() => 0),
    canals: CANALS.map(() => 0),
    engaged: SEAS.map(() => 0),
    hailed: SEAS.map(() => 0),
    arrived: [],
    pending: [],
  };
}

/** The plan has changed after a refusal: whoever has allowed something is asked about the new plan (ATK-R9). */
export function askAgain({ granted, canals }: Movement): void {
  granted.fill(0);
  for (let canal = 0; canal < canals.length; canal++) if (canals[canal] > 0) canals[canal] = 0;
}

/** The move is over: nothing of it is remembered. */
export function clearMovement(movement: Movement): void {
  movement.marches = [];
  movement.sailings = [];
  movement.granted.fill(0);
  movement.denied.fill(0);
  movement.canals.fill(0);
  movement.engaged.fill(0);
  movement.hailed.fill(0);
  movement.arrived = [];
  movement.pending = [];
}
