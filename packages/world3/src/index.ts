export { CURVES, type Curve, type CurveId } from './curves.ts';
export { MEASURED, type Measured, type MeasuredId } from './measured.ts';
export { FIRST_YEAR, LAST_YEAR, run, type Year } from './run.ts';
export { changesOf, type Levers, NOTHING, SCENARIOS } from './scenarios.ts';
export { de } from './words/de.ts';
export { en, type World3Words } from './words/en.ts';
export { it } from './words/it.ts';
