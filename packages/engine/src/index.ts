export { type AnyGame, anyGame } from './any.ts';
export { Chance } from './chance/chance.ts';
export { commitment, KeyedChance } from './chance/keyed.ts';
export { ScriptError, ScriptedChance, type ScriptedResult } from './chance/scripted.ts';
export { SeededChance } from './chance/seeded.ts';
export {
  type Amount,
  type Blank,
  Choices,
  type Form,
  fillAtRandom,
  filled,
  type Offer,
  type Refused,
} from './choices.ts';
export { CONTRACT } from './contract.ts';
export { defaultAnswer, kindOfQuestion, onlyAnswer } from './default.ts';
export { type Answering, defaultFor, type Foreseen, foresee } from './foresee.ts';
export type {
  Automatic,
  Calibration,
  Choice,
  Consequence,
  Course,
  Decision,
  Die,
  Frame,
  Game,
  Go,
  Goal,
  Groups,
  Inject,
  Loss,
  Measure,
  Moment,
  MomentKind,
  Options,
  OptionValue,
  OptionValues,
  Outcome,
  Parts,
  Places,
  PointPiece,
  PointSource,
  Position,
  Refusal,
  Resignation,
  Role,
  Roll,
  Seat,
  Seen,
  Simultaneous,
  Source,
  Sources,
  Step,
  Tone,
  Types,
  View,
  Viewer,
  Words,
} from './game.ts';
export {
  consequencesOf,
  firstVisitOf,
  type GoalNow,
  goalOf,
  groupOf,
  groupsBy,
  isDuring,
  leadersOf,
  MOMENT_KINDS,
  momentOf,
  type PointsFrom,
  phaseOf,
  pointsFrom,
  pointsHow,
  questionOf,
  type Room,
  roleOf,
  toneOf,
} from './meaning.ts';
export { completeOptions, defaultOptions, knownOptions } from './options.ts';
export { copy, copyFlat, imagine, view } from './position.ts';
export { Referee, RulesFault, type Witness } from './referee.ts';
export { same } from './same.ts';
export {
  type Expectations,
  parseScenario,
  runScenario,
  type Scenario,
  ScenarioError,
  type ScenarioMove,
  type ScenarioResult,
  type ScenarioStep,
} from './scenario/index.ts';
export { markOf, sourceInWords, sourceOf } from './sources.ts';
export { closings } from './table/closing.ts';
export {
  type ChanceSource,
  type Entry,
  type GameFile,
  GameFileError,
  type GameHeader,
  type Input,
  parseGameFile,
} from './table/file.ts';
export { hashPosition, sealEntry, useDigest } from './table/hash.ts';
export { type MeasuredRound, measureRound } from './table/measure.ts';
export { type Answer, type LogEntry, type Snapshot, Table } from './table/table.ts';
export { type Closing, isMark } from './table/undo-barrier.ts';
export { type Verdict, verify } from './table/verify.ts';
export { checkWords } from './words/check.ts';
export type { Args, Dictionary, Message, Scalar, Translation } from './words/dictionary.ts';
export { formatter } from './words/format.ts';
export { ownWords } from './words/own/index.ts';
export {
  LANGUAGES,
  type Language,
  labelOf,
  promptOf,
  type Teller,
  teller,
  WordsFault,
} from './words/teller.ts';
