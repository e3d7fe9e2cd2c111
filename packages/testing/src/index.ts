/** Tests that every game has, to be called by a game's own test files. */
export { testCorpus } from './corpus.ts';
export { testFinished } from './finished.ts';
export type { Host, HostAnswer, TestedTable } from './hosts/host.ts';
export { testHost } from './hosts/suite.ts';
export { testProperties } from './properties.ts';
export { RandomTable } from './random-table.ts';
export { testScenarios } from './scenarios.ts';
export { testSketch } from './sketch.ts';
export { testWords } from './words.ts';
