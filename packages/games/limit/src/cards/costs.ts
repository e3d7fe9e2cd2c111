import type { Refusal, Seat } from '@entente/engine';
import type { Amount, CardId, Cost, PolicyCard } from '../data/cards/index.ts';
import { PRODUCTION_OUTPUT } from '../data/tracks.ts';
import { NO_TRACK, NOBODY, type Playing } from '../flow.ts';
import {
  anyMayFall,
  canLowerFactory,
  heads,
  output,
  populationValue,
  unrestFits,
} from '../phases/00-the-game/nation.ts';
import { burnBank, burnOwn } from '../phases/00-the-game/reserves.ts';
import {
  changeUnrestByCard,
  giveDestab,
  givePollution,
  shiftFactory,
} from '../phases/00-the-game/telling.ts';
import { afterSpendingGoods } from '../phases/02-social-phase/recycling.ts';
import {
  INDUSTRIAL,
  type LimitGo,
  MILITARY,
  type Nation,
  type Position,
  STAR,
  type World,
} from '../position.ts';
import { alliedMoney } from './financing.ts';
import { CARD, CLASS_INDEX, INDEX, table } from './table.ts';
import { hasTarget, targetHeads, targetIndustry, targetStandard } from './target.ts';

/** A number on a card, for a nation, its target and the factory chosen. While these are open: the least it can be. */
export function amountOf(
  amount: Amount,
  world: World,
  card: PolicyCard,
  seat: Seat,
  aim: number,
  track: number,
): number {
  if (typeof amount === 'number') return amount;
  const nation = world.nations[seat];
  switch (amount.of) {
    case 'population':
      return (
        amount.times *
        (amount.levelOffset === 0 ? heads(nation) : populationValue(nation.population + amount.levelOffset))
      );
    case 'factory':
      if (amount.factory !== 'chosen') return output(nation, INDEX[amount.factory]);
      return track === NO_TRACK ? cheapestFactory(nation, card) : output(nation, track);
    case 'targetFactory':
      return PRODUCTION_OUTPUT[targetIndustry(world, aim)];
    case 'targetPopulation':
      return targetHeads(world, aim);
    case 'targetStandardOfLiving':
      return amount.times * (targetStandard(world, aim, CLASS_INDEX[amount.class]) - 1);
  }
}

/** The factories among which a card lets its owner choose, as indices. */
export const FACTORIES_OF = table((card): readonly number[] => {
  const effect = card.effects.find(
    (one) => (one.do === 'level' && one.who === 'self') || one.do === 'produce',
  );
  return effect?.do === 'level' || effect?.do === 'produce' ? effect.oneOf.map((name) => INDEX[name]) : [];
});

function cheapestFactory(nation: Nation, card: PolicyCard): number {
  let least = Number.POSITIVE_INFINITY;
  for (const track of FACTORIES_OF[card.id]) least = Math.min(least, output(nation, track));
  return least;
}

/**
 * Why a nation cannot pay a card in full (LIM-1.4.7); undefined if it can. With no target or factory chosen yet: if no
 * choice of them could be paid.
 */
export function costRefusal(
  g: Position,
  seat: Seat,
  id: CardId,
  aim = NOBODY,
  track = NO_TRACK,
): Refusal | undefined {
  const card = CARD[id];
  const world = g.public;
  if (card.target && aim === NOBODY && !hasTarget(world, seat, id)) {
    return { code: 'refuse.noTarget', rule: 'LIM-5.12', with: { card: id } };
  }
  if (id === 'E05' && world.colonisation.territories === 0 && world.colonisation.fossil === 0) {
    return { code: 'refuse.colonisation', rule: 'LIM-7.3.6', with: {} };
  }
  for (const cost of card.cost) {
    const refusal = partRefusal(g, seat, card, cost, aim, track);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function partRefusal(
  g: Position,
  seat: Seat,
  card: PolicyCard,
  cost: Cost,
  aim: number,
  track: number,
): Refusal | undefined {
  const world = g.public;
  const nation = world.nations[seat];
  switch (cost.do) {
    case 'pay':
      return moneyRefusal(g, seat, amountOf(cost.money, world, card, seat, aim, track), NOBODY);
    case 'payTarget':
      if (aim === NOBODY) return noTargetCanBePaid(g, seat, card, cost);
      return moneyRefusal(g, seat, amountOf(cost.money, world, card, seat, aim, track), aim);
    case 'payTogether': {
      let have = 0;
      for (const other of world.nations) have += other.money;
      if (have >= cost.money) return undefined;
      return { code: 'refuse.moneyTogether', rule: 'LIM-9.13', with: { need: cost.money, have } };
    }
    case 'burn': {
      const have = cost.from === 'bank' ? world.bank : nation.money;
      if (have >= cost.money) return undefined;
      return cost.from === 'bank'
        ? { code: 'refuse.bank', rule: 'LIM-1.4.8', with: { need: cost.money, have } }
        : { code: 'refuse.money', rule: 'LIM-1.4.7', with: { need: cost.money, have } };
    }
    case 'spend': {
      const need = amountOf(cost.amount, world, card, seat, aim, track);
      const have = nation.stock[INDEX[cost.resource]];
      if (have >= need) return undefined;
      return {
        code: 'refuse.stock',
        rule: 'LIM-1.4.7',
        with: { resource: cost.resource, need, have },
      };
    }
    case 'attack': {
      const have = nation.stock[MILITARY];
      if (have >= cost.minimum) return undefined;
      return {
        code: 'refuse.stock',
        rule: 'LIM-6.2.1',
        with: { resource: 'military', need: cost.minimum, have },
      };
    }
    case 'take':
      return undefined;
    case 'unrest':
      if (unrestFits(nation, cost.by)) return undefined;
      return { code: 'refuse.unrest', rule: 'LIM-0.6.4', with: { by: cost.by, unrest: nation.unrest } };
    case 'standardOfLiving':
      return anyMayFall(nation) ? undefined : { code: 'refuse.classes', rule: 'LIM-0.5.7', with: {} };
    case 'level':
      if (canLowerFactory(nation, INDEX[cost.factory])) return undefined;
      return { code: 'refuse.level', rule: 'LIM-7.2.1', with: { factory: cost.factory } };
  }
}

/** Own money, and that of the economic allies who may help, reaches the cost or not. */
function moneyRefusal(g: Position, seat: Seat, need: number, receiver: number): Refusal | undefined {
  const { money } = g.public.nations[seat];
  if (money >= need) return undefined;
  const have = money + alliedMoney(g, seat, receiver);
  return have >= need ? undefined : { code: 'refuse.money', rule: 'LIM-1.4.7', with: { need, have } };
}

/** The price depends on the target (P07): why no nation at all can be paid, by the one that asks least. */
function noTargetCanBePaid(g: Position, seat: Seat, card: PolicyCard, cost: Cost): Refusal | undefined {
  if (g.public.star !== null) return partRefusal(g, seat, card, cost, STAR, NO_TRACK);
  let nearest: Refusal | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let aim = 0; aim < g.seats; aim++) {
    if (aim === seat) continue;
    const refusal = partRefusal(g, seat, card, cost, aim, NO_TRACK);
    if (refusal === undefined) return undefined;
    const price = PRODUCTION_OUTPUT[targetIndustry(g.public, aim)];
    if (price >= least) continue;
    least = price;
    nearest = refusal;
  }
  return nearest;
}

/** The money that a card asks of its owner and of those who help with it; 0 if none. */
export function moneyCost(world: World, playing: Playing): number {
  const card = CARD[playing.card];
  for (const cost of card.cost) {
    if (cost.do === 'pay' || cost.do === 'payTarget')
      return amountOf(cost.money, world, card, playing.seat, playing.aim, playing.track);
    if (cost.do === 'payTogether') return cost.money;
  }
  return 0;
}

/** Pays the parts of a cost that ask nothing: all but the shared money and the class that falls. */
export function payCost(g: Position, playing: Playing, cost: Cost, go: LimitGo): void {
  const world = g.public;
  const { seat } = playing;
  const nation = world.nations[seat];
  switch (cost.do) {
    case 'burn':
      if (cost.from === 'bank') {
        burnBank(world, cost.money);
        go.log('log.burnedBank', { money: cost.money });
      } else {
        burnOwn(world, nation, cost.money);
        go.log('log.burned', { seat, money: cost.money });
      }
      return;
    case 'spend': {
      const card = CARD[playing.card];
      const amount = amountOf(cost.amount, world, card, seat, playing.aim, playing.track);
      nation.stock[INDEX[cost.resource]] -= amount;
      if (amount > 0) go.log('log.spent', { seat, amount, resource: cost.resource });
      if (INDEX[cost.resource] !== INDUSTRIAL) return;
      const fossil = afterSpendingGoods(world, nation, amount);
      if (fossil > 0) go.log('log.recycled', { seat, fossil });
      return;
    }
    case 'attack':
      nation.stock[MILITARY] -= playing.force;
      go.log('log.spent', { seat, amount: playing.force, resource: 'military' });
      return;
    case 'take':
      if (cost.token === 'pollution') givePollution(world, seat, cost.count, go);
      else giveDestab(world, seat, cost.count, 'cost', go);
      return;
    case 'unrest':
      changeUnrestByCard(world, seat, cost.by, playing.card, go);
      return;
    case 'level':
      shiftFactory(nation, seat, INDEX[cost.factory], cost.by, go);
      return;
    case 'pay':
    case 'payTarget':
    case 'payTogether':
    case 'standardOfLiving':
      return;
  }
}
