export type { BoardWord } from './board-words.ts';
export {
  ADVANCEMENT_KINDS,
  type AdvancementKind,
  advancementReading,
  KIND_OF,
  WMD,
} from './data/advancements.ts';
export { BOX } from './data/box.ts';
export { IDEOLOGY_CARDS, readingOf } from './data/ideologies.ts';
export { REGION_OF, REGIONS, type Region } from './data/regions.ts';
export {
  ADVANCEMENTS,
  type Advancement,
  IDEOLOGIES,
  type IdeologyId,
  INFLUENCES,
  type Influence,
  NEUTRAL_NAMES,
  PHASES,
  type Phase,
  POWER_KINDS,
  RELATIONS,
  type Relation,
} from './data/terms.ts';
export { ideology } from './game.ts';
export { regionPieces } from './goal.ts';
export { extendDistance, extendSurcharge } from './phases/07-foreign-phase/foreign.ts';
export { type Penalties, penaltiesOf } from './phases/08-conflict-phase/penalties.ts';
export {
  type Facts,
  type Hand,
  type Ideology,
  type IdeologyOptions,
  type IdeologyView,
  IN_DECK,
  INDEPENDENT,
  KINDS,
  NEUTRAL,
  PEACE,
  SEATS,
  TYPES,
  WAR,
  type World,
} from './position.ts';
export { conflictOf, type OpenConflict } from './preview/conflict.ts';
export { consequences } from './preview/consequences.ts';
export { ifAssessedNow, type Preview } from './preview/if-assessed-now.ts';
export {
  advancementPoints,
  globalInfluence,
  isDistant,
  isFull,
  majority,
  maximum,
  neighbours,
  presence,
  printedLevel,
  sectorSize,
  slot,
  tradingInfluence,
  unseen,
  weaponInfluence,
} from './queries.ts';
