import type { Automatic, Seat } from '@entente/engine';
import { remove, show } from '../../cards/hand.ts';
import type { CardId } from '../../data/cards/index.ts';
import { POLITICAL_COLUMNS, type PoliticalColumn } from '../../data/politics.ts';
import type { StandardOfLiving } from '../../data/terms.ts';
import { A, type Limit, type LimitGo, type Nation, type Position } from '../../position.ts';

/**
 * The column of class A. It is read while nothing has changed since the start of the generation: only political
 * decisions move standards of living, and they come after all that reads it (LIM-1.0.2).
 */
export function politicalColumn(nation: Nation): PoliticalColumn {
  return POLITICAL_COLUMNS[nation.sol[A] as StandardOfLiving];
}

/**
 * All set-aside cards that class A has earned go to hand, in everybody's sight (LIM-1.1.1). Nothing takes them back
 * when class A falls (LIM-1.1.2).
 */
export function advance(g: Position, seat: Seat, go: LimitGo): void {
  const nation = g.public.nations[seat];
  if (nation.setAside.length === 0) return;
  for (const card of politicalColumn(nation).unlocks) {
    if (nation.setAside.includes(card)) unlock(g, seat, card, go);
  }
}

function unlock(g: Position, seat: Seat, card: CardId, go: LimitGo): void {
  const nation = g.public.nations[seat];
  remove(nation.setAside, card);
  g.private[seat].hand.push(card);
  show(nation, card);
  go.log('log.unlocked', { seat, card });
}

export const politicalPhase: Automatic<Limit, 'politicalPhase'> = {
  kind: 'automatic',
  phase: 'political',
  rule: 'LIM-0.1.5',
  run(g, _frame, go) {
    go.log('log.generation', { generation: g.public.generation });
    for (let seat = 0; seat < g.seats; seat++) advance(g, seat, go);
    go.next({ step: 'newPolicies' });
  },
};
