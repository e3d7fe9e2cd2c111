export { parseScenario } from './parse.ts';
export { runScenario, type ScenarioResult, type Step } from './run.ts';
export { type Expectations, type Play, type Scenario, ScenarioError } from './scenario.ts';
