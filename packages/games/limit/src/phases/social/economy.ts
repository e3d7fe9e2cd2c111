import type { Automatic, Decision, Seat } from '@entente/engine';
import { INDEX } from '../../cards/table.ts';
import { CARDS } from '../../data/cards.ts';
import { FACTORIES } from '../../data/terms.ts';
import { canLowerFactory, canRaiseFactory, hasPermanent, moveFactory } from '../../nation.ts';
import type { Limit, LimitGo, Nation } from '../../position.ts';
import { seatInTurn } from '../turn.ts';
import type { SocialChoice, SocialFrame } from './frames.ts';
import { PLAIN_HABITS } from './habits.ts';
import { columnOf } from './needs.ts';

const DEVELOP: readonly SocialChoice[] = FACTORIES.map((factory) => ({ do: 'developFactory', factory }));
const SHRINK: readonly SocialChoice[] = FACTORIES.map((factory) => ({ do: 'shrinkFactory', factory }));

/** The permanent cards that skip economic growth (LIM-2.7.5). */
const PLANNING = CARDS.filter(({ standing }) => standing?.changes === 'skip').map(({ id }) => id);

/** Factories of which the owner has to pick one; empty once there is nothing to choose (LIM-2.7.1). */
const NO_CHOICE: readonly number[] = [];

/**
 * Moves what moves by itself in economic growth, and tells of it at a table. Gives the factories of which the owner has
 * to pick one.
 */
export function growEconomically(nation: Nation, seat = -1, go: LimitGo | null = null): readonly number[] {
  for (const card of PLANNING) if (hasPermanent(nation, card)) return NO_CHOICE;
  const { moves, factories, by } = ECONOMY[nation.column];
  if (moves === 'each') {
    for (const factory of factories) grow(nation, factory, by, seat, go);
    return NO_CHOICE;
  }
  const movable = movableFactories(nation);
  if (movable.length > 1) return movable;
  if (movable.length === 1) grow(nation, movable[0], by, seat, go);
  return NO_CHOICE;
}

function grow(nation: Nation, factory: number, by: number, seat: Seat, go: LimitGo | null): void {
  if (moveFactory(nation, factory, by) === 0) return;
  go?.log(by > 0 ? 'log.developFactory' : 'log.shrinkFactory', { seat, factory: FACTORIES[factory] });
}

/** Those of the column that can move. */
function movableFactories(nation: Nation): readonly number[] {
  const { factories, by } = ECONOMY[nation.column];
  return factories.filter((factory) => mayMove(nation, factory, by));
}

/** A factory at the end of its track does not move, and cannot be picked while another can (LIM-2.7.3, LIM-2.7.4). */
function mayMove(nation: Nation, factory: number, by: number): boolean {
  return by > 0 ? canRaiseFactory(nation, factory) : canLowerFactory(nation, factory);
}

/** By column (index 0 unused), with factories as indices. */
const ECONOMY = [1, 1, 2, 3, 4].map((column) => {
  const { moves, factories, by } = columnOf({ column }).economy;
  return { moves, by, factories: factories.map((factory) => INDEX[factory]) };
});

/** The question that economic growth puts to the owner, if any. */
function question(nation: Nation, seat: Seat, go: LimitGo): SocialFrame | null {
  if (growEconomically(nation, seat, go).length === 0) return null;
  return columnOf(nation).economy.by > 0 ? { step: 'developFactory', seat } : { step: 'shrinkFactory', seat };
}

const economicGrowth: Automatic<Limit, 'economicGrowth'> = {
  kind: 'automatic',
  rules: ['LIM-2.7.1', 'LIM-2.7.2', 'LIM-2.7.3', 'LIM-2.7.4', 'LIM-2.7.5'],
  run(g, frame, go) {
    while (frame.turn < g.seats) {
      const seat = seatInTurn(g.public, frame.turn++);
      const asked = question(g.public.nations[seat], seat, go);
      if (asked !== null) return go.call(asked);
    }
    go.done();
  },
};

const developFactory: Decision<Limit, 'developFactory'> = {
  kind: 'decision',
  rules: ['LIM-2.7.1', 'LIM-2.7.4', 'LIM-9.1'],
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    const nation = g.public.nations[seat];
    for (const factory of ECONOMY[nation.column].factories) {
      if (canRaiseFactory(nation, factory)) offer.add(DEVELOP[factory]);
    }
  },
  default(g, _frame, seat) {
    const nation = g.public.nations[seat];
    return DEVELOP[PLAIN_HABITS.develop(nation, movableFactories(nation))];
  },
  take(g, _frame, seat, choice, go) {
    if (choice.do !== 'developFactory') return;
    moveFactory(g.public.nations[seat], INDEX[choice.factory], 1);
    go.log('log.developFactory', { seat, factory: choice.factory });
    go.done();
  },
};

const shrinkFactory: Decision<Limit, 'shrinkFactory'> = {
  kind: 'decision',
  rules: ['LIM-2.7.1', 'LIM-2.7.4', 'LIM-9.1'],
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    const nation = g.public.nations[seat];
    for (const factory of ECONOMY[nation.column].factories) {
      if (canLowerFactory(nation, factory)) offer.add(SHRINK[factory]);
    }
  },
  default(g, _frame, seat) {
    const nation = g.public.nations[seat];
    return SHRINK[PLAIN_HABITS.shrink(nation, movableFactories(nation))];
  },
  take(g, _frame, seat, choice, go) {
    if (choice.do !== 'shrinkFactory') return;
    moveFactory(g.public.nations[seat], INDEX[choice.factory], -1);
    go.log('log.shrinkFactory', { seat, factory: choice.factory });
    go.done();
  },
};

export const economySteps = { economicGrowth, developFactory, shrinkFactory };
