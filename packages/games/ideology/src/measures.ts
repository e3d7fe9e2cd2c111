import type { Measure, Seat } from '@entente/engine';
import { WMD } from './data/advancements.ts';
import {
  CULTURAL,
  ECONOMIC,
  type Ideology,
  INDEPENDENT,
  KINDS,
  MILITARY,
  PEACE,
  WAR,
  type World,
} from './position.ts';
import { advancementPoints, globalInfluence, onTable } from './queries.ts';

const ofSeat = (id: string, value: (world: World, seat: Seat) => number): Measure<Ideology> => ({
  id,
  of: 'seat',
  value: (g, seat) => value(g.public, seat),
});
const ofWorld = (id: string, value: (world: World) => number): Measure<Ideology> => ({
  id,
  of: 'world',
  value: (g) => value(g.public),
});

/** The series that are recorded at the end of every turn. */
export const measures: readonly Measure<Ideology>[] = [
  ofSeat('influence', globalInfluence),
  ofSeat('regions', (world, seat) => count(world.controller, seat)),
  ofSeat('military', (world, seat) => onTable(world, seat, MILITARY)),
  ofSeat('economic', (world, seat) => onTable(world, seat, ECONOMIC)),
  ofSeat('cultural', (world, seat) => onTable(world, seat, CULTURAL)),
  ofSeat('advancementPoints', advancementPoints),
  ofSeat('weapons', (world, seat) => world.held[seat * KINDS + WMD]),
  ofSeat('wars', (world, seat) => relationsOf(world, seat, WAR)),
  ofWorld('independent', (world) => count(world.controller, INDEPENDENT)),
  ofWorld('worldWars', (world) => pairs(world, WAR)),
  ofWorld('worldPeace', (world) => pairs(world, PEACE)),
];

function count(list: readonly number[], value: number): number {
  let found = 0;
  for (const entry of list) if (entry === value) found++;
  return found;
}

function relationsOf(world: World, seat: Seat, relation: number): number {
  const seats = world.order.length;
  let found = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && world.relations[seat * seats + other] === relation) found++;
  }
  return found;
}

/** Pairs of seats in this relation; each is found from both sides. */
function pairs(world: World, relation: number): number {
  let found = 0;
  for (let seat = 0; seat < world.order.length; seat++) found += relationsOf(world, seat, relation);
  return found / 2;
}
