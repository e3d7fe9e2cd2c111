export { type BlockPlan, type LabGame, playBlock } from './block.ts';
export { calibrate, type MeasuredReliability } from './calibrate.ts';
export { cellsOf, rotationsOf } from './experiment/cells.ts';
export {
  type Cell,
  type Experiment,
  FORMAT,
  fileOf,
  isProgram,
  type LabPlayer,
  type LabProgram,
} from './experiment/experiment.ts';
export { ExperimentError } from './experiment/experiment-error.ts';
export { gameIn, parseExperiment } from './experiment/parse.ts';
export { blocksOf, climb, type Ladder } from './ladder.ts';
export { METRICS } from './metrics/all.ts';
export { laboratoryOf, openExperiment } from './open.ts';
export type { Asked } from './play/lab-play.ts';
export { puzzleSeats, type SearchedGame, searchGame } from './puzzles/make.ts';
export { leadOfPuzzle, seekPuzzle } from './puzzles/seek.ts';
export { ANCHOR, type Rating, rate } from './ratings.ts';
export { compareRuns } from './report/compare-runs.ts';
export { htmlOf } from './report/html.ts';
export { livePlateOf, livePlates } from './report/live.ts';
export { markdownOf, tableOf } from './report/markdown.ts';
export { type LabReport, type Plate, valueText } from './report/plate.ts';
export { reportOf } from './report/report.ts';
export { svgOf } from './report/svg.ts';
export { csvOf, dictionaryOf, type PlainTable, tablesOf } from './report/tables.ts';
export { Collection, type Results } from './results/results.ts';
export { bySeat, type Share } from './results/shares.ts';
export {
  checkOf,
  type GamePlace,
  gameFileOf,
  gamesPerBlock,
  type Laboratory,
  type LabRecord,
  playUnit,
  playUnitWith,
  type Unit,
  type UnitResult,
} from './results/unit.ts';
export { tune } from './search/tune.ts';
