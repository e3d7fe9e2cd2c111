import type { Chance, Places, Seat } from '@entente/engine';
import { noDeals } from '@entente/engine/deals';
import { ACTIONS } from './data/actions.ts';
import { EVENTS } from './data/events.ts';
import { OBJECTIVES } from './data/objectives/index.ts';
import { BOX, COLONISTS, COLUMN, FOOD, START_POPULATION } from './data/tables.ts';
import { BOARD, FEWER_FISH, FISH } from './data/territories.ts';
import {
  COUNTS,
  DISCS,
  FOREST,
  type Hand,
  HIDDEN,
  type Hidden,
  LANDS,
  NOBODY,
  OPEN,
  SEATS,
  type Venonta,
  type VenontaOptions,
  type World,
} from './position.ts';

/** Plain loops, since simulations set up a game very often. */
function many(count: number, value: number): number[] {
  const list: number[] = [];
  for (let index = 0; index < count; index++) list.push(value);
  return list;
}

function range(count: number): number[] {
  const list: number[] = [];
  for (let index = 0; index < count; index++) list.push(index);
  return list;
}

/** By disc: the first ones of each territory have water (VEN-0.1.7). */
const H2O: readonly number[] = BOARD.flatMap(({ h2o }) => range(DISCS).map((disc) => (disc < h2o ? 1 : 0)));

/** VEN-18.1: this objective needs action cards. */
const NEEDS_CARDS = OBJECTIVES.findIndex(({ id }) => id === 'CO-N11');

/** Play goes clockwise from the first player (VEN-0.3.3). */
export function clockwise(seats: number, first: Seat): Seat[] {
  return range(seats).map((step) => (first + step) % seats);
}

/**
 * The track, consumed TEP and external losses begin at 0 (VEN-0.3.5); nothing is built and nobody has moved
 * (VEN-0.3.10).
 */
function world(seats: number, options: VenontaOptions, order: Seat[]): World {
  const column = COLUMN[seats];
  const perLand = () => many(LANDS, 0);
  const perSeat = () => many(seats, 0);
  const perDisc = () => many(LANDS * DISCS, 0);
  const territories = LANDS / seats;
  return {
    round: 1,
    phase: 0,
    turn: 0,
    active: NOBODY,
    order,
    place: 0,
    co2: 0,
    co2Before: 0,
    red: 0,
    waiting: 0,
    applied: [],
    consumed: 0,
    fish: (options.fish === 20 ? FEWER_FISH : FISH).slice(),
    fishLost: 0,
    bank: BOX.tokens,
    owner: many(LANDS, NOBODY),
    coloniser: many(LANDS, NOBODY),
    // VEN-0.3.7
    tep: many(LANDS, BOX.tepPerTerritory),
    migrants: perLand(),
    guests: perLand(),
    fresh: perLand(),
    levied: perLand(),
    shielded: perLand(),
    tanks: many(LANDS * SEATS, 0),
    // VEN-0.1.6
    disc: many(LANDS * DISCS, FOREST),
    h2o: H2O.slice(),
    acted: perDisc(),
    since: perDisc(),
    renewable: perDisc(),
    vp: perSeat(),
    // VEN-0.3.6
    population: many(seats, START_POPULATION[column]),
    // VEN-0.3.11
    stock: many(seats, territories * (options.food === 'two' ? FOOD.otherBase : FOOD.base)),
    tokens: perSeat(),
    owed: perSeat(),
    external: perSeat(),
    colonists: many(seats, COLONISTS[column]),
    fed: perSeat(),
    group: many(seats, -1),
    lastGroup: many(seats, -1),
    emitted: perSeat(),
    populationMod: perSeat(),
    wasteMod: perSeat(),
    counts: many(seats * COUNTS, 0),
    cards: many(ACTIONS.length, HIDDEN),
    table: [],
    taken: [],
    top: -1,
    gone: OBJECTIVES.map((_, objective) => (objective === NEEDS_CARDS && !options.actionCards ? 1 : 0)),
    embargo: perSeat(),
    cartel: perSeat(),
    freeTrade: perSeat(),
    strike: perSeat(),
    organic: perSeat(),
    closedSeas: 0,
    fuelShock: 0,
    sold: many(2 * SEATS * SEATS, 0),
    pacts: many(SEATS * SEATS, 0),
    tanksBuilt: 0,
    transferred: 0,
    cheapFactory: 0,
    needMod: 0,
    cover: 0,
    attacked: perLand(),
    risen: perLand(),
    spentPeople: perLand(),
    arrived: perLand(),
    spentAllies: [],
    war: OPEN,
    watching: perSeat(),
    closed: perLand(),
    deals: noDeals(seats),
    route: -1,
    treaty: NOBODY,
    combat: null,
  };
}

/** VEN-0.3.9 */
function shuffled(cards: number[], chance: Chance): number[] {
  chance.shuffle(cards);
  return cards;
}

export function setup(seats: number, options: VenontaOptions, chance: Chance): Places<Venonta> {
  // Chance or the first seat begins; whom the players name is asked for (VEN-0.3.2).
  const first = options.firstPlayer === 'random' ? chance.below(seats) : 0;
  const table = world(seats, options, clockwise(seats, first));
  const objectives = range(OBJECTIVES.length).filter((objective) => table.gone[objective] === 0);
  const secret: Hidden = {
    actions: options.actionCards ? shuffled(range(ACTIONS.length), chance) : [],
    objectives: shuffled(objectives, chance),
    table: [],
    events: shuffled(range(EVENTS.length), chance),
    waiting: [],
  };
  const hand = (): Hand => ({
    hand: [],
    put: [],
    objective: -1,
    spied: many(seats, -1),
    read: [],
    topRead: -1,
  });
  return { public: table, private: range(seats).map(hand), secret };
}
