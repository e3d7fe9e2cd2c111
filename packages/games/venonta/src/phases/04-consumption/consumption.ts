import type { Automatic, Choices, Decision, Seat, Simultaneous } from '@entente/engine';
import { ABANDON, FALL_BACK, pair, SUPPLY, SUPPLY_ALL } from '../../choices.ts';
import { LINKED, TERRITORY_OF } from '../../data/board.ts';
import { GROUNDS } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import {
  DISCS,
  FACTORY,
  FARM,
  INTENSIVE,
  LANDS,
  type Position,
  type Venonta,
  type VenontaGo,
  type World,
} from '../../position.ts';
import { controllerOf, discsOn, isFree, spareFactories } from '../../queries.ts';
import { backToForest, consume, nameOf } from '../15-tokens-and-bank/goods.ts';

/*
 * Phase 4. Every factory is supplied with one TEP or lost. All answer at once: what one controls is nobody else's.
 */

/**
 * Factories on a territory that need 1 TEP each (VEN-4.1): those without Renewable Energy; on one ground, or on any.
 */
function burners(world: World, land: number, ground?: number): number {
  let count = 0;
  for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++) {
    if (world.disc[disc] !== FACTORY || world.renewable[disc] > 0) continue;
    if (ground === undefined || world.h2o[disc] === ground) count++;
  }
  return count;
}

/** May TEP on `from` supply a factory on `land`? Both are controlled by the same seat. */
function supplies(world: World, from: number, land: number): boolean {
  if (from === land) return true;
  // TEP on a colony supplies only that colony (VEN-4.6).
  return (
    isFree(world, from) && LINKED[pair(from, land)] && controllerOf(world, from) === controllerOf(world, land)
  );
}

const DRY = 0;
const WET = 1;

/** What is left to supply, after the answers a seat has given. */
interface Plan {
  tep: number[];
  /** By territory: factories that still wait. */
  waiting: number[];
  /** Supplies, as `land * LANDS + from`; and factories to be lost, as `land * 2 + ground`. */
  supplied: number[];
  lost: number[];
}

function planOf(world: World, seat: Seat, given: readonly Choice[]): Plan {
  const plan: Plan = { tep: world.tep.slice(), waiting: [], supplied: [], lost: [] };
  for (let land = 0; land < LANDS; land++) {
    plan.waiting.push(controllerOf(world, land) === seat ? burners(world, land) : 0);
  }
  for (const choice of given) {
    if (choice.do === 'supply') supply(plan, TERRITORY_OF[choice.territory], TERRITORY_OF[choice.from]);
    else if (choice.do === 'abandon')
      giveUp(plan, TERRITORY_OF[choice.territory], GROUNDS.indexOf(choice.on));
    else if (choice.do === 'supplyAll') supplyAll(world, plan);
  }
  return plan;
}

function supply(plan: Plan, land: number, from: number): void {
  plan.tep[from]--;
  plan.waiting[land]--;
  plan.supplied.push(pair(land, from));
}

/** A factory without TEP is lost, by need or by choice (VEN-4.3). */
function giveUp(plan: Plan, land: number, ground: number): void {
  plan.waiting[land]--;
  plan.lost.push(land * 2 + ground);
}

/** Is there a factory on such a ground that is not given up yet? */
function canGiveUp(world: World, plan: Plan, land: number, ground: number): boolean {
  const gone = plan.lost.filter((lost) => lost === land * 2 + ground).length;
  return burners(world, land, ground) > gone;
}

/** Each from its own territory first, then from the linked one with most TEP to spare; as many as possible. */
function supplyAll(world: World, plan: Plan): void {
  const chosen = plan.supplied.length;
  for (let land = 0; land < LANDS; land++) {
    while (plan.waiting[land] > 0 && plan.tep[land] > 0) supply(plan, land, land);
  }
  for (let land = 0; land < LANDS; land++) {
    while (plan.waiting[land] > 0) {
      const from = sourceFor(world, plan, land, chosen, []);
      // One on water first, so that the water is free for a farm again (VEN-R22).
      if (from < 0) giveUp(plan, land, canGiveUp(world, plan, land, WET) ? WET : DRY);
      else supply(plan, land, from);
    }
  }
}

/**
 * Where a factory can get its TEP, or -1. If need be another factory, supplied since `chosen`, gets its own from
 * elsewhere; `tried` are territories that cannot help.
 */
function sourceFor(world: World, plan: Plan, land: number, chosen: number, tried: number[]): number {
  let best = -1;
  for (let from = 0; from < LANDS; from++) {
    if (plan.tep[from] === 0 || !supplies(world, from, land)) continue;
    if (best < 0 || plan.tep[from] > plan.tep[best]) best = from;
  }
  for (let from = 0; from < LANDS && best < 0; from++) {
    if (tried.includes(from) || !supplies(world, from, land)) continue;
    tried.push(from);
    if (release(world, plan, from, chosen, tried)) best = from;
  }
  return best;
}

/** Frees a TEP of this territory, if a factory that was to burn it can get another. */
function release(world: World, plan: Plan, from: number, chosen: number, tried: number[]): boolean {
  for (let index = chosen; index < plan.supplied.length; index++) {
    if (plan.supplied[index] % LANDS !== from) continue;
    const land = Math.floor(plan.supplied[index] / LANDS);
    const instead = sourceFor(world, plan, land, chosen, tried);
    if (instead < 0) continue;
    plan.supplied[index] = pair(land, instead);
    plan.tep[instead]--;
    plan.tep[from]++;
    return true;
  }
  return false;
}

const next = (plan: Plan) => plan.waiting.findIndex((count) => count > 0);

function offerSupplies(world: World, plan: Plan, offer: Choices<Choice>): void {
  const land = next(plan);
  for (let from = 0; from < LANDS; from++) {
    if (!supplies(world, from, land)) continue;
    if (plan.tep[from] > 0) offer.add(SUPPLY[pair(land, from)]);
    else
      offer.add(SUPPLY[pair(land, from)], {
        code: 'refuse.noTep',
        rule: 'VEN-4.2',
        with: { territory: nameOf(from) },
      });
  }
  for (let ground = DRY; ground <= WET; ground++) {
    if (canGiveUp(world, plan, land, ground)) offer.add(ABANDON[land * 2 + ground]);
  }
}

/**
 * All decide at once, each for its own factories (VEN-0.4.4, VEN-4.1), and nothing can be bought or moved (VEN-4.5). It
 * comes early in a round, so a new factory burns nothing before the next one, and nothing after the last (VEN-4.9).
 */
export const consumption: Simultaneous<Venonta, 'consumption'> = {
  kind: 'simultaneous',
  phase: 'resources',
  rule: 'VEN-0.4.4',
  asks(g) {
    const asked: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++) if (next(planOf(g.public, seat, [])) >= 0) asked.push(seat);
    return asked;
  },
  choices(g, _frame, seat, offer) {
    offer.add(SUPPLY_ALL);
    offerSupplies(g.public, planOf(g.public, seat, g.answers[seat] ?? []), offer);
  },
  default: () => SUPPLY_ALL,
  more: (g, _frame, seat, given) => next(planOf(g.public, seat, given)) >= 0,
  resolve(g, _frame, answers, go) {
    for (let seat = 0; seat < g.seats; seat++) {
      if (answers[seat].length > 0) burn(g, seat, planOf(g.public, seat, answers[seat]), go);
    }
    go.next({ step: 'fallBacks' }, { step: 'redistribution' });
  },
};

function burn({ public: world }: Position, seat: Seat, plan: Plan, go: VenontaGo): void {
  for (const each of plan.supplied) consume(world, each % LANDS);
  if (plan.supplied.length > 0) go.log('log.burnt', { seat, count: plan.supplied.length });
  for (const lost of plan.lost) {
    const land = lost >> 1;
    loseFactory(world, land, lost & 1);
    go.log('log.factoryLost', { seat, territory: nameOf(land) });
  }
}

function loseFactory(world: World, land: number, ground: number): void {
  for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++) {
    if (world.disc[disc] !== FACTORY || world.renewable[disc] > 0 || world.h2o[disc] !== ground) continue;
    backToForest(world, disc);
    return;
  }
}

/** More intensive farms than factories: the excess fall back to farms (VEN-4.8), those on colonies too (VEN-24.5). */
export const fallBacks: Automatic<Venonta, 'fallBacks'> = {
  kind: 'automatic',
  phase: 'resources',
  rule: 'VEN-4.8',
  run(g, _frame, go) {
    for (let seat = 0; seat < g.seats; seat++) {
      if (spareFactories(g.public, seat) >= 0) continue;
      const lands = intensiveLands(g.public, seat);
      if (lands.length > 1) {
        go.call({ step: 'fallBack', seat });
        return;
      }
      fall(g.public, lands[0], go);
      seat--;
    }
    go.done();
  },
};

function intensiveLands(world: World, seat: Seat): number[] {
  const lands: number[] = [];
  for (let land = 0; land < LANDS; land++) {
    if (controllerOf(world, land) === seat && discsOn(world, land, INTENSIVE) > 0) lands.push(land);
  }
  return lands;
}

function fall(world: World, land: number, go: VenontaGo): void {
  for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++) {
    if (world.disc[disc] !== INTENSIVE) continue;
    world.disc[disc] = FARM;
    go.log('log.fellBack', { territory: nameOf(land) });
    return;
  }
}

export const fallBack: Decision<Venonta, 'fallBack', 'fallBack'> = {
  kind: 'decision',
  phase: 'resources',
  open: true,
  rule: 'VEN-4.8',
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    for (const land of intensiveLands(g.public, seat)) offer.add(FALL_BACK[land]);
  },
  default: (g, _frame, seat) => FALL_BACK[intensiveLands(g.public, seat)[0]],
  take(g, _frame, _seat, choice, go) {
    go.done();
    fall(g.public, TERRITORY_OF[choice.territory], go);
  },
};
