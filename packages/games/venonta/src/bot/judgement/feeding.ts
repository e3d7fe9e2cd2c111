import type { Seat } from '@entente/engine';
import { isFeeding } from '../../phases/09-turn-i/dealing.ts';
import { hungerPoints } from '../../phases/11-turn-ii/feeding.ts';
import { count, score } from '../../phases/15-tokens-and-bank/goods.ts';
import type { Position } from '../../position.ts';
import { needOf } from '../../queries.ts';

/**
 * While a seat feeds its people, a position is worth what it is once they are fed with all there is: waiting helps
 * nobody. The position is changed for a moment and put back.
 */
export function onceFed(g: Position, seat: Seat, worth: () => number): number {
  const world = g.public;
  if (world.active !== seat || !isFeeding(world)) return worth();
  const need = needOf(world, seat);
  const { [seat]: stock } = world.stock;
  const { [seat]: points } = world.vp;
  const { [seat]: tokens } = world.tokens;
  const paid = Math.min(need, stock);
  const missing = Math.max(0, need - paid - world.cover);
  world.stock[seat] -= paid;
  world.fed[seat] = 1;
  count(world, seat, 'shortfall', missing);
  if (missing > world.external[seat]) {
    score(g, seat, -hungerPoints(g.options, missing));
    world.tokens[seat] = Math.max(0, tokens - missing);
  }
  const value = worth();
  world.stock[seat] = stock;
  world.fed[seat] = 0;
  world.vp[seat] = points;
  world.tokens[seat] = tokens;
  count(world, seat, 'shortfall', -missing);
  return value;
}
