export { type BlockPlan, type LabGame, playBlock } from './block.ts';
export { calibrate, type MeasuredCalibration } from './calibrate.ts';
export { blocksOf, climb, type Ladder } from './ladder.ts';
export { ANCHOR, type Rating, rate } from './ratings.ts';
export type { Reliability, Tenth } from './reliability.ts';
