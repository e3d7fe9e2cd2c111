import { type Ideology, PHASES, type Phase } from '@entente/game-ideology';

/** Which phase a step of the flow belongs to. */
const PHASE_OF: Readonly<Record<Ideology['frame']['step'], Phase>> = {
  opening: 'resource',
  resource: 'resource',
  cutDown: 'resource',
  trading: 'trading',
  trade: 'trading',
  development: 'development',
  develop: 'development',
  newRegion: 'foreign',
  foreign: 'foreign',
  conflicts: 'conflict',
  conflict: 'conflict',
  defend: 'conflict',
  press: 'conflict',
  victory: 'conflict',
  diplomacy: 'diplomacy',
  assessment: 'assessment',
  convert: 'assessment',
  swap: 'assessment',
  turnOrder: 'turnOrder',
};

export function phaseOf(flow: readonly Ideology['frame'][]): Phase {
  const frame = flow.at(-1);
  return frame === undefined ? PHASES[0] : PHASE_OF[frame.step];
}
