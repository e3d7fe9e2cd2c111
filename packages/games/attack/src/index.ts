export type { BoardWord } from './board-words.ts';
export { hitsOf as expectedHits } from './bot/judgement/force.ts';
export { landForces, navalForces } from './bot/odds/forces.ts';
export { type LandForces, type LandOdds, landOdds } from './bot/odds/land.ts';
export { type NavalForces, type NavalOdds, navalOdds } from './bot/odds/naval.ts';
export { ECONOMIC_CARDS, type EconomicCard } from './data/cards/economic.ts';
export { POLITICAL_KINDS } from './data/cards/political.ts';
export { ROUTE_SEA, ROUTE_VALUES, ROUTES, type Route } from './data/cards/routes.ts';
export {
  CANAL_REGION,
  CANAL_SEAS,
  CONTINENT_OF,
  EDGES,
  type Edge,
  IS_ZONE,
  MAPS,
  REGION_OF,
  REGIONS,
  type Region,
  SEA_OF,
  SEAS,
  type Sea,
  TOUCHES,
  type WorldMap,
} from './data/map.ts';
export {
  ACTIONS,
  type ActionId,
  CANALS,
  type Canal,
  CONTINENTS,
  type Continent,
  GOVERNMENTS,
  type Government,
  LAND_UNITS,
  type LandUnit,
  LINE_SHIPS,
  type LineShip,
  POLITICAL_CARDS,
  type PoliticalCard,
  SHIPS,
  type Ship,
  TECHNOLOGIES,
} from './data/terms.ts';
export { FLEET, LAND, LAND_COSTS } from './data/units.ts';
export { attack } from './game.ts';
export { actionPrice } from './phases/04-turns/action.ts';
export { navalBattlesAhead } from './phases/11-naval-battles/pending.ts';
export { LOWEST_BID } from './phases/16-trade-route-auctions/auction.ts';
export { LAST_EAGLE } from './phases/18-trade/trade.ts';
export { type VictoryParts, victoryParts } from './phases/23-the-end-of-the-game/victory.ts';
export {
  type Attack,
  type AttackOptions,
  type AttackView,
  type Facts,
  type Hand,
  type LandBattle,
  type Movement,
  type NavalBattle,
  NEUTRAL,
  NOT_IN_PLAY,
  SEATS,
  type World,
} from './position.ts';
export {
  battlesAt,
  greatWith,
  navalBattlesAt,
  type PossibleBattle,
  pointsOfConquest,
  stakeOf,
  unitsToSpare,
} from './preview/assault.ts';
export { goingOn, mayLeave } from './preview/battle.ts';
export {
  engagedFleets,
  type PlannedArmy,
  type PlannedMarch,
  type PlannedSailing,
  pendingBattles,
  plannedArmies,
  plannedMarches,
  plannedSailings,
} from './preview/plans.ts';
export { isPlanning, placeAskedAbout, placeOfAction } from './preview/question.ts';
export { type Advice, claimAdvice, sensibleStart } from './preview/start.ts';
export { reachOfFleet, reachOfUnits, tradePath } from './preview/ways.ts';
export { fleetAt, garrison, holdsCapital, landUnits, regionsOf, shipsAt, surfaceAt } from './queries.ts';
