export { type BlockPlan, type LabGame, playBlock } from './block.ts';
export { calibrate, type MeasuredReliability } from './calibrate.ts';
export { blocksOf, climb, type Ladder } from './ladder.ts';
export { ANCHOR, type Rating, rate } from './ratings.ts';
