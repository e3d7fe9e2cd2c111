import type { Decision, Seat } from '@entente/engine';
import { COASTS, TERRITORY_OF } from '../../data/board.ts';
import type { ByPlayers } from '../../data/conditions.ts';
import { DRY_LAND, type EventEffect } from '../../data/events.ts';
import { BOX, COLUMN, FOOD } from '../../data/tables.ts';
import { OCEANS } from '../../data/territories.ts';
import type { Frame } from '../../flow.ts';
import {
  DISCS,
  FACTORY,
  FARM,
  FOREST,
  INTENSIVE,
  NOBODY,
  type Position,
  SEATS,
  type Venonta,
  type VenontaGo,
  type World,
} from '../../position.ts';
import { controllerOf, discsOn } from '../../queries.ts';
import {
  backToForest,
  consume,
  freeColony,
  killFish,
  loseRations,
  nameOf,
  pay,
  warm,
} from '../15-tokens-and-bank/goods.ts';
import { generateMigrant } from '../17-migrants/migrants.ts';

/** What events do, effect by effect. */

type Strike = Extract<Frame, { step: 'strike' }>;

/** Resilience or Early Warning. */
const isSpared = ({ spared, warned }: Strike, seat: Seat) => spared.includes(seat) || warned.includes(seat);

const byPlayers = (value: ByPlayers, seats: number): number =>
  typeof value === 'number' ? value : value[COLUMN[seats]];

/** On a struck territory, or everywhere for a common event. */
export function applyEffect(g: Position, frame: Strike, effect: EventEffect, go: VenontaGo): void {
  const world = g.public;
  const land = frame.struck[frame.at] ?? 0;
  switch (effect.do) {
    case 'food':
    case 'tokens':
    case 'population':
      for (const seat of victims(g, frame, effect.who)) suffer(g, seat, effect, go);
      return;
    case 'co2':
      heat(g, frame, effect, go);
      return;
    case 'fish':
      for (let ocean = 0; ocean < OCEANS.length; ocean++) {
        if (effect.where === 'rolled' && ocean !== frame.struck[0]) continue;
        const fish = killFish(world, ocean, -effect.by);
        if (fish > 0) go.log('log.fishDied', { count: fish, ocean: OCEANS[ocean] });
      }
      return;
    case 'burnTep':
      if (world.tep[land] === 0 || isSpared(frame, controllerOf(world, land))) return;
      consume(world, land);
      go.log('log.tepBurnt', { territory: nameOf(land) });
      // Wells burn only when there is something to burn (CI-09).
      warm(g, 1, NOBODY, go);
      return;
    case 'migrant':
      if (isSpared(frame, world.owner[land])) return;
      if (effect.if === undefined || waterOn(world, land) <= DRY_LAND) generateMigrant(g, land, go);
      return;
    case 'loseFarm':
    case 'loseFactory':
    case 'loseH2o':
    case 'loseTank':
    case 'freeColony':
      lose(g, frame, effect, land, go);
      return;
    case 'downgrade':
      if (!isSpared(frame, world.owner[land])) downgrade(world, land, go);
      return;
    case 'fuelShock':
      world.fuelShock++;
      return;
    case 'closedSeas':
      world.closedSeas = 1;
  }
}

/** Discs that have water now (VEN-R20): some dry out, some are irrigated. */
function waterOn(world: World, land: number): number {
  return discsWith(land, (disc) => world.h2o[disc] > 0).length;
}

/** Those whom an effect on players strikes; a player with two struck coasts twice. */
function victims(g: Position, frame: Strike, who: 'owner' | 'each' | 'coast'): Seat[] {
  const { owner } = g.public;
  const struck =
    who === 'each'
      ? g.private.map((_, seat) => seat)
      : who === 'owner'
        ? [owner[frame.struck[frame.at]]]
        : COASTS[frame.struck[0]].map((land) => owner[land]);
  return struck.filter((seat) => !isSpared(frame, seat));
}

function suffer(
  g: Position,
  seat: Seat,
  effect: Extract<EventEffect, { do: 'food' | 'tokens' | 'population' }>,
  go: VenontaGo,
): void {
  const world = g.public;
  const loss = -byPlayers(effect.by, g.seats);
  // Rations are an external loss (VEN-6.8).
  if (effect.do === 'food') go.log('log.lostRations', { seat, count: loseRations(world, seat, loss) });
  else if (effect.do === 'tokens') go.log('log.lostTokens', { seat, count: pay(world, seat, loss) });
  else {
    const people = Math.max(BOX.leastPopulation, world.population[seat] - loss);
    const count = world.population[seat] - people;
    world.population[seat] = people;
    go.log('log.lostPeople', { seat, count });
    const { epidemics } = g.options;
    if (epidemics === 'rations') go.log('log.lostRations', { seat, count: loseRations(world, seat, count) });
    else if (epidemics === 'tokens') go.log('log.lostTokens', { seat, count: pay(world, seat, count) });
  }
}

/** Early Warning does not keep CO2 away, resilience does where it keeps the fire away (VEN-R10). */
function heat(g: Position, frame: Strike, effect: Extract<EventEffect, { do: 'co2' }>, go: VenontaGo): void {
  const land = frame.struck[frame.at] ?? 0;
  if (effect.if === 'forest') {
    if (discsOn(g.public, land, FOREST) === 0 || frame.spared.includes(g.public.owner[land])) return;
    go.log('log.fire', { territory: nameOf(land) });
  }
  warm(g, effect.by, NOBODY, go);
}

function lose(
  g: Position,
  frame: Strike,
  effect: Extract<EventEffect, { do: 'loseFarm' | 'loseFactory' | 'loseH2o' | 'loseTank' | 'freeColony' }>,
  land: number,
  go: VenontaGo,
): void {
  const world = g.public;
  const victim = victimOf(world, effect.do, land);
  const spared = isSpared(frame, victim);
  if (effect.do === 'loseTank' && world.tanks[land * SEATS + victim] > 0) {
    if (spared) return;
    world.tanks[land * SEATS + victim]--;
    go.log('log.tankLost', { seat: victim, territory: nameOf(land) });
    return;
  }
  if (effect.do === 'freeColony' && world.coloniser[land] !== NOBODY) {
    if (spared) return;
    go.log('log.uprising', { seat: world.coloniser[land], territory: nameOf(land) });
    freeColony(world, land);
    go.call({ step: 'evict', territory: nameOf(land) });
    return;
  }
  const discs = candidates(world, effect.do, land);
  if (discs.length === 0) {
    // Nothing is lost, unless the card says what happens then (VEN-24.9); that may strike another player, who
    // is not spared.
    if ('else' in effect && effect.else !== undefined) applyEffect(g, frame, effect.else, go);
  } else if (!spared) chooseLoss(g, victim, land, discs, effect.do === 'loseH2o', go);
}

/** Farms and water are the owner's loss, factories and tanks the controller's (VEN-6.7). */
function victimOf(world: World, op: string, land: number): Seat {
  return op === 'loseFarm' || op === 'loseH2o' ? world.owner[land] : controllerOf(world, land);
}

function candidates(world: World, op: string, land: number): number[] {
  if (op === 'loseFarm') {
    const intensive = discsWith(land, (disc) => world.disc[disc] === INTENSIVE);
    return intensive.length > 0 ? intensive : discsWith(land, (disc) => world.disc[disc] === FARM);
  }
  if (op === 'loseFactory') return discsWith(land, (disc) => world.disc[disc] === FACTORY);
  if (op !== 'loseH2o') return [];
  return discsWith(
    land,
    (disc) => world.h2o[disc] > 0 && world.disc[disc] !== FARM && world.disc[disc] !== INTENSIVE,
  );
}

function discsWith(land: number, test: (disc: number) => boolean): number[] {
  const found: number[] = [];
  for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++) if (test(disc)) found.push(disc);
  return found;
}

/** Owner or controller picks which, unless one is like the other. */
function chooseLoss(
  g: Position,
  seat: Seat,
  land: number,
  discs: number[],
  water: boolean,
  go: VenontaGo,
): void {
  const { disc, h2o, renewable } = g.public;
  const [first] = discs;
  const alike = discs.every(
    (other) =>
      disc[other] === disc[first] && h2o[other] === h2o[first] && renewable[other] === renewable[first],
  );
  if (alike) loseDisc(g.public, first, water, go);
  else
    go.call({
      step: 'loss',
      seat,
      territory: nameOf(land),
      discs: discs.map((each) => (each % DISCS) + 1),
      water,
    });
}

/** A farm takes its rations with it, an external loss (VEN-6.8); a disc that dries out stays as it is. */
function loseDisc(world: World, disc: number, water: boolean, go: VenontaGo): void {
  const land = Math.floor(disc / DISCS);
  const territory = nameOf(land);
  if (water) {
    world.h2o[disc] = 0;
    go.log('log.driedOut', { territory });
    return;
  }
  const state = world.disc[disc];
  if (state === FARM) loseRations(world, world.owner[land], FOOD.farm);
  if (state === INTENSIVE) loseRations(world, world.owner[land], FOOD.intensive);
  backToForest(world, disc);
  if (state === FACTORY) go.log('log.factoryLost', { seat: controllerOf(world, land), territory });
  else go.log('log.farmLost', { seat: world.owner[land], territory });
}

export const loss: Decision<Venonta, 'loss', 'lose'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'VEN-6.7',
  asks: (_g, frame) => frame.seat,
  choices(_g, { territory, discs }, _seat, offer) {
    for (const disc of discs) offer.add({ do: 'lose', territory, disc });
  },
  default: (_g, { territory, discs }) => ({ do: 'lose', territory, disc: discs[0] }),
  take(g, frame, _seat, choice, go) {
    go.done();
    loseDisc(g.public, TERRITORY_OF[choice.territory] * DISCS + choice.disc - 1, frame.water, go);
  },
};

function downgrade(world: World, land: number, go: VenontaGo): void {
  for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++) {
    if (world.disc[disc] !== INTENSIVE) continue;
    world.disc[disc] = FARM;
    loseRations(world, world.owner[land], FOOD.intensive - FOOD.farm);
    go.log('log.fellBack', { territory: nameOf(land) });
  }
}
