import type { Automatic } from '@entente/engine';
import type { Limit, Nation, World } from '../../position.ts';
import { placeTile } from '../../queries.ts';
import { heads } from '../00-the-game/nation.ts';
import { drawFromBankAndLimit } from '../00-the-game/reserves.ts';
import { columnOf } from './needs.ts';

/** What the people pay their nation (LIM-2.8.1). */
export function taxesOf(nation: Nation): number {
  return columnOf(nation).taxPerHead * heads(nation);
}

/**
 * Pays a nation from the bank. What the bank lacks comes from LIMIT and puts a financial tile on this generation, one
 * at most (LIM-2.8.2, LIM-2.8.3, LIM-2.8.4), be it taxes or boom money (LIM-9.3). Returns what the bank lacked. The bank
 * lacks the same in any order of nations (LIM-9.4).
 */
export function payOut(world: World, nation: Nation, money: number): number {
  const lacking = drawFromBankAndLimit(world, nation, money);
  if (lacking > 0) placeTile(world, 'financial');
  return lacking;
}

const taxes: Automatic<Limit, 'taxes'> = {
  kind: 'automatic',
  phase: 'social',
  rule: 'LIM-2.8.1',
  run(g, _frame, go) {
    let lacking = 0;
    for (let seat = 0; seat < g.seats; seat++) {
      const nation = g.public.nations[seat];
      const money = taxesOf(nation);
      lacking += payOut(g.public, nation, money);
      go.log('log.taxes', { seat, money });
    }
    if (lacking > 0) go.log('log.bankEmpty', { money: lacking });
    go.done();
  },
};

export const taxSteps = { taxes };
