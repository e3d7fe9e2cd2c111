import type { Attack, AttackView, BoardWord } from '@entente/game-attack';
import type { BoardModule, Phase } from '../props.ts';
import { tellBy } from './context.ts';

type Step = Attack['frame']['step'];
interface Stage {
  readonly id: string;
  readonly word: BoardWord;
  readonly steps: readonly Step[];
}

const SETUP: readonly Stage[] = [
  { id: 'claim', word: 'board.stageClaim', steps: ['firstPlayer', 'claim'] },
  { id: 'deploy', word: 'board.stageDeploy', steps: ['deploy'] },
  { id: 'capital', word: 'board.stageCapital', steps: ['capital', 'governments'] },
];

/** A turn has no phases of its own: the later a stage stands here, the deeper play is in it. */
const TURN: readonly Stage[] = [
  { id: 'actions', word: 'board.stageActions', steps: ['turn', 'act', 'round'] },
  { id: 'move', word: 'board.stageMove', steps: ['plan', 'planMarch', 'planSail', 'endMove', 'strategic'] },
  {
    id: 'battle',
    word: 'board.stageBattle',
    steps: ['battles', 'nextBattle', 'battleRound', 'line'],
  },
  { id: 'production', word: 'board.stageProduction', steps: ['endOfRound', 'production'] },
];

/** The round, and where in the set-up or the turn play is. */
export const header: NonNullable<BoardModule['header']> = (any, teller) => {
  // The play screen gives the board of a game the views of that game.
  const { flow, round } = any as unknown as AttackView;
  const tell = tellBy(teller);
  const inside = (stage: Stage) => flow.some(({ step }) => stage.steps.includes(step));
  const stages = SETUP.some(inside) ? SETUP : TURN;
  const now = stages.findLast(inside);
  const label = tell('board.round', { round: round + 1 });
  return {
    round: label,
    shortRound: label,
    phases: stages.map((stage): Phase => ({ id: stage.id, label: tell(stage.word), now: stage === now })),
  };
};
