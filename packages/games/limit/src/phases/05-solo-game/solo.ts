import type { Automatic, Decision } from '@entente/engine';
import { INDEX } from '../../cards/table.ts';
import { starValues } from '../../cards/target.ts';
import { BUY_PRICE, RATE_AFTER, RATE_POSITIONS, SELL_PRICE } from '../../data/market.ts';
import {
  type EventAmount,
  type EventCondition,
  type EventEffect,
  type EventId,
  SOLO_EVENTS,
  type SoloEvent,
} from '../../data/solo.ts';
import { RESOURCES } from '../../data/terms.ts';
import type { InternationalChoice } from '../../flow.ts';
import {
  FOSSIL,
  type Limit,
  type LimitGo,
  MILITARY,
  type Nation,
  type Position,
  STAR,
  type Star,
  type World,
} from '../../position.ts';
import { drawFromBank, payBank, takeDestab, takePollution } from '../00-the-game/reserves.ts';
import { giveBack } from '../00-the-game/telling.ts';
import { alsoRemoving } from '../01-political-phase/any-moment.ts';

/*
 * Events of the solo game: they come in place of the alliance step and are all that moves the star nation (LIM-5.5,
 * LIM-5.13).
 */

/** The nation of the solo player. */
const YOU = 0;

const REPEL: InternationalChoice = { do: 'repelRaid' };
const SUFFER: InternationalChoice = { do: 'sufferRaid' };

const EVENT: Readonly<Record<EventId, SoloEvent>> = Object.fromEntries(
  SOLO_EVENTS.map((event) => [event.id, event]),
) as Record<EventId, SoloEvent>;

function amountNow(world: World, amount: EventAmount): number {
  return typeof amount === 'number' ? amount : amount[world.generation];
}

function holds(world: World, star: Star, you: Nation, condition: EventCondition): boolean {
  switch (condition.if) {
    case 'starHolds':
      return star[condition.what] >= amountNow(world, condition.atLeast);
    case 'starMilitaryAtLeastYours':
      return starValues(world).military >= you.stock[MILITARY];
    case 'youHoldAny':
      return condition.of.some((resource) => you.stock[INDEX[resource]] > 0);
    case 'colonisationHoldsTerritory':
      return world.colonisation.territories > 0;
    case 'starCanBuy': {
      const { stock, rate } = world.market;
      const resource = INDEX[condition.resource];
      return stock[resource] > 0 && star.money >= BUY_PRICE[rate[resource]];
    }
    case 'starCanSell': {
      const price = SELL_PRICE[world.market.rate[INDEX[condition.resource]]];
      return price > 0 && world.bank >= price;
    }
    case 'someoneHoldsDestabilisation':
      return you.destab > 0 || star.destab > 0;
  }
}

/** Does this event change anything now? Otherwise another one is drawn (LIM-5.5). */
export function eventApplies(world: World, id: EventId): boolean {
  const { star } = world;
  if (star === null) return false;
  return EVENT[id].applies.every((condition) => holds(world, star, world.nations[0], condition));
}

function apply(world: World, star: Star, effect: EventEffect, go: LimitGo): void {
  switch (effect.do) {
    case 'starBurnsFossil': {
      const count = amountNow(world, effect.amount);
      moveFossil(star, world.limit, count);
      go.log('log.starLoses', { what: 'fossil', count });
      break;
    }
    case 'starGainsFossil':
      moveFossil(world.limit, star, effect.amount);
      go.log('log.starGains', { count: effect.amount });
      break;
    case 'starTakes': {
      const count = amountNow(world, effect.amount);
      if (effect.token === 'pollution') takePollution(star, count);
      else takeDestab(world, star, count);
      go.log('log.starTakes', { token: effect.token, count });
      break;
    }
    case 'starPaysBank':
      payBank(world, star, effect.amount);
      go.log('log.starPays', { money: effect.amount });
      break;
    case 'starColonises': {
      const { colonisation } = world;
      const territories = Math.min(effect.territories, colonisation.territories);
      const fossil = Math.min(effect.fossil, colonisation.fossil);
      colonisation.territories -= territories;
      star.territories += territories;
      moveFossil(colonisation, star, fossil);
      go.log('log.starColonises', { territories, fossil });
      break;
    }
    case 'starBuys':
      starBuys(world, star, INDEX[effect.resource], effect.upTo, go);
      break;
    case 'starSells':
      starSells(world, star, INDEX[effect.resource], go);
      break;
    case 'starRaids':
      meetRaid(world, starValues(world).military, go);
      break;
    case 'bothReturnDestabilisation':
      giveBack(world, YOU, 'destabilisation', effect.amount, go);
      giveBack(world, STAR, 'destabilisation', effect.amount, go);
  }
}

/** You are asked whether you repel a raid only if you can (LIM-R1). */
function meetRaid(world: World, force: number, go: LimitGo): void {
  if (world.nations[YOU].stock[MILITARY] >= force) go.call({ step: 'raid', force });
  else sufferRaid(world, go);
}

function moveFossil(from: { fossil: number }, to: { fossil: number }, count: number): void {
  from.fossil -= count;
  to.fossil += count;
}

/** A transaction as any other (LIM-6.1); only fossil stays with the star nation, it has no other stock. */
function starBuys(world: World, star: Star, resource: number, upTo: number, go: LimitGo): void {
  const { stock, rate } = world.market;
  const price = BUY_PRICE[rate[resource]];
  const count = Math.min(upTo, stock[resource], Math.floor(star.money / price));
  payBank(world, star, count * price);
  stock[resource] -= count;
  if (resource === FOSSIL) star.fossil += count;
  rate[resource] = Math.min(RATE_POSITIONS, rate[resource] + RATE_AFTER.buying);
  const said = { resource: RESOURCES[resource], amount: count, money: count * price };
  go.log('log.starBuys', { ...said, position: rate[resource] });
}

function starSells(world: World, star: Star, resource: number, go: LimitGo): void {
  const { stock, rate } = world.market;
  const price = SELL_PRICE[rate[resource]];
  const count = Math.min(starValues(world).industrial, Math.floor(world.bank / price));
  drawFromBank(world, star, count * price);
  stock[resource] += count;
  rate[resource] = Math.max(1, rate[resource] + RATE_AFTER.selling);
  const said = { resource: RESOURCES[resource], amount: count, money: count * price };
  go.log('log.starSells', { ...said, position: rate[resource] });
}

/** Draws until an event applies; when no event of the whole deck does, nothing happens (LIM-5.6). */
function drawEvent(g: Position, go: LimitGo): EventId | null {
  if (!SOLO_EVENTS.some(({ id }) => eventApplies(g.public, id))) return null;
  for (;;) {
    if (g.secret.events.length === 0) {
      g.secret.events = g.public.eventDiscard;
      g.public.eventDiscard = [];
      go.chance.shuffle(g.secret.events);
    }
    const id = g.secret.events.pop();
    if (id === undefined) return null;
    g.public.eventDiscard.push(id);
    if (eventApplies(g.public, id)) return id;
    go.log('log.eventSkipped', { event: id });
  }
}

const event: Automatic<Limit, 'event'> = {
  kind: 'automatic',
  phase: 'international',
  rule: 'LIM-5.4',
  run(g, _frame, go) {
    const id = drawEvent(g, go);
    go.done();
    const { star } = g.public;
    if (id === null || star === null) return go.log('log.noEvent', {});
    go.log('log.event', { event: id });
    for (const effect of EVENT[id].effects) apply(g.public, star, effect, go);
  },
};

/** What a raid carries off: the first that you own (data of the event). */
function loot(world: World): { resource: number; amount: number } | null {
  for (const { effects } of SOLO_EVENTS) {
    for (const effect of effects) {
      if (effect.do !== 'starRaids') continue;
      for (const { resource, upTo } of effect.loses) {
        const amount = Math.min(upTo, world.nations[0].stock[INDEX[resource]]);
        if (amount > 0) return { resource: INDEX[resource], amount };
      }
    }
  }
  return null;
}

const raid: Decision<Limit, 'raid'> = {
  kind: 'decision',
  phase: 'international',
  open: true,
  rule: 'LIM-5.7',
  asks: () => YOU,
  choices(_g, _frame, _seat, offer) {
    offer.add(REPEL);
    offer.add(SUFFER);
  },
  default: () => SUFFER,
  take(g, { force }, seat, choice, go) {
    go.done();
    if (choice.do !== 'repelRaid') return sufferRaid(g.public, go);
    g.public.nations[seat].stock[MILITARY] -= force;
    go.log('log.repelRaid', { seat, amount: force });
  },
};

function sufferRaid(world: World, go: LimitGo): void {
  const lost = loot(world);
  if (lost === null || world.star === null) return;
  world.nations[YOU].stock[lost.resource] -= lost.amount;
  // Stolen fossil changes hands (LIM-0.7.8); of other resources the star nation keeps no stock (LIM-R19).
  if (lost.resource === FOSSIL) world.star.fossil += lost.amount;
  go.log('log.raid', { seat: YOU, amount: lost.amount, resource: RESOURCES[lost.resource] });
}

export const soloSteps = { event, raid: alsoRemoving(raid) };
