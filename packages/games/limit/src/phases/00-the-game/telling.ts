import type { Seat } from '@entente/engine';
import type { CardId } from '../../data/cards/index.ts';
import { CLASSES, FACTORIES, type Resource } from '../../data/terms.ts';
import { type LimitGo, type Nation, RENEWABLE, STAR, type Star, type World } from '../../position.ts';
import {
  heads,
  loseTerritories,
  lowerClass,
  lowerUnrest,
  moveFactory,
  movePopulation,
  output,
  raiseClass,
  raiseUnrest,
  takeTerritories,
} from './nation.ts';
import { returnDestab, returnPollution, takeDestab, takePollution } from './reserves.ts';

/*
 * Moves that everybody sees, each with its line in the log: whoever reads the log alone knows every number on the table.
 * Looking ahead uses the silent moves of `nation.ts` and `reserves.ts`.
 */

/** Why unrest moves, if no card does it. */
type UnrestReason = 'food' | 'goods' | 'fossil' | 'pollution' | 'demilitarisation';
/** Why a nation takes destabilisation, besides unrest that no longer fits. */
type DestabReason = 'cost' | 'broken';
/** Why the population moves. */
type PeopleReason = 'growth' | 'mortality' | 'migration' | 'pollution' | 'military';
export type Token = 'pollution' | 'destabilisation';

export function changeUnrest(world: World, seat: Seat, by: number, why: UnrestReason, go: LimitGo): void {
  if (by === 0) return;
  const { unrest, excess } = moveUnrest(world, seat, by);
  go.log('log.unrest', { seat, way: by > 0 ? 'up' : 'down', by: Math.abs(by), unrest, why });
  tellOverflow(seat, excess, go);
}

/** Unrest that a card costs or moves, or that taking it off the table costs. */
export function changeUnrestByCard(world: World, seat: Seat, by: number, card: CardId, go: LimitGo): void {
  const { unrest, excess } = moveUnrest(world, seat, by);
  go.log('log.unrestByCard', { seat, card, way: by > 0 ? 'up' : 'down', by: Math.abs(by), unrest });
  tellOverflow(seat, excess, go);
}

function moveUnrest(world: World, seat: Seat, by: number): { unrest: number; excess: number } {
  const nation = world.nations[seat];
  let excess = 0;
  if (by > 0) excess = raiseUnrest(world, nation, by);
  else lowerUnrest(nation, -by);
  return { unrest: nation.unrest, excess };
}

/** What did not fit on the unrest track has become destabilisation (LIM-0.6.2). */
export function tellOverflow(seat: Seat, count: number, go: LimitGo): void {
  if (count > 0) go.log('log.overflow', { seat, count });
}

export function giveDestab(world: World, seat: Seat, count: number, why: DestabReason, go: LimitGo): void {
  takeDestab(world, world.nations[seat], count);
  go.log('log.destab', { seat, count, why });
}

export function givePollution(world: World, seat: Seat, count: number, go: LimitGo): void {
  takePollution(world.nations[seat], count);
  go.log('log.pollution', { seat, count });
}

/** A nation, or the star nation, returns as much as it has of a token. */
export function giveBack(world: World, who: number, token: Token, count: number, go: LimitGo): void {
  const from = who === STAR ? world.star : world.nations[who];
  if (from === null) return;
  const returned = token === 'pollution' ? returnPollution(from, count) : returnDestab(world, from, count);
  if (returned === 0) return;
  if (who === STAR) go.log('log.starReturns', { token, count: returned });
  else go.log('log.returned', { seat: who, token, count: returned });
}

export function riseOf(nation: Nation, seat: Seat, socialClass: number, go: LimitGo): void {
  const token = raiseClass(nation, socialClass) ? 'yes' : 'no';
  go.log('log.classRose', { seat, class: CLASSES[socialClass], standard: nation.sol[socialClass], token });
}

export function fallOf(nation: Nation, seat: Seat, socialClass: number, go: LimitGo): void {
  lowerClass(nation, socialClass);
  go.log('log.classFell', { seat, class: CLASSES[socialClass], standard: nation.sol[socialClass] });
}

/** Moves a factory as far as it can, and tells if it did. Returns the levels moved. */
export function shiftFactory(nation: Nation, seat: Seat, factory: number, by: number, go: LimitGo): number {
  const moved = moveFactory(nation, factory, by);
  if (moved !== 0) tellFactory(nation, seat, factory, moved > 0, go);
  return moved;
}

function tellFactory(nation: Nation, seat: Seat, factory: number, rose: boolean, go: LimitGo): void {
  const said = { seat, factory: FACTORIES[factory], output: output(nation, factory) };
  if (rose) go.log('log.factoryRose', said);
  else go.log('log.factoryFell', said);
}

/** Moves the population as far as it can, and tells if it did. */
export function shiftPeople(nation: Nation, seat: Seat, by: number, why: PeopleReason, go: LimitGo): void {
  const moved = movePopulation(nation, by);
  if (moved > 0) go.log('log.growth', { seat, heads: heads(nation), why });
  if (moved < 0) go.log('log.shrinking', { seat, heads: heads(nation), why });
}

/** Territories go to LIMIT; the renewable factory may have to follow (LIM-0.4.8). */
export function razeTerritories(world: World, from: number, count: number, go: LimitGo): void {
  if (from === STAR) {
    if (world.star === null) return;
    const lost = loseTerritories(world, world.star, count);
    if (lost > 0) go.log('log.starLoses', { what: 'territories', count: lost });
    return;
  }
  const nation = world.nations[from];
  const before = nation.factories[RENEWABLE];
  const lost = loseTerritories(world, nation, count);
  if (lost > 0) go.log('log.territoryLost', { seat: from, count: lost });
  if (nation.factories[RENEWABLE] < before) tellFactory(nation, from, RENEWABLE, false, go);
}

/** Territories change hands; the renewable factory of the loser may have to follow. */
export function seizeTerritories(world: World, from: number, to: Seat, count: number, go: LimitGo): void {
  const loser: Nation | Star = from === STAR && world.star !== null ? world.star : world.nations[from];
  const before = 'factories' in loser ? loser.factories[RENEWABLE] : 0;
  const taken = takeTerritories(loser, world.nations[to], count);
  if ('factories' in loser) {
    go.log('log.territoryTaken', { seat: to, target: from, count: taken });
    if (loser.factories[RENEWABLE] < before) tellFactory(loser, from, RENEWABLE, false, go);
  } else go.log('log.territoryTakenStar', { seat: to, count: taken });
}

/** What allies gave for the need at hand goes to the nation in need before it is spent (LIM-3.7.9). */
export interface Gift {
  readonly seat: Seat;
  readonly amount: number;
}

export function tellGifts(gifts: readonly Gift[], target: Seat, resource: Resource, go: LimitGo): void {
  for (const { seat, amount } of gifts) go.log('log.helped', { seat, target, resource, amount });
}
