import type { Territory } from '../data/territories.ts';
import type { Choice } from '../flow.ts';
import type { VenontaOptions } from '../position.ts';
import { Situation, THREE } from './situation.ts';

/** For tests of combat. */

export const attack = (from: Territory, to: Territory, tanks = 0): Choice => ({
  do: 'attack',
  from,
  to,
  tanks,
});
export const ROLL: Choice = { do: 'rollOn' };
export const STOP: Choice = { do: 'stop' };

/** The first player may fight; nobody has cards. */
export function atWar(options: Partial<VenontaOptions> = {}): Situation {
  return new Situation(THREE, options).given({ round: 2, tokens: [12, 12, 12], stock: [5, 5, 5] }).turnOf(0);
}

/** Six dice with which the attacker takes all three population dice of the defender, and loses none. */
export const WON = [1, 6, 1, 2, 2, 2];
/** And the other way round. */
export const LOST = [2, 2, 2, 1, 6, 1];
