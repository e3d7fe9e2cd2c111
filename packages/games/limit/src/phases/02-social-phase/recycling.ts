import { CARDS } from '../../data/cards/index.ts';
import type { Nation, World } from '../../position.ts';
import { hasPermanent } from '../00-the-game/nation.ts';
import { gainFossil } from '../00-the-game/reserves.ts';

const RECYCLING = CARDS.flatMap(({ id, standing }) =>
  standing?.changes === 'recycling' ? [{ card: id, atLeast: standing.atLeast, fossil: standing.fossil }] : [],
);

/** Recycling gives fossil back for every large spending of goods, except in transactions (LIM-7.2.6). Returns how much. */
export function afterSpendingGoods(world: World, nation: Nation, spent: number): number {
  let gained = 0;
  for (const { card, atLeast, fossil } of RECYCLING)
    if (spent >= atLeast && hasPermanent(nation, card)) gained += fossil;
  gainFossil(world, nation, gained);
  return gained;
}
