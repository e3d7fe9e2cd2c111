import type { Seat } from '@entente/engine';
import { ACTIONS } from '../../data/actions.ts';
import { OCEANS_OF } from '../../data/board.ts';
import { COUNTERS, type Counter } from '../../data/conditions.ts';
import { RED } from '../../data/tables.ts';
import { OCEANS, TERRITORIES } from '../../data/territories.ts';
import {
  COUNTS,
  DISCARDED,
  FOREST,
  NOBODY,
  type Position,
  type VenontaGo,
  type World,
} from '../../position.ts';

/** Everything that is paid, gained, emitted and lost goes through here. */

const COUNTER_OF = Object.fromEntries(COUNTERS.map((id, index) => [id, index])) as Record<Counter, number>;

export function count(world: World, seat: Seat, counter: Counter, by = 1): void {
  world.counts[seat * COUNTS + COUNTER_OF[counter]] += by;
}

export function counted(world: World, seat: Seat, counter: Counter): number {
  return world.counts[seat * COUNTS + COUNTER_OF[counter]];
}

/** To the bank (VEN-15.1), as far as there is any; returns what was paid. */
export function pay(world: World, seat: Seat, tokens: number): number {
  const paid = Math.min(tokens, world.tokens[seat]);
  world.tokens[seat] -= paid;
  world.bank += paid;
  return paid;
}

/** From the bank, never more than it holds (VEN-15.2): nothing while it is empty (VEN-24.1). */
export function gain(world: World, seat: Seat, tokens: number): number {
  const gained = Math.min(tokens, world.bank);
  world.tokens[seat] += gained;
  world.bank -= gained;
  return gained;
}

/** VEN-20.1: never below 0, unless the table wants it so. There is no end above (VEN-20.2). */
export function score({ public: world, options }: Position, seat: Seat, points: number): void {
  const after = world.vp[seat] + points;
  world.vp[seat] = options.lowestPoints === 'below' ? after : Math.max(0, after);
}

/** Rations leave a stock, never below 0; returns how many did. */
export function eat(world: World, seat: Seat, rations: number): number {
  const eaten = Math.min(rations, world.stock[seat]);
  world.stock[seat] -= eaten;
  return eaten;
}

/** Rations lost to something from outside (VEN-11.1.9). */
export function loseRations(world: World, seat: Seat, rations: number): number {
  const lost = eat(world, seat, rations);
  world.external[seat] += lost;
  return lost;
}

/** One TEP of a territory is used up (VEN-4.7). */
export function consume(world: World, land: number): void {
  world.tep[land]--;
  world.consumed++;
}

/**
 * CO2 rises or falls, not below 0 (VEN-9.3.1); `by` is whose doing it is, or NOBODY. A red space draws an event when it
 * is reached (VEN-12.4), several draw several (VEN-12.5), each once: going back changes nothing (VEN-9.3.5).
 */
export function emit(g: Position, co2: number, by: Seat, go: VenontaGo): void {
  const world = g.public;
  world.co2 = Math.max(0, world.co2 + co2);
  if (co2 > 0 && by !== NOBODY) {
    count(world, by, 'emitted', co2);
    world.emitted[by] += co2;
  }
  while (world.red < RED.length && world.co2 >= RED[world.red]) {
    go.log('log.red', { space: RED[world.red] });
    world.red++;
    drawEvent(g);
  }
}

/** An event is drawn face down and waits for phase 6 (VEN-12.4), if the deck has one. */
export function drawEvent(g: Position): void {
  const event = g.secret.events.pop();
  if (event === undefined) return;
  g.secret.waiting.push(event);
  g.public.waiting++;
}

/** The same, and everybody is told. */
export function warm(g: Position, co2: number, by: Seat, go: VenontaGo): void {
  const before = g.public.co2;
  const after = Math.max(0, before + co2);
  if (after > before) go.log('log.co2Rose', { count: after - before, co2: after });
  else if (after < before) go.log('log.co2Fell', { count: before - after, co2: after });
  emit(g, co2, by, go);
}

/** Fish die in one ocean, never below 0; returns how many did. */
export function killFish(world: World, ocean: number, fish: number): number {
  const killed = Math.min(fish, world.fish[ocean]);
  world.fish[ocean] -= killed;
  return killed;
}

/** Where the waste of a territory kills a fish, or -1 when no fish is left (VEN-13.2). */
export function oceanForWaste(world: World, land: number): number {
  const near = OCEANS_OF[land];
  for (let index = 0; index < near.length; index++) if (world.fish[near[index]] > 0) return near[index];
  let most = 0;
  for (let ocean = 1; ocean < OCEANS.length; ocean++) if (world.fish[ocean] > world.fish[most]) most = ocean;
  return world.fish[most] > 0 ? most : -1;
}

const RENEWABLE = ACTIONS.findIndex(({ id }) => id === 'CA-14');

/** A disc becomes forest without any change of CO2 (VEN-4.4); Renewable Energy is lost with its factory. */
export function backToForest(world: World, disc: number): void {
  world.disc[disc] = FOREST;
  world.since[disc] = 0;
  if (world.renewable[disc] === 0) return;
  world.renewable[disc] = 0;
  world.cards[RENEWABLE] = DISCARDED;
}

/** A head colonist goes home and the territory is free (VEN-9.9.10). What was levied stays taken (VEN-24.13). */
export function freeColony(world: World, land: number): void {
  world.colonists[world.coloniser[land]]++;
  world.coloniser[land] = NOBODY;
  world.fresh[land] = 0;
}

export const nameOf = (land: number) => TERRITORIES[land];
