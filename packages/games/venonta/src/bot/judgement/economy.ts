import type { Seat } from '@entente/engine';
import { ACTIONS } from '../../data/actions.ts';
import { COLUMN, INCOME, POPULATION } from '../../data/tables.ts';
import { DISCS, FACTORY, LANDS, NOBODY, type Position, SEATS, type World } from '../../position.ts';
import { controllerOf, mouthsFromAbroad, needOf, productionOf, tanksOf } from '../../queries.ts';
import type { Chances } from './chances.ts';
import { type Character, KEPT, KEPT_OTHERWISE, WEIGHTS } from './character.ts';
import { wetForests } from './objective.ts';
import { exposedOf } from './war.ts';

/** What a seat has for the rest of the game, besides its points. */
export function economyWorth(g: Position, seat: Seat, chances: Chances, character: Character): number {
  const world = g.public;
  return (
    foodWorth(g, seat, chances) +
    tokenWorth(world, seat, chances) +
    landWorth(world, seat, chances, character) +
    tankWorth(world, g.seats, seat, chances, character) +
    handWorth(g, seat, chances)
  );
}

/** Hunger now, and at the next harvest. */
function foodWorth(g: Position, seat: Seat, chances: Chances): number {
  const world = g.public;
  let worth = 0;
  if (world.fed[seat] === 0) {
    const missing = Math.max(
      0,
      needOf(world, seat) - world.cover * Number(world.active === seat) - world.stock[seat],
    );
    // What events and others have taken is excused.
    const excused = missing <= world.external[seat];
    const first = Math.min(3, missing);
    worth -= (excused ? 0.4 : 1) * (first * WEIGHTS.hunger + (missing - first) * WEIGHTS.moreHunger);
    worth += WEIGHTS.spare * Math.max(0, world.stock[seat] - needOf(world, seat));
  } else worth += WEIGHTS.spare * world.stock[seat];
  if (chances.rounds === 0) return worth;
  const row = POPULATION[COLUMN[g.seats]];
  const next = row[Math.min(row.length - 1, Math.max(1, world.round))] + world.populationMod[seat];
  const late = world.fed[seat] > 0 ? mouthsFromAbroad(world, seat) : 0;
  const balance = productionOf(world, g.options, seat) - next - late;
  if (balance >= 0) return worth + WEIGHTS.spare * balance;
  // Farms can still be planted before the next feeding, if there is land with water for them.
  const hopeless = Math.max(0, -balance - wetForests(world, seat));
  return worth + balance * WEIGHTS.nextHunger - hopeless * 0.3;
}

/** Tokens buy things as long as something can be bought; next round's income is what the land yields. */
function tokenWorth(world: World, seat: Seat, chances: Chances): number {
  const open = chances.produce + chances.fight > 0 ? 1 : 0.02;
  return WEIGHTS.token * open * world.tokens[seat] + WEIGHTS.income * chances.rounds * incomeOf(world, seat);
}

function incomeOf(world: World, seat: Seat): number {
  let income = 0;
  for (let land = 0; land < LANDS; land++) {
    const coloniser = world.coloniser[land];
    const factory = hasFactory(world, land) ? 1 : 0;
    if (world.owner[land] === seat) income += coloniser === NOBODY ? INCOME.free + factory : INCOME.owner;
    else if (coloniser === seat) income += INCOME.coloniser + factory;
  }
  return income;
}

function hasFactory(world: World, land: number): boolean {
  for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++)
    if (world.disc[disc] === FACTORY) return true;
  return false;
}

/** Colonies won and lost, factories and their fuel. */
function landWorth(world: World, seat: Seat, { rounds }: Chances, character: Character): number {
  let worth = 0;
  let factories = 0;
  let fuel = 0;
  let wet = 0;
  for (let land = 0; land < LANDS; land++) {
    const mine = world.owner[land] === seat;
    if (mine && world.coloniser[land] !== NOBODY) worth -= character.lost * (0.3 + rounds);
    if (world.coloniser[land] === seat) worth += character.colony * (0.2 + rounds);
    if (mine) wet += waterOf(world, land);
    if (mine && world.coloniser[land] !== NOBODY) continue;
    if (!mine && world.coloniser[land] !== seat) continue;
    if (mine) fuel += world.tep[land];
    for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++) {
      if (world.disc[disc] === FACTORY && world.renewable[disc] === 0) factories++;
    }
  }
  const cold = rounds > 0 ? Math.max(0, factories - fuel) : 0;
  worth += character.factory * Math.min(factories, 3) * rounds - WEIGHTS.cold * cold;
  // Before the first round land is all there is: water feeds.
  return worth + wet * (world.round === 0 || world.phase === 0 ? 0.4 : 0.02);
}

function waterOf(world: World, land: number): number {
  let count = 0;
  for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++) count += world.h2o[disc];
  return count;
}

function tankWorth(world: World, seats: number, seat: Seat, chances: Chances, character: Character): number {
  const life = chances.rounds > 0 ? 1 : chances.fight > 0 ? 0.6 : 0.1;
  const count = tanksOf(world, seat);
  const [first, second, more] = character.tanks;
  let worth = 0;
  for (let tank = 0; tank < count; tank++) worth += tank === 0 ? first : tank === 1 ? second : more;
  return (
    life * (worth - WEIGHTS.exposed * exposedOf(world, seats, seat)) - WEIGHTS.guest * guestsOf(world, seat)
  );
}

function guestsOf(world: World, seat: Seat): number {
  let count = 0;
  for (let land = 0; land < LANDS; land++) {
    if (controllerOf(world, land) !== seat) count += world.tanks[land * SEATS + seat];
  }
  return count;
}

const CARDS = ACTIONS.map(({ id }) => KEPT[id] ?? KEPT_OTHERWISE);

function handWorth(g: Position, seat: Seat, { rounds, produce, fight }: Chances): number {
  const life = rounds > 0 ? 1 : produce + fight > 0 ? 0.5 : 0.05;
  let worth = 0;
  for (const card of g.private[seat].hand) worth += CARDS[card];
  return worth * life;
}
