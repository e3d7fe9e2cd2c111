export type { BoardWord } from './board-words.ts';
export { type Odds, oddsOf } from './bot/odds/combat.ts';
export { ACTIONS, type ActionId, type Moment } from './data/actions.ts';
export { COASTS, LAND, LINKED, LINKS, OCEAN_OF, OCEANS_OF, SEA, TERRITORY_OF } from './data/board.ts';
export { COUNTERS, type Counter, METRICS, type Metric } from './data/conditions.ts';
export { EVENTS, type EventId } from './data/events.ts';
export { GEOGRAPHY, NATURAL_EARTH, OCEAN_LABELS, WATER_LABELS } from './data/geography.ts';
export { GROUPS, type Group, OBJECTIVES, type ObjectiveId } from './data/objectives/index.ts';
export { REAL_WORLD } from './data/real-world.ts';
export { TABLES } from './data/sources.ts';
export {
  BOX,
  COLUMN,
  COMBAT,
  COSTS,
  FOOD,
  HITS,
  INCOME,
  POPULATION,
  RATION_PRICES,
  RED,
  TEP_PRICES,
} from './data/tables.ts';
export {
  GROUNDS,
  type Ground,
  PHASES,
  PLANTS,
  type Plant,
  SIDES,
  type Side,
  TERMS,
  type Terms,
  type Window,
} from './data/terms.ts';
export {
  BOARD,
  FISH,
  OCEANS,
  type Ocean,
  TERRITORIES,
  type Territory,
  WATERS,
} from './data/territories.ts';
export { venonta } from './game.ts';
export { tankDice } from './phases/09-turn-i/combat/forces.ts';
export {
  knownObjective,
  type Part,
  type Progress,
  pointsOf,
  progress,
  progressOf,
} from './phases/14-objectives/objectives.ts';
export {
  COUNTS,
  type Combat,
  DEFENDERS,
  DISCARDED,
  DISCS,
  FACTORY,
  FARM,
  type Facts,
  FOREST,
  type Hand,
  HIDDEN,
  INTENSIVE,
  LANDS,
  LIBERATION,
  NOBODY,
  OFFENCE,
  REBELLION,
  SEATS,
  type Venonta,
  type VenontaOptions,
  type VenontaView,
  WAR,
  type World,
} from './position.ts';
export { chanceOf, effectOf, oddsNow, type Preview } from './preview/choice.ts';
export { afterDeal, draftOf, pactBrokenBy, sidesOfDeal } from './preview/deal.ts';
export { stepOf } from './preview/objective.ts';
export type { Step as ObjectiveStep } from './preview/spoilt.ts';
export {
  controllerOf,
  discsOn,
  emissionsOf,
  fishLeft,
  freeFactories,
  isResilient,
  needOf,
  plantsOf,
  productionOf,
  rationPrice,
  surplusOf,
  tanksOf,
  tepPrice,
  wasteOf,
} from './queries.ts';
