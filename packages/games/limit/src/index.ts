export type { BoardWord } from './board-words.ts';
export type { Amount, Cost } from './data/cards/index.ts';
export { CARDS, type CardId, type PolicyCard } from './data/cards/index.ts';
export { BUY_PRICE, RATE_AFTER, RATE_POSITIONS, SELL_PRICE } from './data/market.ts';
export {
  AXES,
  RULEBOOK_VIEW,
  WORLD_VIEWS,
  type WorldViewName,
  weightsOf,
  worldView,
} from './data/scoring.ts';
export { SHARED_SETUP } from './data/setup.ts';
export { STAR_VALUES } from './data/solo.ts';
export {
  ALLIANCE_TYPES,
  type AllianceType,
  CLASSES,
  CRISIS_TYPES,
  type CrisisType,
  DECKS,
  type Deck,
  FACTORIES,
  type Factory,
  type Generation,
  type NationCount,
  type Phase,
  RESOURCES,
  type Resource,
  type SocialClass,
} from './data/terms.ts';
export {
  DEMOGRAPHIC_INDEX,
  FACTORY_LEVELS,
  FACTORY_TABLES,
  GENERATION_YEARS,
  POPULATION_LEVELS,
  POPULATION_VALUE,
  PRODUCTION_OUTPUT,
  UNREST,
} from './data/tracks.ts';
export { limit } from './game.ts';
export { PARTS, partsOf, pointsNow, wealthRule } from './goal.ts';
export { hasTokenOnRow, heads, highestLevel, populationValue } from './phases/00-the-game/nation.ts';
export { pollutionReserve } from './phases/00-the-game/reserves.ts';
export { happiness, type Points, pointsOf, total } from './phases/04-end-of-the-game/score.ts';
export { allScores } from './phases/04-end-of-the-game/scorings.ts';
export type {
  Cabinet,
  Facts,
  Hidden,
  Limit,
  LimitOptions,
  LimitView,
  Nation,
  Star,
  World,
} from './position.ts';
export {
  type Entry,
  gravest,
  type LedgerRow,
  leadOf,
  ledgerOf,
  lineOf,
  newsOf,
  PICTURE,
} from './preview/chronicle.ts';
export type { Effect } from './preview/effects.ts';
export {
  type Balance,
  type Forecast,
  forecast,
  forecastAhead,
  type NationForecast,
  pointsAhead,
  type WorldForecast,
} from './preview/forecast.ts';
export { ifPlayed, type Plan, planned } from './preview/plan.ts';
export { amountsOf } from './preview/prices.ts';
export { hasPassed, isDeciding, isTakingItsCourse, phaseIn, subjectOf } from './preview/question.ts';
export { countCrises, hasTile } from './queries.ts';
