export { parseScenario } from './parse.ts';
export { runScenario, type ScenarioResult, type ScenarioStep } from './run.ts';
export { type Expectations, type Scenario, ScenarioError, type ScenarioMove } from './scenario.ts';
