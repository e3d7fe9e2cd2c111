export { checkGame, checking, type Fault, type Progress, type Report, type Wish } from './check.ts';
export { coveringTables, type Setup } from './covering.ts';
export { type Folder, type Keeping, KeptGames } from './kept/kept.ts';
export type { KeptPlan } from './kept/plan.ts';
export { greedyPlayer, type KeptPlayer, randomPlayer } from './kept/players.ts';
export { PROPERTIES } from './properties/index.ts';
export type { Property } from './property.ts';
