import type { Seat } from '@entente/engine';
import { powersOf } from '../cards/powers.ts';
import { repulsesFreely } from '../phases/08-conflict-phase/strikes.ts';
import { FIRST_STRIKE, type IdeologyView, TYPES } from '../position.ts';
import { unseen } from '../queries.ts';

/**
 * How likely it is that the defender's hand has no answer to the first attacking card (IDEO-8.3.2,
 * IDEO-14.3.2): drawn from all of its cards that nobody has seen (IDEO-17.7). A minimum: a defender who could
 * answer may still give way. Null where an answer needs no card (IDEO-14.1.2).
 */
export function unanswered(
  { public: world, facts }: Pick<IdeologyView, 'public' | 'facts'>,
  { attacker, defender, type }: { attacker: Seat; defender: Seat; type: number },
): number | null {
  if (repulsesFreely(world, defender, type)) return null;
  const heavy = powersOf(world, attacker).heavyStrike;
  const isHeavy = heavy.type === type && (world.used[attacker] & FIRST_STRIKE) === 0;
  let hidden = 0;
  for (let each = 0; each < TYPES; each++) hidden += unseen(world, defender, each);
  return chanceOfFewer(isHeavy ? heavy.cost : 1, {
    drawn: facts.hands[defender],
    of: hidden,
    fitting: unseen(world, defender, type),
  });
}

interface Draw {
  /** How many cards are drawn, out of how many, and how many of these fit. */
  readonly drawn: number;
  readonly of: number;
  readonly fitting: number;
}

/** The chance that fewer than `count` of the drawn cards fit; `count` is 1 or 2. */
function chanceOfFewer(count: number, { drawn, of, fitting }: Draw): number {
  let none = 1;
  for (let at = 0; at < drawn; at++) none *= Math.max(0, of - fitting - at) / (of - at);
  if (count === 1) return none;
  // Exactly one of them fits, at any of the places.
  let one = drawn * (fitting / of);
  for (let at = 0; at < drawn - 1; at++) one *= Math.max(0, of - fitting - at) / (of - 1 - at);
  return drawn === 0 ? 1 : none + one;
}
