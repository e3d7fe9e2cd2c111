import type { Seat } from '@entente/engine';
import { areAllied } from '../phases/03-international-phase/alliances/groups.ts';
import type { Position } from '../position.ts';

/**
 * May `other` pay a part of the money cost of a card of `seat` (LIM-3.7.3)? Only an economic ally, and not the nation
 * that receives the money: it would pay itself.
 */
export function mayFinance(g: Position, seat: Seat, other: Seat, receiver: number): boolean {
  return other !== seat && other !== receiver && areAllied(g.public, seat, other, 'economic');
}

/** What the economic allies of a nation could add to its own money. */
export function alliedMoney(g: Position, seat: Seat, receiver: number): number {
  const { alliances, nations } = g.public;
  if (alliances.economic.group[seat] === 0) return 0;
  let money = 0;
  for (let other = 0; other < nations.length; other++)
    if (mayFinance(g, seat, other, receiver)) money += nations[other].money;
  return money;
}
