import type { Automatic, Seat } from '@entente/engine';
import { payRemoval, removeCard } from '../../cards/removal.ts';
import { INDEX } from '../../cards/table.ts';
import { CARDS, type CardId } from '../../data/cards/index.ts';
import { SHORTAGES } from '../../data/social.ts';
import { FACTORIES } from '../../data/terms.ts';
import { FACTORY_TABLES, type FactoryTable, PRODUCTION_OUTPUT } from '../../data/tracks.ts';
import {
  FOSSIL,
  INDUSTRIAL,
  type Limit,
  type LimitGo,
  MILITARY,
  type Nation,
  type Position,
  RENEWABLE,
  type World,
} from '../../position.ts';
import { seatInTurn } from '../../queries.ts';
import { hasPermanent, moveFactory, output, raiseUnrest } from '../00-the-game/nation.ts';
import { spendFossil, takePollution } from '../00-the-game/reserves.ts';
import { type Gift, tellGifts, tellOverflow } from '../00-the-game/telling.ts';
import { countAllies } from '../03-international-phase/alliances/groups.ts';
import { pledged, spend } from '../03-international-phase/alliances/help.ts';
import { socialOrEnd } from './round.ts';

const FARMING = CARDS.flatMap(({ id, standing }) =>
  standing?.changes === 'farming' ? [{ card: id, ...standing }] : [],
);
const CLEANING = CARDS.flatMap(({ id, standing }) =>
  standing?.changes === 'pollution' ? [{ card: id, ...standing }] : [],
);

/** The reading of the factory tracks that this table plays with. */
export function factoryTable(g: { readonly options: Limit['options'] }): FactoryTable {
  return FACTORY_TABLES[g.options.fossil];
}

/**
 * Intensive farming that can no longer be fuelled: it must be removed before producing (LIM-2.9.12). Allies
 * are not asked (LIM-R12).
 */
export function unfuelledFarming(nation: Nation): CardId | null {
  for (const { card, fossil } of FARMING) {
    if (hasPermanent(nation, card) && nation.stock[FOSSIL] < fossil) return card;
  }
  return null;
}

/** What a factory made, and what it burnt and fouled. */
interface Made {
  readonly made: number;
  readonly fossil: number;
  readonly pollution: number;
}

/**
 * LIM-2.9.3, and LIM-2.9.10 with intensive farming: the factory does not move, so the territories do not matter
 * (LIM-2.9.11).
 */
export function produceRenewable(world: World, nation: Nation): Made {
  let level = nation.factories[RENEWABLE];
  let fossil = 0;
  let pollution = 0;
  for (const farming of FARMING) {
    if (!hasPermanent(nation, farming.card)) continue;
    fossil += farming.fossil;
    pollution += farming.pollution;
    level = Math.min(PRODUCTION_OUTPUT.length - 1, level + farming.levels);
  }
  spendFossil(world, nation, fossil);
  takePollution(nation, pollution);
  const made = PRODUCTION_OUTPUT[level];
  nation.stock[RENEWABLE] += made;
  return { made, fossil, pollution };
}

/** The highest level, not above `level`, for which there is fossil (LIM-2.9.6). */
export function fuelledLevel(table: FactoryTable, level: number, fossil: number): number {
  let fuelled = level;
  while (table.fossil[fuelled] > fossil) fuelled--;
  return fuelled;
}

/** Fossil that a factory lacks to run at its level. */
export function fuelMissing(table: FactoryTable, nation: Nation, factory: number): number {
  return Math.max(0, table.fossil[nation.factories[factory]] - nation.stock[FOSSIL]);
}

/**
 * Runs an industrial or military factory at the highest level for which there is fossil, own or promised (LIM-2.9.4,
 * LIM-2.9.5, LIM-2.9.6); nothing less may be chosen (LIM-2.9.2). Every level not run is lost and raises unrest
 * (LIM-2.9.7). The pollution is that of the level that ran (LIM-2.9.8). `clean`: ecological production counts
 * (LIM-2.9.9).
 */
export function run(
  world: World,
  nation: Nation,
  factory: number,
  table: FactoryTable,
  clean: boolean,
): Made & { gifts: readonly Gift[]; idle: number; unrest: number; excess: number } {
  const level = fuelledLevel(table, nation.factories[factory], nation.stock[FOSSIL] + pledged(world));
  const idle = nation.factories[factory] - level;
  const fossil = table.fossil[level];
  const gifts = spend(world, nation, FOSSIL, fossil);
  const unrest = SHORTAGES.fossil.unrest * idle;
  const excess = idle === 0 ? 0 : raiseUnrest(world, nation, unrest);
  moveFactory(nation, factory, -SHORTAGES.fossil.factory * idle);
  let pollution = table.pollution[level];
  if (clean) pollution = Math.max(0, pollution - cleaned(nation, factory));
  takePollution(nation, pollution);
  const made = output(nation, factory);
  nation.stock[factory] += made;
  return { made, fossil, pollution, gifts, idle, unrest, excess };
}

function cleaned(nation: Nation, factory: number): number {
  let sum = 0;
  for (const cleaning of CLEANING) {
    if (INDEX[cleaning.factory] === factory && hasPermanent(nation, cleaning.card)) sum -= cleaning.by;
  }
  return sum;
}

/** Runs the factory and tells what came of it. */
function runAndTell(g: Position, seat: Seat, factory: number, clean: boolean, go: LimitGo): void {
  const nation = g.public.nations[seat];
  const done = run(g.public, nation, factory, factoryTable(g), clean);
  tellGifts(done.gifts, seat, 'fossil', go);
  if (done.idle > 0) {
    const now = output(nation, factory);
    go.log('log.idleFactory', { seat, factory: FACTORIES[factory], levels: done.idle, output: now });
    go.log('log.unrest', { seat, way: 'up', by: done.unrest, unrest: nation.unrest, why: 'fossil' });
    tellOverflow(seat, done.excess, go);
  }
  tellMade(seat, factory, done, go);
}

function tellMade(seat: Seat, factory: number, { made, fossil, pollution }: Made, go: LimitGo): void {
  go.log('log.production', { seat, resource: FACTORIES[factory], amount: made, fossil, pollution });
}

function mayAskForFuel(g: Position, seat: Seat, factory: number): boolean {
  return (
    countAllies(g.public, seat, 'economic') > 0 &&
    fuelMissing(factoryTable(g), g.public.nations[seat], factory) > 0
  );
}

/** Calls the economic allies for missing fuel first, in the production step and for overproduction (LIM-R13). */
const runFactory: Automatic<Limit, 'runFactory'> = {
  kind: 'automatic',
  phase: 'caller',
  rule: 'LIM-2.9.6',
  run(g, frame, go) {
    const { seat, factory, clean } = frame;
    if (!frame.asked && mayAskForFuel(g, seat, INDEX[factory])) {
      frame.asked = true;
      const missing = fuelMissing(factoryTable(g), g.public.nations[seat], INDEX[factory]);
      return go.call({ step: 'askAllies', seat, alliance: 'economic', resource: 'fossil', missing });
    }
    runAndTell(g, seat, INDEX[factory], clean, go);
    go.done();
  },
};

const production: Automatic<Limit, 'production'> = {
  kind: 'automatic',
  phase: socialOrEnd,
  rule: 'LIM-2.9.1',
  run(g, frame, go) {
    for (; frame.turn < g.seats; frame.turn++, frame.stage = 0) {
      const seat = seatInTurn(g.public, frame.turn);
      if (frame.stage === 0) {
        frame.stage = 2;
        const dry = unfuelledFarming(g.public.nations[seat]);
        if (dry !== null) removeCard(g, seat, dry, go);
        tellMade(seat, RENEWABLE, produceRenewable(g.public, g.public.nations[seat]), go);
        if (ran(g, seat, INDUSTRIAL, go)) return;
      }
      frame.stage = 3;
      if (ran(g, seat, MILITARY, go)) {
        frame.turn++;
        frame.stage = 0;
        return;
      }
    }
    go.done();
  },
};

/** Runs a factory, or calls for fuel first: then the step has to wait. */
function ran(g: Position, seat: Seat, factory: number, go: LimitGo): boolean {
  if (mayAskForFuel(g, seat, factory)) {
    go.call({ step: 'runFactory', seat, factory: FACTORIES[factory], clean: true, asked: false });
    return true;
  }
  runAndTell(g, seat, factory, true, go);
  return false;
}

/** The renewable part for a nation that asks nobody. */
export function farm(world: World, nation: Nation): void {
  const dry = unfuelledFarming(nation);
  if (dry !== null) payRemoval(world, nation, dry);
  produceRenewable(world, nation);
}

export const productionSteps = { production, runFactory };
