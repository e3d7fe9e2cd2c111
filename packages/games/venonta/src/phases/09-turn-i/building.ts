import type { Choices, Refusal, Seat } from '@entente/engine';
import { breakClause } from '@entente/engine/deals';
import { BUILD, CONVERT, RESTORE, TANK } from '../../choices.ts';
import { TERRITORY_OF } from '../../data/board.ts';
import { COSTS } from '../../data/tables.ts';
import { GROUNDS, type Ground, PLANTS, type Plant } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import {
  DISCS,
  FACTORY,
  FARM,
  FOREST,
  INTENSIVE,
  LANDS,
  NOBODY,
  type Position,
  SEATS,
  type VenontaGo,
  type World,
} from '../../position.ts';
import { discsOn, spareFactories } from '../../queries.ts';
import {
  ACTED,
  COLONISED,
  FARM_TOO_NEW,
  NEEDED_FACTORY,
  NO_DRY_FOREST,
  NO_FACTORY,
  NO_WATER,
  poor,
} from '../../refusals.ts';
import { backToForest, count, eat, emit, nameOf, pay } from '../15-tokens-and-bank/goods.ts';
import { dealing } from './dealing.ts';

/** Production and restoring. */

const DRY = 0;
const WET = 1;

/** What a factory costs now: Technology Transfer makes one cheaper. */
export function factoryCost(world: World): number {
  return COSTS.factory.tokens - (world.cheapFactory > 0 ? 1 : 0);
}

/**
 * What a territory has for building, as bits: state and ground of the discs that may be used, and of those that
 * have been used in this turn.
 */
const usable = (state: number, ground: number) => 1 << (state * 2 + ground);
const used = (state: number) => 1 << (8 + state);

const ANY_FACTORY = usable(FACTORY, DRY) | usable(FACTORY, WET) | used(FACTORY);

/** A disc that was built on or restored in this turn is used (VEN-9.2.2). */
function survey(world: World, land: number): number {
  const { disc, h2o, acted, turn } = world;
  let found = 0;
  const at = land * DISCS;
  for (let index = at; index < at + DISCS; index++) {
    const state = disc[index];
    found |= acted[index] === turn ? used(state) : usable(state, h2o[index]);
  }
  return found;
}

/**
 * On the player's own free territories; on a colony nobody changes discs, only tanks are built (VEN-9.2.1).
 * Nothing but tokens limits the number of actions (VEN-9.2.10).
 */
export function offerBuilding(g: Position, seat: Seat, offer: Choices<Choice>): void {
  const world = g.public;
  const tokens = world.tokens[seat];
  const spare = spareFactories(world, seat);
  const free = world.strike[seat] > 0 ? 0 : spare - world.tanksBuilt;
  for (let land = 0; land < LANDS; land++) {
    if (world.owner[land] !== seat) {
      if (world.coloniser[land] === seat && discsOn(world, land, FACTORY) > 0)
        offerTank(land, free, tokens, offer);
      continue;
    }
    if (world.coloniser[land] !== NOBODY) {
      offer.add(BUILD[FARM][land * 2 + WET], COLONISED[land]);
      offer.add(BUILD[FACTORY][land * 2 + DRY], COLONISED[land]);
      continue;
    }
    const found = survey(world, land);
    offerFarm(land, found, tokens, offer);
    offerFactory(world, land, found, tokens, offer);
    offerIntensive(land, found, free, tokens, offer);
    if (g.options.changeOfUse === 'direct') offerConversion(world, land, found, tokens, offer);
    offerRestoring(land, found, spare, tokens, offer);
    if ((found & ANY_FACTORY) !== 0) offerTank(land, free, tokens, offer);
  }
}

/** On a forest with water (VEN-0.1.7, VEN-9.2.11). */
function offerFarm(land: number, found: number, tokens: number, offer: Choices<Choice>): void {
  const choice = BUILD[FARM][land * 2 + WET];
  if ((found & usable(FOREST, WET)) === 0) offer.add(choice, NO_WATER[land]);
  else if (tokens < COSTS.farm.tokens) offer.add(choice, poor(COSTS.farm.tokens, tokens));
  else offer.add(choice);
}

/** On any forest, with water or without (VEN-9.2.8, VEN-9.2.13). */
function offerFactory(
  world: World,
  land: number,
  found: number,
  tokens: number,
  offer: Choices<Choice>,
): void {
  const cost = factoryCost(world);
  let any = false;
  for (let ground = DRY; ground <= WET; ground++) {
    if ((found & usable(FOREST, ground)) === 0) continue;
    any = true;
    if (tokens < cost) offer.add(BUILD[FACTORY][land * 2 + ground], poor(cost, tokens));
    else offer.add(BUILD[FACTORY][land * 2 + ground]);
  }
  if (!any) offer.add(BUILD[FACTORY][land * 2 + DRY], NO_DRY_FOREST[land]);
}

/** On a farm of an earlier turn (VEN-9.2.5, VEN-9.2.6), with a free factory (VEN-9.2.12). */
function offerIntensive(
  land: number,
  found: number,
  free: number,
  tokens: number,
  offer: Choices<Choice>,
): void {
  const choice = BUILD[INTENSIVE][land * 2 + WET];
  if ((found & usable(FARM, WET)) === 0) {
    if ((found & used(FARM)) !== 0) offer.add(choice, FARM_TOO_NEW);
  } else if (free < 1) offer.add(choice, NO_FACTORY);
  else if (tokens < COSTS.intensive.tokens) offer.add(choice, poor(COSTS.intensive.tokens, tokens));
  else offer.add(choice);
}

/** VEN-R23 */
function offerConversion(
  world: World,
  land: number,
  found: number,
  tokens: number,
  offer: Choices<Choice>,
): void {
  const cost = factoryCost(world);
  if ((found & usable(FARM, WET)) === 0) {
    if ((found & used(FARM)) !== 0) offer.add(CONVERT[land], ACTED[FARM]);
  } else offer.add(CONVERT[land], tokens < cost ? poor(cost, tokens) : undefined);
}

/** By the state that is left: VEN-9.3.6, VEN-9.3.7, VEN-9.3.8. */
const RESTORING = [COSTS.noFarm, COSTS.noFarm, COSTS.noIntensive, COSTS.noFactory] as const;

/** One step back on each disc in a turn, so an intensive farm is forest after two (VEN-9.3.2). */
function offerRestoring(
  land: number,
  found: number,
  spare: number,
  tokens: number,
  offer: Choices<Choice>,
): void {
  for (let state = FARM; state <= FACTORY; state++) {
    const cost = RESTORING[state].tokens;
    for (let ground = DRY; ground <= WET; ground++) {
      const choice = RESTORE[state][land * 2 + ground];
      if ((found & usable(state, ground)) === 0) continue;
      // One factory for each intensive farm must stay (VEN-9.3.3).
      if (state === FACTORY && spare < 1) offer.add(choice, NEEDED_FACTORY);
      else if (tokens < cost) offer.add(choice, poor(cost, tokens));
      else offer.add(choice);
    }
    if ((found & used(state)) !== 0 && (found & (usable(state, DRY) | usable(state, WET))) === 0)
      offer.add(RESTORE[state][land * 2 + WET], ACTED[state]);
  }
}

/** On a territory with a factory that the seat controls (VEN-9.2.9). */
function offerTank(land: number, free: number, tokens: number, offer: Choices<Choice>): void {
  let refusal: Refusal | undefined;
  if (free < 1) refusal = NO_FACTORY;
  else if (tokens < COSTS.tank.tokens) refusal = poor(COSTS.tank.tokens, tokens);
  offer.add(TANK[land], refusal);
}

/**
 * The disc that is meant. Of those alike: for going back the one that has been so longest, without Renewable Energy
 * first; for an upgrade the youngest (VEN-R11).
 */
export function discFor(world: World, land: number, state: number, ground: number, oldest: boolean): number {
  let best = -1;
  for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++) {
    if (world.disc[disc] !== state || world.acted[disc] === world.turn) continue;
    if (world.h2o[disc] !== ground) continue;
    if (best < 0 || isBetter(world, disc, best, oldest)) best = disc;
  }
  return best;
}

function isBetter(world: World, disc: number, best: number, oldest: boolean): boolean {
  if (world.renewable[disc] !== world.renewable[best]) return world.renewable[disc] === 0;
  return oldest ? world.since[disc] < world.since[best] : world.since[disc] > world.since[best];
}

export function build(
  g: Position,
  seat: Seat,
  plant: Plant,
  territory: number,
  on: Ground,
  go: VenontaGo,
): void {
  const world = g.public;
  const state = PLANTS.indexOf(plant);
  const from = state === INTENSIVE ? FARM : FOREST;
  const disc = discFor(world, territory, from, GROUNDS.indexOf(on), false);
  world.disc[disc] = state;
  world.acted[disc] = world.turn;
  count(world, seat, 'built');
  if (state === FARM) {
    world.since[disc] = world.round;
    count(world, seat, 'farmsBuilt');
    grow(g, seat, COSTS.farm, world.organic[seat] > 0, go);
  } else if (state === INTENSIVE) grow(g, seat, COSTS.intensive, false, go);
  else raise(g, seat, disc, COSTS.factory.food, go);
  go.log('log.built', { seat, plant, territory: nameOf(territory), co2: world.co2 });
}

/** A factory stands on this disc from now on. */
function raise(g: Position, seat: Seat, disc: number, food: number, go: VenontaGo): void {
  const world = g.public;
  world.since[disc] = world.round;
  const cheap = world.cheapFactory > 0;
  grow(g, seat, { tokens: factoryCost(world), co2: COSTS.factory.co2, food }, cheap, go);
  if (cheap) world.cheapFactory--;
  for (let other = 0; other < g.seats; other++) breakClause(dealing, g, 'green', seat, other, go);
}

/** A farm becomes a factory, and its ration is lost (VEN-R23). */
function convert(g: Position, seat: Seat, land: number, go: VenontaGo): void {
  const world = g.public;
  const disc = discFor(world, land, FARM, WET, false);
  world.disc[disc] = FACTORY;
  world.acted[disc] = world.turn;
  count(world, seat, 'built');
  raise(g, seat, disc, -COSTS.farm.food, go);
  go.log('log.converted', { seat, territory: nameOf(land), co2: world.co2 });
}

interface Cost {
  readonly tokens: number;
  readonly co2: number;
  readonly food: number;
}

/** CO2 (VEN-9.2.3) and rations (VEN-9.2.4) at once; rations that go never take the stock below 0 (VEN-9.3.4). */
function grow(g: Position, seat: Seat, cost: Cost, clean: boolean, go: VenontaGo): void {
  pay(g.public, seat, cost.tokens);
  if (cost.food >= 0) g.public.stock[seat] += cost.food;
  else eat(g.public, seat, -cost.food);
  if (!clean && cost.co2 !== 0) emit(g, cost.co2, seat, go);
}

/** Going back one state; `free` by Planting Campaign. */
export function restore(
  g: Position,
  seat: Seat,
  plant: Plant,
  territory: number,
  on: Ground,
  free: boolean,
  go: VenontaGo,
): void {
  const world = g.public;
  const state = PLANTS.indexOf(plant);
  const disc = discFor(world, territory, state, GROUNDS.indexOf(on), true);
  const { co2, food, tokens } = RESTORING[state];
  grow(g, seat, { tokens: free ? 0 : tokens, co2, food }, false, go);
  // Only what was converted in an earlier round counts (VEN-24.6).
  const older = world.since[disc] < world.round;
  if (state === INTENSIVE) world.disc[disc] = FARM;
  else {
    if (older) count(world, seat, 'reforested');
    if (older && state === FACTORY) count(world, seat, 'factoriesRemoved');
    backToForest(world, disc);
  }
  world.acted[disc] = world.turn;
  go.log('log.restored', { seat, plant, territory: nameOf(territory), co2: world.co2 });
}

/** VEN-9.2.14 */
export function buildTank(g: Position, seat: Seat, land: number, go: VenontaGo): void {
  const world = g.public;
  pay(world, seat, COSTS.tank.tokens);
  world.tanksBuilt++;
  world.tanks[land * SEATS + seat]++;
  go.log('log.tankBuilt', { seat, territory: nameOf(land) });
}

/** Carries out a choice of `offerBuilding`; false when it is something else. */
export function takeBuilding(g: Position, seat: Seat, choice: Choice, go: VenontaGo): boolean {
  if (choice.do === 'build') build(g, seat, choice.plant, TERRITORY_OF[choice.territory], choice.on, go);
  else if (choice.do === 'convert') convert(g, seat, TERRITORY_OF[choice.territory], go);
  else if (choice.do === 'restore')
    restore(g, seat, choice.plant, TERRITORY_OF[choice.territory], choice.on, false, go);
  else if (choice.do === 'tank') buildTank(g, seat, TERRITORY_OF[choice.territory], go);
  else return false;
  return true;
}

/** May the active player return a farm of this territory to forest? For Planting Campaign. */
export function hasOldFarm(world: World, land: number): boolean {
  return (survey(world, land) & usable(FARM, WET)) !== 0;
}
