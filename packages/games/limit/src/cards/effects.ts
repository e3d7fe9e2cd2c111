import type { Automatic } from '@entente/engine';
import type { Amount, Effect } from '../data/cards/index.ts';
import { FACTORIES, type Factory, RESOURCES, type Resource } from '../data/terms.ts';
import type { Playing } from '../flow.ts';
import { anyMayRise, canLowerFactory, mayRise } from '../phases/00-the-game/nation.ts';
import {
  drawFromBank,
  gainFossil,
  passPollution,
  payNation,
  takePollution,
} from '../phases/00-the-game/reserves.ts';
import {
  changeUnrestByCard,
  fallOf,
  giveBack,
  givePollution,
  razeTerritories,
  riseOf,
  seizeTerritories,
  shiftFactory,
  type Token,
} from '../phases/00-the-game/telling.ts';
import { offerRate, offerTransactions } from '../phases/06-market-and-war/market.ts';
import type { LimitGo, Position } from '../position.ts';
import { A, E, FOSSIL, type Limit, type Nation, STAR, type World } from '../position.ts';
import { amountOf } from './costs.ts';
import { takeBackCard } from './odd/artificial-intelligence.ts';
import { produceOffshore } from './odd/offshored-production.ts';
import { offerReform } from './odd/political-reform.ts';
import { ask, finish } from './playing.ts';
import { CARD, INDEX } from './table.ts';
import { tokensOf } from './target.ts';

/** Carries out the effects of a card from the one that is due, as far as possible (LIM-1.4.9). */
export function carryOutEffects(g: Position, playing: Playing, go: LimitGo): void {
  const { effects, odd } = CARD[playing.card];
  while (playing.at < effects.length) {
    if (!carryOut(g, playing, effects[playing.at], go)) return;
    playing.at++;
  }
  if (odd === 'takeBackCard') takeBackCard(g, playing, go);
  else {
    if (odd === 'offshoreProduction') produceOffshore(g, playing, go);
    finish(g, go);
  }
}

function amountFor(world: World, playing: Playing, amount: Amount): number {
  return amountOf(amount, world, CARD[playing.card], playing.seat, playing.aim, playing.track);
}

/** One effect. False when a question was put: its answer goes on from there. */
function carryOut(g: Position, playing: Playing, effect: Effect, go: LimitGo): boolean {
  const world = g.public;
  const nation = world.nations[playing.seat];
  switch (effect.do) {
    case 'unrest':
      if (effect.who === 'self') changeUnrestByCard(world, playing.seat, effect.by, playing.card, go);
      else if (playing.aim !== STAR) changeUnrestByCard(world, playing.aim, effect.by, playing.card, go);
      return true;
    case 'standardOfLiving':
      playing.left = effect.by;
      return raiseStandards(g, playing, go);
    case 'level':
      if (effect.who === 'target') return weakenTarget(g, playing, effect.oneOf, go);
      shiftFactory(nation, playing.seat, playing.track, effect.by, go);
      return true;
    case 'gain':
      if (effect.oneOf.length > 1) {
        ask('gain', playing);
        return false;
      }
      gain(g, playing, effect.oneOf[0], amountFor(world, playing, effect.amount), go);
      return true;
    case 'income':
      go.log('log.income', {
        seat: playing.seat,
        money: drawFromBank(world, nation, amountFor(world, playing, effect.money)),
      });
      return true;
    case 'takeMoney': {
      const from = tokensOf(world, playing.aim);
      // LIM-R7: all there is, up to the limit.
      const money = Math.min(from.money, amountFor(world, playing, effect.money));
      payNation(from, nation, money);
      if (playing.aim === STAR) go.log('log.moneyTakenStar', { seat: playing.seat, money });
      else go.log('log.moneyTaken', { seat: playing.seat, target: playing.aim, money });
      return true;
    }
    case 'plunder':
      return plunder(g, playing, effect.oneOf, go);
    case 'takeTerritory':
      seizeTerritories(world, playing.aim, playing.seat, effect.count, go);
      return true;
    case 'razeTerritory':
      razeTerritories(world, playing.aim, effect.count, go);
      return true;
    case 'pollute':
      if (playing.aim !== STAR) givePollution(world, playing.aim, effect.count, go);
      else if (world.star !== null) {
        takePollution(world.star, effect.count);
        go.log('log.starTakes', { token: 'pollution', count: effect.count });
      }
      return true;
    case 'passPollution':
      if (nation.pollution === 0) return true;
      playing.left = Math.min(effect.upTo, nation.pollution);
      ask('pollutionGift', playing);
      return false;
    case 'return':
      returnTokens(g, playing, effect.who, effect.token, effect.count, go);
      return true;
    case 'colonise': {
      const { colonisation } = world;
      const territories = Math.min(effect.territories, colonisation.territories);
      const fossil = Math.min(effect.fossil, colonisation.fossil);
      colonisation.territories -= territories;
      nation.territories += territories;
      colonisation.fossil -= fossil;
      nation.stock[FOSSIL] += fossil;
      go.log('log.colonised', { seat: playing.seat, territories, fossil });
      return true;
    }
    case 'moveRate':
      return offerRate(playing);
    case 'transactions':
      return offerTransactions(g, playing, effect.count);
    case 'drawCards':
      return offerReform(g, playing, go);
    case 'produce':
      overproduce(g, playing, go);
      return false;
  }
}

/**
 * Steps up, spread over the classes by the card's owner, on its own board or on the target's (LIM-0.5.4). There too the
 * order of the classes holds, and a token may go to the zone (LIM-7.3.4).
 */
export function raiseStandards(g: Position, playing: Playing, go: LimitGo): boolean {
  if (playing.aim === STAR) return true;
  const seat = playing.aim >= 0 ? playing.aim : playing.seat;
  const nation = g.public.nations[seat];
  while (playing.left > 0 && anyMayRise(nation)) {
    const only = onlyClass(nation, mayRise);
    if (only === null) {
      ask('raiseClass', playing);
      return false;
    }
    riseOf(nation, seat, only, go);
    playing.left--;
  }
  return true;
}

/** A factory of the target that has a level to lose falls, if there is one (LIM-7.3.1, LIM-0.4.11). */
function weakenTarget(g: Position, playing: Playing, oneOf: readonly Factory[], go: LimitGo): boolean {
  if (playing.aim === STAR) return true;
  const nation = g.public.nations[playing.aim];
  const open = oneOf.filter((factory) => canLowerFactory(nation, INDEX[factory]));
  if (open.length > 1) {
    ask('weakening', playing);
    return false;
  }
  if (open.length === 1) shiftFactory(nation, playing.aim, INDEX[open[0]], -1, go);
  return true;
}

/** What the target has of a resource that can be carried off. The star nation has only fossil (LIM-5.12). */
export function lootable(g: Position, aim: number, resource: number): number {
  if (aim !== STAR) return g.public.nations[aim].stock[resource];
  return resource === FOSSIL && g.public.star !== null ? g.public.star.fossil : 0;
}

function plunder(
  g: Position,
  playing: Playing,
  oneOf: Extract<Effect, { do: 'plunder' }>['oneOf'],
  go: LimitGo,
): boolean {
  const open = oneOf.filter(({ resource }) => lootable(g, playing.aim, INDEX[resource]) > 0);
  if (open.length > 1) {
    ask('loot', playing);
    return false;
  }
  if (open.length === 1) carryOff(g, playing, INDEX[open[0].resource], open[0].upTo, go);
  return true;
}

/** Takes all that the target has, up to what the card says (LIM-R7). */
export function carryOff(g: Position, playing: Playing, resource: number, upTo: number, go: LimitGo): void {
  const amount = Math.min(upTo, lootable(g, playing.aim, resource));
  const { seat, aim } = playing;
  g.public.nations[seat].stock[resource] += amount;
  if (aim !== STAR) {
    g.public.nations[aim].stock[resource] -= amount;
    go.log('log.loot', { seat, target: aim, resource: RESOURCES[resource], amount });
  } else if (g.public.star !== null) {
    g.public.star.fossil -= amount;
    go.log('log.lootStar', { seat, amount });
  }
}

/** Fossil comes from LIMIT. */
export function gain(g: Position, { seat }: Playing, resource: Resource, amount: number, go: LimitGo): void {
  const nation = g.public.nations[seat];
  if (resource === 'fossil') gainFossil(g.public, nation, amount);
  else nation.stock[INDEX[resource]] += amount;
  go.log('log.gained', { seat, resource, amount });
}

function returnTokens(
  g: Position,
  playing: Playing,
  who: 'self' | 'everyone',
  token: Token,
  count: number,
  go: LimitGo,
): void {
  for (let seat = 0; seat < g.seats; seat++)
    if (who === 'everyone' || seat === playing.seat) giveBack(g.public, seat, token, count, go);
  if (who === 'everyone') giveBack(g.public, STAR, token, count, go);
}

export function handOverPollution(g: Position, playing: Playing, count: number, go: LimitGo): void {
  const { seat, aim } = playing;
  passPollution(g.public.nations[seat], tokensOf(g.public, aim), count);
  if (aim === STAR) go.log('log.pollutionPassedStar', { seat, count });
  else go.log('log.pollutionPassed', { seat, target: aim, count });
}

/** The factory runs once, as in the production step but without permanent cards (LIM-7.2.2, LIM-7.2.3). */
function overproduce(g: Position, playing: Playing, go: LimitGo): void {
  const { seat, track } = playing;
  finish(g, go);
  go.call({ step: 'runFactory', seat, factory: FACTORIES[track], clean: false, asked: false });
}

/** The one class for which something is possible; null if there are more. */
export function onlyClass(nation: Nation, possible: (nation: Nation, c: number) => boolean): number | null {
  let only: number | null = null;
  for (let c = A; c <= E; c++) {
    if (!possible(nation, c)) continue;
    if (only !== null) return null;
    only = c;
  }
  return only;
}

export function sacrifice(g: Position, { seat }: Playing, socialClass: number, go: LimitGo): void {
  fallOf(g.public.nations[seat], seat, socialClass, go);
}

const effects: Automatic<Limit, 'effects'> = {
  kind: 'automatic',
  phase: 'political',
  rule: 'LIM-1.4.9',
  run: carryOutEffects,
};

export const effectSteps = { effects };
