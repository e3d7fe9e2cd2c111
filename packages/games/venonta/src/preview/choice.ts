import { type Odds, oddsOf } from '../bot/odds/combat.ts';
import { TERRITORY_OF } from '../data/board.ts';
import { BOX, COMBAT, COSTS, FOOD, INCOME, RED } from '../data/tables.ts';
import { GROUNDS } from '../data/terms.ts';
import type { Territory } from '../data/territories.ts';
import type { Choice } from '../flow.ts';
import { discFor, factoryCost } from '../phases/09-turn-i/building.ts';
import { attackCost } from '../phases/09-turn-i/combat/declaring.ts';
import { refundOf } from '../phases/09-turn-i/combat/ending.ts';
import { tankDice } from '../phases/09-turn-i/combat/forces.ts';
import { DEFENDERS, FACTORY, OFFENCE, REBELLION, type VenontaView, type World } from '../position.ts';
import {
  controlled,
  controllerOf,
  discsOn,
  emissionsOf,
  plantsOf,
  tanksOn,
  tepPrice,
  wasteOf,
} from '../queries.ts';

/** What a choice would change for the one who makes it, before it is pressed. */
export interface Preview {
  readonly tokens: number;
  readonly co2: number;
  readonly stock: number;
  /** Of every harvest to come. */
  readonly harvest: number;
  /** Tokens of every redistribution to come (VEN-5.2, VEN-5.3). */
  readonly income: number;
  /** Of the CO2 at the end of every round, and of its waste. */
  readonly emissions: number;
  readonly waste: number;
  /** Red spaces that would be reached, and so events to come. */
  readonly events: number;
}

const NOTHING: Preview = {
  tokens: 0,
  co2: 0,
  stock: 0,
  harvest: 0,
  income: 0,
  emissions: 0,
  waste: 0,
  events: 0,
};

/** Null for choices that change nothing of this kind at once. Trades as they would be if the partner agrees. */
export function effectOf(view: VenontaView, choice: Choice): Preview | null {
  const world = view.public;
  const seat = view.viewer === 'spectator' ? world.active : view.viewer;
  const stock = world.stock[seat];
  switch (choice.do) {
    case 'claim':
      return { ...NOTHING, tokens: BOX.tokensPerTerritory, harvest: FOOD.base, income: INCOME.free };
    case 'build':
      return building(view, seat, choice.plant, choice.territory);
    case 'restore':
      return restoring(view, seat, choice);
    case 'convert': {
      const raised = building(view, seat, 'factory', choice.territory);
      return { ...raised, stock: -Math.min(stock, COSTS.farm.food), harvest: -FOOD.farm };
    }
    case 'tank':
      return { ...NOTHING, tokens: -COSTS.tank.tokens };
    case 'buyRation':
      return { ...NOTHING, tokens: -choice.price, stock: 1 };
    case 'sellRation':
      return { ...NOTHING, tokens: choice.price, stock: -1 };
    case 'buyTep':
      return { ...NOTHING, tokens: -tepPrice(world, world.owner[TERRITORY_OF[choice.from]]) };
    case 'sellTep':
      return { ...NOTHING, tokens: tepPrice(world, seat) };
    case 'levy':
    case 'levyRation':
      return { ...NOTHING, stock: Math.min(1, world.stock[world.owner[TERRITORY_OF[choice.territory]]]) };
    case 'attack':
      return { ...NOTHING, tokens: -attackCost(view.options, choice.tanks) };
    case 'rebel':
      return { ...NOTHING, tokens: -COMBAT.rebellion };
    case 'colonise': {
      const { combat } = world;
      const tokens = combat === null ? 0 : refundOf(view.options, combat);
      return { ...NOTHING, tokens, income: INCOME.coloniser };
    }
    case 'feed':
      return { ...NOTHING, stock: -Math.min(stock, choice.rations) };
    default:
      return null;
  }
}

/** How the emissions at the end of the round change with this number of plants more or fewer. */
function emissionsWith(view: VenontaView, seat: number, plants: number): number {
  const now = plantsOf(view.public, seat);
  const each = view.options.emissions === 'each';
  const then = each ? now + plants : (now + plants + 1) >> 1;
  return then - emissionsOf(view.public, view.options, seat);
}

/** How the waste changes with this number of factories more or fewer; recycling may take care of it. */
function wasteWith(world: World, seat: number, factories: number): number {
  const made = controlled(world, seat, FACTORY) + factories + world.wasteMod[seat];
  return Math.max(0, made) - wasteOf(world, seat);
}

/** Red spaces that a rise of CO2 reaches for the first time. */
function eventsBy(world: World, co2: number): number {
  let reached = 0;
  for (let space = world.red; space < RED.length && world.co2 + co2 >= RED[space]; space++) reached++;
  return reached;
}

/** The first factory of a territory brings tokens; how many more factories there will be. */
function incomeWith(world: World, territory: Territory, factories: number): number {
  const now = discsOn(world, TERRITORY_OF[territory], FACTORY);
  return INCOME.factory * (Math.min(1, now + factories) - Math.min(1, now));
}

function building(view: VenontaView, seat: number, plant: string, territory: Territory): Preview {
  const world = view.public;
  if (plant === 'farm') {
    const co2 = world.organic[seat] > 0 ? 0 : COSTS.farm.co2;
    const { tokens, food } = COSTS.farm;
    return {
      ...NOTHING,
      tokens: -tokens,
      co2,
      stock: food,
      harvest: FOOD.farm,
      events: eventsBy(world, co2),
    };
  }
  const emissions = emissionsWith(view, seat, 1);
  if (plant === 'intensive') {
    const { tokens, food, co2 } = COSTS.intensive;
    const harvest = FOOD.intensive - FOOD.farm;
    return {
      ...NOTHING,
      tokens: -tokens,
      co2,
      stock: food,
      harvest,
      emissions,
      events: eventsBy(world, co2),
    };
  }
  const co2 = world.cheapFactory > 0 ? 0 : COSTS.factory.co2;
  const waste = wasteWith(world, seat, 1);
  const income = incomeWith(world, territory, 1);
  return {
    ...NOTHING,
    tokens: -factoryCost(world),
    co2,
    income,
    emissions,
    waste,
    events: eventsBy(world, co2),
  };
}

type Restoring = Extract<Choice, { do: 'restore' }>;

function restoring(view: VenontaView, seat: number, { plant, territory, on }: Restoring): Preview {
  const world = view.public;
  const lost = (rations: number) => -Math.min(world.stock[seat], rations);
  const cooler = (co2: number) => -Math.min(world.co2, -co2);
  if (plant === 'farm') {
    const { tokens, co2, food } = COSTS.noFarm;
    return { ...NOTHING, tokens: -tokens, co2: cooler(co2), stock: lost(-food), harvest: -FOOD.farm };
  }
  if (plant === 'intensive') {
    const { tokens, food } = COSTS.noIntensive;
    const harvest = FOOD.farm - FOOD.intensive;
    const emissions = emissionsWith(view, seat, -1);
    return { ...NOTHING, tokens: -tokens, stock: lost(-food), harvest, emissions };
  }
  const { tokens, co2 } = COSTS.noFactory;
  const disc = discFor(world, TERRITORY_OF[territory], FACTORY, GROUNDS.indexOf(on), true);
  const emissions = emissionsWith(view, seat, world.renewable[disc] > 0 ? 0 : -1);
  const waste = wasteWith(world, seat, -1);
  const income = incomeWith(world, territory, -1);
  return { ...NOTHING, tokens: -tokens, co2: cooler(co2), income, emissions, waste };
}

/** Odds of the combat that a choice begins or goes on with; null for all other choices. */
export function chanceOf(view: VenontaView, choice: Choice): Odds | null {
  switch (choice.do) {
    case 'attack':
      return combatOdds(view, TERRITORY_OF[choice.from], TERRITORY_OF[choice.to], choice.tanks);
    case 'rebel':
      return combatOdds(view, TERRITORY_OF[choice.territory], TERRITORY_OF[choice.territory], 0);
    case 'rollOn':
      return oddsNow(view);
    default:
      return null;
  }
}

const dice = (tanks: number) => ({ tanks: tanks * COMBAT.dicePerForce, people: COMBAT.dicePerForce });

/**
 * Exact odds of an attack with this number of tanks, or of a rebellion when `from` is the target; no cards, no
 * allies.
 */
export function combatOdds(view: VenontaView, from: number, to: number, tanks: number): Odds {
  const world = view.public;
  const defenders = tanksOn(world, to, controllerOf(world, to));
  return oddsOf(view.options.hits, dice(tanks), dice(defenders), 0, from === to);
}

/** Exact odds of the combat that is running, if both sides fight on; null when there is none. */
export function oddsNow(view: VenontaView): Odds | null {
  const { combat } = view.public;
  if (combat === null || combat.resolved) return null;
  if (combat.rolls === 0 && combat.support.some((given) => given > 0)) return null;
  const force = (side: number) => ({ tanks: tankDice(combat, side), people: combat.people[side] });
  return oddsOf(
    view.options.hits,
    force(OFFENCE),
    force(DEFENDERS),
    combat.blanks,
    combat.kind === REBELLION,
  );
}
