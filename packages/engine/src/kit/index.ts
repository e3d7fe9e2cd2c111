export { checkGame, checking, type Fault, type Progress, type Report, type Wish } from './check.ts';
export { PROPERTIES } from './properties/index.ts';
export type { Property } from './property.ts';
