import { GENERATION_YEARS, type LimitView } from '@entente/game-limit';
import type { BoardModule } from '../props.ts';
import { tellBy } from './context.ts';
import { PHASES, phaseOf } from './phase.ts';

/** Generations and phases in the words of the rulebook. */
export const header: NonNullable<BoardModule['header']> = (any, teller) => {
  // The play screen gives the board of a game the views of that game.
  const view = any as unknown as LimitView;
  const tell = tellBy(teller);
  const { generation } = view.public;
  const now = phaseOf(view);
  const ends = now === 'end';
  return {
    round: tell('board.generation', {
      generation,
      from: GENERATION_YEARS[generation],
      to: GENERATION_YEARS[generation + 1],
    }),
    shortRound: tell('board.shortGeneration', { generation }),
    // The end has no phases beside it.
    phases: PHASES.filter((phase) => (phase === 'end') === ends).map((phase) => ({
      id: phase,
      label: tell(`board.${phase}`),
      now: phase === now,
    })),
  };
};
