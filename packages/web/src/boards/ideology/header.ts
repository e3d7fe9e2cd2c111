import { type BoardWord, type IdeologyView, PHASES, type Phase } from '@entente/game-ideology';
import type { BoardModule } from '../props.ts';
import { tellBy } from './context.ts';
import { phaseOf } from './phase.ts';

/** Without the word “Phase”, which the line that names them all has no room for. */
const SHORT: Readonly<Record<Phase, BoardWord>> = {
  resource: 'board.phaseResource',
  trading: 'board.phaseTrading',
  development: 'board.phaseDevelopment',
  foreign: 'board.phaseForeign',
  conflict: 'board.phaseConflict',
  diplomacy: 'board.phaseDiplomacy',
  assessment: 'board.phaseAssessment',
  turnOrder: 'board.phaseTurnOrder',
};

/** Turns and the eight phases. */
export const header: NonNullable<BoardModule['header']> = (any, teller) => {
  // The play screen gives the board of a game the views of that game.
  const view = any as unknown as IdeologyView;
  const tell = tellBy(teller);
  const round = tell('board.turn', { turn: view.public.turn });
  const now = phaseOf(view.flow);
  return {
    round,
    shortRound: round,
    phases: PHASES.map((phase) => ({ id: phase, label: tell(SHORT[phase]), now: phase === now })),
  };
};
