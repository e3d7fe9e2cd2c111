import type { Automatic, Seat, Simultaneous } from '@entente/engine';
import { INDEX } from '../../cards/table.ts';
import { CARDS } from '../../data/cards/index.ts';
import { FACTORIES } from '../../data/terms.ts';
import type { SocialChoice } from '../../flow.ts';
import type { Limit, LimitGo, Nation, Readings } from '../../position.ts';
import { seatInTurn } from '../../queries.ts';
import { canLowerFactory, canRaiseFactory, hasPermanent, moveFactory } from '../00-the-game/nation.ts';
import { shiftFactory } from '../00-the-game/telling.ts';
import { PLAIN_HABITS } from './habits.ts';
import { columnOf } from './needs.ts';

const DEVELOP: readonly SocialChoice[] = FACTORIES.map((factory) => ({ do: 'developFactory', factory }));
const SHRINK: readonly SocialChoice[] = FACTORIES.map((factory) => ({ do: 'shrinkFactory', factory }));

/** The permanent cards that skip economic growth (LIM-2.7.5). */
const PLANNING = CARDS.filter(({ standing }) => standing?.changes === 'skip').map(({ id }) => id);

/** Factories of which the owner has to pick one; empty once there is nothing to choose (LIM-2.7.1). */
const NO_CHOICE: readonly number[] = [];

/**
 * Moves what moves by itself in economic growth, and tells of it at a table. Returns the factories of which the owner has
 * to pick one.
 */
export function growEconomically(
  nation: Nation,
  readings: Readings,
  seat = -1,
  go: LimitGo | null = null,
): readonly number[] {
  for (const card of PLANNING) if (hasPermanent(nation, card)) return NO_CHOICE;
  const { moves, factories, by } = ECONOMY[nation.column];
  if (moves === 'each') {
    for (const factory of factories) grow(nation, factory, by, seat, go);
    return NO_CHOICE;
  }
  const open = openFactories(nation, readings);
  if (open.length > 1) return open;
  if (open.length === 1) grow(nation, open[0], by, seat, go);
  return NO_CHOICE;
}

function grow(nation: Nation, factory: number, by: number, seat: Seat, go: LimitGo | null): void {
  if (go === null) moveFactory(nation, factory, by);
  else shiftFactory(nation, seat, factory, by, go);
}

/**
 * Those of the column that may be named. As the rulebook puts it, either: at the end of its track nothing happens. The
 * other reading asks for one that can move (LIM-2.7.4). None when none can.
 */
function openFactories(nation: Nation, { endOfTrack }: Readings): readonly number[] {
  const { factories, by } = ECONOMY[nation.column];
  const movable = factories.filter((factory) => mayMove(nation, factory, by));
  return endOfTrack === 'nothing' && movable.length > 0 ? factories : movable;
}

/** A factory at the end of its track does not move (LIM-2.7.3). */
function mayMove(nation: Nation, factory: number, by: number): boolean {
  return by > 0 ? canRaiseFactory(nation, factory) : canLowerFactory(nation, factory);
}

/** By column (index 0 unused), with factories as indices. */
const ECONOMY = [1, 1, 2, 3, 4].map((column) => {
  const { moves, factories, by } = columnOf({ column }).economy;
  return { moves, by, factories: factories.map((factory) => INDEX[factory]) };
});

const economicGrowth: Automatic<Limit, 'economicGrowth'> = {
  kind: 'automatic',
  phase: 'social',
  rule: 'LIM-2.7.1',
  run(g, _frame, go) {
    const seats: Seat[] = [];
    for (let turn = 0; turn < g.seats; turn++) {
      const seat = seatInTurn(g.public, turn);
      if (growEconomically(g.public.nations[seat], g.options, seat, go).length > 0) seats.push(seat);
    }
    if (seats.length > 0) go.next({ step: 'moveFactory', seats });
    else go.done();
  },
};

/** All nations at C 3 and C 4 choose at the same time: what one moves touches no other (LIM-2.0.3). */
const moveFactoryStep: Simultaneous<Limit, 'moveFactory'> = {
  kind: 'simultaneous',
  phase: 'social',
  open: true,
  rule: 'LIM-2.0.3',
  asks: (_g, { seats }) => seats,
  prompt(view, { seats }) {
    const { viewer } = view;
    const reading = view.options.endOfTrack;
    if (viewer === 'spectator' || !seats.includes(viewer)) return { way: 'none', reading };
    return { way: columnOf(view.public.nations[viewer]).economy.by > 0 ? 'up' : 'down', reading };
  },
  choices(g, _frame, seat, offer) {
    const nation = g.public.nations[seat];
    const choice = ECONOMY[nation.column].by > 0 ? DEVELOP : SHRINK;
    for (const factory of openFactories(nation, g.options)) offer.add(choice[factory]);
  },
  default(g, _frame, seat) {
    const nation = g.public.nations[seat];
    const open = openFactories(nation, g.options);
    if (ECONOMY[nation.column].by > 0) return DEVELOP[PLAIN_HABITS.develop(nation, open)];
    return SHRINK[PLAIN_HABITS.shrink(nation, open)];
  },
  resolve(g, _frame, answers, go) {
    for (let turn = 0; turn < g.seats; turn++) {
      const seat = seatInTurn(g.public, turn);
      for (const choice of answers[seat]) {
        if (choice.do !== 'developFactory' && choice.do !== 'shrinkFactory') continue;
        const by = choice.do === 'developFactory' ? 1 : -1;
        if (shiftFactory(g.public.nations[seat], seat, INDEX[choice.factory], by, go) === 0)
          go.log('log.atEndOfTrack', { seat, factory: choice.factory });
      }
    }
    go.done();
  },
};

export const economySteps = { economicGrowth, moveFactory: moveFactoryStep };
