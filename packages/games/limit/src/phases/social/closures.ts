import type { Decision, Seat } from '@entente/engine';
import { INDEX } from '../../cards/table.ts';
import { FACTORIES } from '../../data/terms.ts';
import { LOWEST_LEVEL } from '../../data/tracks.ts';
import { canLowerFactory, moveFactory } from '../../nation.ts';
import { type Limit, type LimitGo, M, type Nation, R } from '../../position.ts';
import type { SocialChoice, SocialFrame } from './frames.ts';
import { PLAIN_HABITS } from './habits.ts';
import { follow } from './standards.ts';

const CLOSE: readonly SocialChoice[] = FACTORIES.map((factory) => ({ do: 'closeFactory', factory }));

/**
 * Closes factory levels as far as there is no choice, one for each unfed level. Gives the levels still to be chosen:
 * a level is lost without effect only when no factory has one to lose (LIM-2.1.7). At a table it is told.
 */
export function forcedClosures(nation: Nation, count: number, seat = -1, go: LimitGo | null = null): number {
  let levels = 0;
  let open = 0;
  let only = R;
  for (let factory = R; factory <= M; factory++) {
    if (!canLowerFactory(nation, factory)) continue;
    levels += nation.factories[factory] - LOWEST_LEVEL;
    open++;
    only = factory;
  }
  if (levels <= count) {
    for (let factory = R; factory <= M; factory++) {
      close(nation, factory, nation.factories[factory] - LOWEST_LEVEL, seat, go);
    }
    return 0;
  }
  if (open > 1) return count;
  close(nation, only, count, seat, go);
  return 0;
}

function close(nation: Nation, factory: number, levels: number, seat: Seat, go: LimitGo | null): void {
  moveFactory(nation, factory, -levels);
  if (go === null) return;
  for (; levels > 0; levels--) go.log('log.closeFactory', { seat, factory: FACTORIES[factory] });
}

/** What a nation has to choose after a famine; null when nothing is left to choose. */
export function closures(nation: Nation, seat: Seat, count: number, go: LimitGo): SocialFrame | null {
  const left = forcedClosures(nation, count, seat, go);
  return left === 0 ? null : { step: 'closeFactory', seat, count: left };
}

const closeFactory: Decision<Limit, 'closeFactory'> = {
  kind: 'decision',
  rules: ['LIM-2.1.3', 'LIM-2.1.4', 'LIM-2.1.7', 'LIM-9.1'],
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    const nation = g.public.nations[seat];
    for (let factory = R; factory <= M; factory++) {
      if (canLowerFactory(nation, factory)) offer.add(CLOSE[factory]);
    }
  },
  default: (g, _frame, seat) => CLOSE[PLAIN_HABITS.close(g.public.nations[seat])],
  take(g, { count }, seat, choice, go) {
    if (choice.do !== 'closeFactory') return;
    const nation = g.public.nations[seat];
    moveFactory(nation, INDEX[choice.factory], -1);
    go.log('log.closeFactory', { seat, factory: choice.factory });
    follow(go, closures(nation, seat, count - 1, go));
  },
};

export const closureSteps = { closeFactory };
