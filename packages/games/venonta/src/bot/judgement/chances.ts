import type { Seat } from '@entente/engine';
import { BOX } from '../../data/tables.ts';
import { NOBODY, OPEN, type Position } from '../../position.ts';

/** What a seat can still do in this round. */
export interface Chances {
  /** Times that it will still produce and trade, and fight. */
  produce: number;
  fight: number;
  /** Rounds after this one. */
  rounds: number;
}

/** Counted from the order of play and from what the running turn still has before it. */
export function chancesOf(g: Position, seat: Seat): Chances {
  const world = g.public;
  const rounds = BOX.rounds - Math.max(1, world.round);
  if (world.phase >= 12) return { produce: 0, fight: 0, rounds };
  if (world.phase < 9) return { produce: 2, fight: 2, rounds };
  const later = world.turn % 2 === 1 ? 1 : 0;
  if (world.active !== seat) {
    const waits = world.active !== NOBODY && world.order.indexOf(seat) > world.place ? 1 : 0;
    return { produce: later + waits, fight: later + waits, rounds };
  }
  let produces = 0;
  let fights = 0;
  for (const { step } of g.flow) {
    if (step === 'produce') produces = 1;
    else if (step === 'wars' || step === 'war') fights = 1;
  }
  if (world.war !== OPEN) fights = 0;
  return { produce: later + produces, fight: later + fights, rounds };
}
