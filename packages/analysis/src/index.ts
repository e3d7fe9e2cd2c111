export type { PlayedGame } from './acts.ts';
export { type Analysis, analyse, type TurningPoint, type TurnKind } from './analyse.ts';
export {
  type Chances,
  calibrationFor,
  chancesAtEnd,
  chancesBy,
  deviation,
  gloomOf,
  type Judged,
  leadsOf,
  type Scales,
  stageOf,
} from './chances.ts';
export { type Compared, playOut, type Reason, reasonsFor } from './compare.ts';
export { forecastFor, seatOf } from './forecast.ts';
export { type Doubt, doubtFor, type Hint, hintFor } from './hint.ts';
export { judgementsOf, mean } from './judged.ts';
export { answerBeside, leadIn, weighAnswer } from './puzzle.ts';
export { inPoints, type Ledger, withoutLuck } from './sums.ts';
