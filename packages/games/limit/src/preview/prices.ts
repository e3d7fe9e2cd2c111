import type { Seat } from '@entente/engine';
import { amountOf, FACTORIES_OF } from '../cards/costs.ts';
import type { Amount, PolicyCard } from '../data/cards/index.ts';
import { NO_TRACK, NOBODY } from '../flow.ts';
import type { World } from '../position.ts';

const BY_TARGET: readonly string[] = ['targetFactory', 'targetPopulation', 'targetStandardOfLiving'];

/** What a number on a card may come to for a seat: one for each factory to choose; none while only the target says. */
export function amountsOf(amount: Amount, world: World, card: PolicyCard, seat: Seat): number[] {
  const open = typeof amount === 'number' ? null : amount;
  if (open !== null && BY_TARGET.includes(open.of)) return [];
  const isChosen = open?.of === 'factory' && open.factory === 'chosen';
  const tracks = isChosen ? FACTORIES_OF[card.id] : [NO_TRACK];
  return tracks.map((track) => amountOf(amount, world, card, seat, NOBODY, track));
}
