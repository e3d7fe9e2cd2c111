import type { Automatic, Decision, Seat } from '@entente/engine';
import { countAllies } from '../../alliances/groups.ts';
import { pledged, spend } from '../../alliances/help.ts';
import { hasRemovable, mayRemove, payRemoval, removeCard } from '../../cards/removal.ts';
import { INDEX, REMOVE } from '../../cards/table.ts';
import { CARDS, type CardId } from '../../data/cards.ts';
import { SHORTAGES } from '../../data/social.ts';
import { FACTORIES } from '../../data/terms.ts';
import { FACTORY_TABLES, type FactoryTable, PRODUCTION_OUTPUT } from '../../data/tracks.ts';
import { hasPermanent, moveFactory, output, raiseUnrest } from '../../nation.ts';
import {
  F,
  I,
  type Limit,
  type LimitGo,
  M,
  type Nation,
  type Position,
  R,
  type World,
} from '../../position.ts';
import { spendFossil, takePollution } from '../../reserves.ts';
import { seatInTurn } from '../turn.ts';
import type { SocialChoice } from './frames.ts';

const PRODUCE: SocialChoice = { do: 'produce' };

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

/** Intensive farming that can no longer be fuelled: it must be removed before producing (LIM-2.9.12). */
export function unfuelledFarming(nation: Nation): CardId | null {
  for (const { card, fossil } of FARMING) {
    if (hasPermanent(nation, card) && nation.stock[F] < fossil) return card;
  }
  return null;
}

/** LIM-2.9.3, and LIM-2.9.10 with intensive farming: the factory does not move, so the territories do not matter. */
export function produceRenewable(world: World, nation: Nation): void {
  let level = nation.factories[R];
  for (const farming of FARMING) {
    if (!hasPermanent(nation, farming.card)) continue;
    spendFossil(world, nation, farming.fossil);
    takePollution(nation, farming.pollution);
    level = Math.min(PRODUCTION_OUTPUT.length - 1, level + farming.levels);
  }
  nation.stock[R] += PRODUCTION_OUTPUT[level];
}

/** The highest level, not above `level`, for which there is fossil (LIM-2.9.6). */
export function fuelledLevel(table: FactoryTable, level: number, fossil: number): number {
  let fuelled = level;
  while (table.fossil[fuelled] > fossil) fuelled--;
  return fuelled;
}

/** Fossil that a factory lacks to run at its level. */
export function fuelMissing(table: FactoryTable, nation: Nation, factory: number): number {
  return Math.max(0, table.fossil[nation.factories[factory]] - nation.stock[F]);
}

/**
 * Runs an industrial or military factory at the highest level for which there is fossil, own or promised. Every level
 * not run is lost and raises unrest (LIM-2.9.4 to LIM-2.9.8). `clean`: ecological production counts (LIM-2.9.9).
 */
export function run(
  world: World,
  nation: Nation,
  factory: number,
  table: FactoryTable,
  clean: boolean,
): { made: number; pollution: number; idle: number } {
  const level = fuelledLevel(table, nation.factories[factory], nation.stock[F] + pledged(world));
  const idle = nation.factories[factory] - level;
  spend(world, nation, F, table.fossil[level]);
  if (idle > 0) {
    raiseUnrest(world, nation, SHORTAGES.fossil.unrest * idle);
    moveFactory(nation, factory, -SHORTAGES.fossil.factory * idle);
  }
  let pollution = table.pollution[level];
  if (clean) pollution = Math.max(0, pollution - cleaned(nation, factory));
  takePollution(nation, pollution);
  const made = output(nation, factory);
  nation.stock[factory] += made;
  return { made, pollution, idle };
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
  const { made, pollution, idle } = run(g.public, nation, factory, factoryTable(g), clean);
  if (idle > 0) go.log('log.idleFactory', { seat, factory: FACTORIES[factory], levels: idle });
  go.log('log.production', { seat, resource: FACTORIES[factory], amount: made, pollution });
}

function mayAskForFuel(g: Position, seat: Seat, factory: number): boolean {
  return (
    countAllies(g.public, seat, 'economic') > 0 &&
    fuelMissing(factoryTable(g), g.public.nations[seat], factory) > 0
  );
}

const runFactory: Automatic<Limit, 'runFactory'> = {
  kind: 'automatic',
  rules: ['LIM-2.9.6', 'LIM-2.9.7', 'LIM-3.7.4', 'LIM-7.2.3', 'LIM-R13'],
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
  rules: [
    'LIM-2.9.1',
    'LIM-2.9.2',
    'LIM-2.9.3',
    'LIM-2.9.4',
    'LIM-2.9.5',
    'LIM-2.9.8',
    'LIM-2.9.9',
    'LIM-2.9.10',
    'LIM-2.9.11',
    'LIM-2.9.12',
    'LIM-R12',
  ],
  run(g, frame, go) {
    for (; frame.turn < g.seats; frame.turn++, frame.stage = 0) {
      const seat = seatInTurn(g.public, frame.turn);
      if (frame.stage === 0) {
        frame.stage = 1;
        const dry = unfuelledFarming(g.public.nations[seat]);
        if (dry !== null) {
          removeCard(g, seat, dry);
          go.log('log.removed', { seat, card: dry });
        }
        if (hasRemovable(g.public.nations[seat])) return go.call({ step: 'beforeProduction', seat });
      }
      if (frame.stage === 1) {
        frame.stage = 2;
        farmAndTell(g, seat, go);
        if (ran(g, seat, I, go)) return;
      }
      frame.stage = 3;
      if (ran(g, seat, M, go)) {
        frame.turn++;
        frame.stage = 0;
        return;
      }
    }
    go.done();
  },
};

function farmAndTell(g: Position, seat: Seat, go: LimitGo): void {
  const nation = g.public.nations[seat];
  const before = { stock: nation.stock[R], pollution: nation.pollution };
  produceRenewable(g.public, nation);
  const amount = nation.stock[R] - before.stock;
  go.log('log.production', {
    seat,
    resource: 'renewable',
    amount,
    pollution: nation.pollution - before.pollution,
  });
}

/** Runs a factory, or calls for fuel first: then the step has to wait. */
function ran(g: Position, seat: Seat, factory: number, go: LimitGo): boolean {
  if (mayAskForFuel(g, seat, factory)) {
    go.call({ step: 'runFactory', seat, factory: FACTORIES[factory], clean: true, asked: false });
    return true;
  }
  runAndTell(g, seat, factory, true, go);
  return false;
}

/** The last moment of a generation to take intensive farming or political planning off the table (LIM-1.4.15). */
const beforeProduction: Decision<Limit, 'beforeProduction'> = {
  kind: 'decision',
  rules: ['LIM-1.4.15', 'LIM-R15'],
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    const nation = g.public.nations[seat];
    offer.add(PRODUCE);
    for (const card of nation.permanents) if (mayRemove(nation, card)) offer.add(REMOVE[card]);
  },
  default: () => PRODUCE,
  take(g, _frame, seat, choice, go) {
    if (choice.do === 'remove') {
      removeCard(g, seat, choice.card);
      go.log('log.removed', { seat, card: choice.card });
      if (hasRemovable(g.public.nations[seat])) return;
    }
    go.done();
  },
};

/** The renewable part for a nation that asks nobody. */
export function farm(world: World, nation: Nation): void {
  const dry = unfuelledFarming(nation);
  if (dry !== null) payRemoval(world, nation, dry);
  produceRenewable(world, nation);
}

export const productionSteps = { production, runFactory, beforeProduction };
