import type { Measure, Seat } from '@entente/engine';
import { FACTORY, FARM, FOREST, INTENSIVE, LANDS, NOBODY, type Venonta, type World } from './position.ts';
import { controlled, discsOn, fishLeft, owned, productionOf, tanksOf } from './queries.ts';

const ofSeat = (id: string, value: (world: World, seat: Seat) => number): Measure<Venonta> => ({
  id,
  of: 'seat',
  value: (g, seat) => value(g.public, seat),
});
const ofWorld = (id: string, value: (world: World) => number): Measure<Venonta> => ({
  id,
  of: 'world',
  value: (g) => value(g.public),
});

/**
 * The series that are recorded at the end of every round. CO2, population, fish, fuel and farms have curves of the real
 * world to be shown beside them.
 */
export const measures: readonly Measure<Venonta>[] = [
  ofSeat('vp', (world, seat) => world.vp[seat]),
  ofSeat('population', (world, seat) => world.population[seat]),
  ofSeat('stock', (world, seat) => world.stock[seat]),
  { id: 'production', of: 'seat', value: (g, seat) => productionOf(g.public, g.options, seat) },
  ofSeat('tokens', (world, seat) => world.tokens[seat]),
  ofSeat('emitted', (world, seat) => world.emitted[seat]),
  ofSeat('forests', (world, seat) => owned(world, seat, FOREST)),
  ofSeat('farms', (world, seat) => owned(world, seat, FARM) + owned(world, seat, INTENSIVE)),
  ofSeat('factories', (world, seat) => controlled(world, seat, FACTORY)),
  ofSeat('tanks', tanksOf),
  ofSeat('colonies', coloniesOf),
  ofSeat('broken', (world, seat) => promises(world, seat, 'broken')),
  ofSeat('kept', (world, seat) => promises(world, seat, 'kept')),
  ofWorld('co2', (world) => world.co2),
  ofWorld('people', (world) => sum(world.population)),
  ofWorld('fish', fishLeft),
  ofWorld('fuel', (world) => sum(world.tep)),
  ofWorld('worldForests', (world) => discs(world, FOREST)),
  ofWorld('worldFarms', (world) => discs(world, FARM) + discs(world, INTENSIVE)),
  ofWorld('worldFactories', (world) => discs(world, FACTORY)),
  ofWorld('worldColonies', (world) => LANDS - count(world.coloniser, NOBODY)),
];

function coloniesOf(world: World, seat: Seat): number {
  return count(world.coloniser, seat);
}

function promises(world: World, seat: Seat, fate: 'kept' | 'broken'): number {
  return world.deals.ledger.filter((promised) => promised.by === seat && promised.fate === fate).length;
}

function discs(world: World, state: number): number {
  let found = 0;
  for (let land = 0; land < LANDS; land++) found += discsOn(world, land, state);
  return found;
}

function count(list: readonly number[], value: number): number {
  let found = 0;
  for (const entry of list) if (entry === value) found++;
  return found;
}

function sum(list: readonly number[]): number {
  let total = 0;
  for (const entry of list) total += entry;
  return total;
}
