import { FOSSIL, type Nation, type World } from '../../position.ts';

/**
 * Money and tokens move only through these functions, so that nothing is made or lost on the way. LIMIT gives and
 * takes without end; what is counted there is the balance (LIM-0.2.5).
 */

interface Purse {
  money: number;
}
interface Polluter {
  pollution: number;
}
interface Unstable {
  destab: number;
}

// Pollution

/** Of all nations, the star nation included. */
export function totalPollution(world: World): number {
  let total = world.star === null ? 0 : world.star.pollution;
  for (const nation of world.nations) total += nation.pollution;
  return total;
}

/** Counted from the total, so excess pollution goes back first, whoever returns it (LIM-0.7.2, LIM-0.7.3). */
export function pollutionReserve(world: World): number {
  return Math.max(0, world.pollutionCap - totalPollution(world));
}

/** Pollution beyond what the reserve held. */
export function excessPollution(world: World): number {
  return Math.max(0, totalPollution(world) - world.pollutionCap);
}

/**
 * From the reserve, then from LIMIT: there is always enough (LIM-0.7.1), also when it is a cost (LIM-7.3.5). It stays
 * with the nation until it is returned (LIM-0.7.7).
 */
export function takePollution(who: Polluter, count: number): void {
  who.pollution += count;
}

/** As far as the nation has any. Returns their number. */
export function returnPollution(who: Polluter, count: number): number {
  const returned = Math.min(count, who.pollution);
  who.pollution -= returned;
  return returned;
}

/** From nation to nation: the total and the reserve stay the same (LIM-7.2.8). */
export function passPollution(from: Polluter, to: Polluter, count: number): void {
  from.pollution -= count;
  to.pollution += count;
}

// Destabilisation

/**
 * From the reserve, and what it lacks from LIMIT (LIM-0.7.4): it can always be taken, also as a cost (LIM-7.3.5). The
 * sum of several nations comes out the same in any order (LIM-9.11). It stays with the nation until returned
 * (LIM-0.7.7).
 */
export function takeDestab(world: World, who: Unstable, count: number): void {
  const there = Math.min(count, world.destabReserve);
  world.destabReserve -= there;
  world.limit.destab -= count - there;
  who.destab += count;
}

/**
 * To the reserve card, never to LIMIT, as far as the nation has any (LIM-0.7.5); where they came from is not
 * told apart (LIM-0.7.6). Returns their number.
 */
export function returnDestab(world: World, who: Unstable, count: number): number {
  const returned = Math.min(count, who.destab);
  who.destab -= returned;
  world.destabReserve += returned;
  return returned;
}

// Money

/** Costs go to the bank (LIM-0.7.9). */
export function payBank(world: World, who: Purse, money: number): void {
  who.money -= money;
  world.bank += money;
}

export function payNation(from: Purse, to: Purse, money: number): void {
  from.money -= money;
  to.money += money;
}

/** From the bank as far as it reaches, never from LIMIT (LIM-1.4.16). Returns what was paid. */
export function drawFromBank(world: World, who: Purse, money: number): number {
  const paid = Math.min(money, world.bank);
  world.bank -= paid;
  who.money += paid;
  return paid;
}

/** In full: what the bank lacks comes from LIMIT (LIM-2.8.3). Returns what the bank lacked. */
export function drawFromBankAndLimit(world: World, who: Purse, money: number): number {
  const missing = money - drawFromBank(world, who, money);
  world.limit.money -= missing;
  who.money += missing;
  return missing;
}

/** To LIMIT, where a text says that money is burned (LIM-0.7.9). */
export function burnOwn(world: World, who: Purse, money: number): void {
  who.money -= money;
  world.limit.money += money;
}

export function burnBank(world: World, money: number): void {
  world.bank -= money;
  world.limit.money += money;
}

// Fossil (LIM-0.7.8)

export function spendFossil(world: World, nation: Nation, count: number): void {
  nation.stock[FOSSIL] -= count;
  world.limit.fossil += count;
}

export function gainFossil(world: World, nation: Nation, count: number): void {
  nation.stock[FOSSIL] += count;
  world.limit.fossil -= count;
}
