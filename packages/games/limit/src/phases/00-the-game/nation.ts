import type { CardId } from '../../data/cards/index.ts';
import {
  FACTORY_LEVELS,
  LOWEST_LEVEL,
  POPULATION_LEVELS,
  POPULATION_VALUE,
  PRODUCTION_OUTPUT,
  STANDARD_OF_LIVING,
  TERRITORY_SPACES,
  UNREST,
} from '../../data/tracks.ts';
import { A, E, type Nation, RENEWABLE, type Star, type World } from '../../position.ts';
import { takeDestab } from './reserves.ts';

// Population (LIM-0.3.1, LIM-0.4)

/** The value of a population level: 0 below the track, 100 beyond its end (LIM-0.4.3, LIM-0.4.4). */
export function populationValue(level: number): number {
  if (level <= 0) return 0;
  return level > POPULATION_LEVELS ? POPULATION_VALUE[POPULATION_LEVELS] : POPULATION_VALUE[level];
}

/** The number of heads: the population value (LIM-9.8). */
export function heads(nation: Nation): number {
  return POPULATION_VALUE[nation.population];
}

/**
 * Moves the population marker, to the right for a gain and to the left for a loss (LIM-0.4.1); it stays at the end of
 * its track (LIM-0.4.2), so no nation dies out (LIM-9.12). Returns the levels moved.
 */
export function movePopulation(nation: Nation, by: number): number {
  const before = nation.population;
  nation.population = Math.max(LOWEST_LEVEL, Math.min(POPULATION_LEVELS, before + by));
  return nation.population - before;
}

// Factories (LIM-0.3.2, LIM-0.4)

/** What a factory makes at its level. */
export function output(nation: Nation, factory: number): number {
  return PRODUCTION_OUTPUT[nation.factories[factory]];
}

/**
 * The highest level a factory may have: renewable not above the territories owned (LIM-0.4.6, LIM-0.4.9).
 * Those beyond the eighth let nothing more be made (LIM-0.4.10).
 */
export function highestLevel(nation: Nation, factory: number): number {
  if (factory !== RENEWABLE) return FACTORY_LEVELS;
  return Math.max(LOWEST_LEVEL, Math.min(TERRITORY_SPACES, nation.territories));
}

export function canRaiseFactory(nation: Nation, factory: number): boolean {
  return nation.factories[factory] < highestLevel(nation, factory);
}

export function canLowerFactory(nation: Pick<Nation, 'factories'>, factory: number): boolean {
  return nation.factories[factory] > LOWEST_LEVEL;
}

/**
 * Moves a factory marker, to the right for a gain (LIM-0.4.1), as far as its track and the territories allow: further
 * levels are lost (LIM-7.2.7), and growth stops at the territories too (LIM-2.7.2). Returns the levels moved.
 */
export function moveFactory(nation: Nation, factory: number, by: number): number {
  const before = nation.factories[factory];
  const wanted = Math.max(LOWEST_LEVEL, Math.min(highestLevel(nation, factory), before + by));
  nation.factories[factory] = wanted;
  return wanted - before;
}

/** When territories fall below the renewable level, it drops with them at once (LIM-0.4.8). */
export function closeGate(nation: Nation): void {
  const highest = highestLevel(nation, RENEWABLE);
  if (nation.factories[RENEWABLE] > highest) nation.factories[RENEWABLE] = highest;
}

// Territories: they move here and not in the reserves because the gate closes at once.

/** To LIMIT, as far as there are any. Returns the number lost. */
export function loseTerritories(world: World, from: Nation | Star, count: number): number {
  const lost = Math.min(count, from.territories);
  from.territories -= lost;
  world.limit.territories += lost;
  if ('factories' in from) closeGate(from);
  return lost;
}

/** From one nation to another, as far as there are any. Returns the number taken. */
export function takeTerritories(from: Nation | Star, to: Nation, count: number): number {
  const taken = Math.min(count, from.territories);
  from.territories -= taken;
  to.territories += taken;
  if ('factories' in from) closeGate(from);
  return taken;
}

// Standard of living (LIM-0.5)

/**
 * A class may rise while it is below the top and below the class above it (LIM-0.5.2): A ≥ B ≥ C ≥ D ≥ E (LIM-0.5.1).
 */
export function mayRise(nation: Pick<Nation, 'sol'>, socialClass: number): boolean {
  const { sol } = nation;
  if (sol[socialClass] >= STANDARD_OF_LIVING.highest) return false;
  return socialClass === A || sol[socialClass] < sol[socialClass - 1];
}

/** A class may fall while it is above the bottom and above the class below it (LIM-0.5.3, LIM-0.5.1). */
export function mayFall(nation: Pick<Nation, 'sol'>, socialClass: number): boolean {
  const { sol } = nation;
  if (sol[socialClass] <= STANDARD_OF_LIVING.lowest) return false;
  return socialClass === E || sol[socialClass] > sol[socialClass + 1];
}

export function anyMayRise(nation: Nation): boolean {
  // E is the lowest: while it is below the top, the highest class not at the top may rise.
  return nation.sol[E] < STANDARD_OF_LIVING.highest;
}

export function anyMayFall(nation: Nation): boolean {
  return nation.sol[A] > STANDARD_OF_LIVING.lowest;
}

/**
 * One step up; the first time a class reaches 3 its demographic token moves to the zone (LIM-0.5.5, LIM-0.5.6). True
 * when it did.
 */
export function raiseClass(nation: Nation, socialClass: number): boolean {
  const { sol } = nation;
  sol[socialClass]++;
  if (sol[socialClass] !== STANDARD_OF_LIVING.demographicTokenAt || !hasTokenOnRow(nation, socialClass))
    return false;
  nation.rows--;
  nation.zone++;
  return true;
}

export function lowerClass(nation: Nation, socialClass: number): void {
  nation.sol[socialClass]--;
}

/** Tokens leave the rows in the order of the classes. */
export function hasTokenOnRow(nation: Nation, socialClass: number): boolean {
  return socialClass >= nation.sol.length - nation.rows;
}

/** "Highest possible class": the first of A to E that may fall; -1 if none (LIM-0.5.8). */
export function highestToFall(nation: Nation): number {
  for (let socialClass = A; socialClass <= E; socialClass++)
    if (mayFall(nation, socialClass)) return socialClass;
  return -1;
}

/** "Lowest possible class": the first of E to A that may fall; -1 if none (LIM-0.5.8). */
export function lowestToFall(nation: Nation): number {
  for (let socialClass = E; socialClass >= A; socialClass--)
    if (mayFall(nation, socialClass)) return socialClass;
  return -1;
}

// Unrest (LIM-0.6)

/** Steps beyond the end of the track give destabilisation instead (LIM-0.6.2). Returns the tokens taken. */
export function raiseUnrest(world: World, nation: Nation, by: number): number {
  const room = UNREST.highest - nation.unrest;
  if (by <= room) {
    nation.unrest += by;
    return 0;
  }
  nation.unrest = UNREST.highest;
  takeDestab(world, nation, by - room);
  return by - room;
}

/** A step down from 1 does nothing (LIM-0.6.3). */
export function lowerUnrest(nation: Nation, by: number): void {
  nation.unrest = Math.max(UNREST.lowest, nation.unrest - by);
}

/** An increase that is a cost must fit on the track (LIM-0.6.4). */
export function unrestFits(nation: Nation, by: number): boolean {
  return nation.unrest + by <= UNREST.highest;
}

// Cards

export function hasPermanent(nation: Nation, card: CardId): boolean {
  return nation.permanents.includes(card);
}
