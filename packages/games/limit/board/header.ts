import type { BoardModule } from '@entente/web/board-api/props.ts';
import { GENERATION_YEARS, type LimitView } from '../src/index.ts';
import { tellBy } from './context.ts';

/** Rounds are generations. */
export const header: NonNullable<BoardModule['header']> = (any, teller) => {
  // The play screen gives the board of a game the views of that game.
  const { generation } = (any as unknown as LimitView).public;
  const tell = tellBy(teller);
  const [from, to] = [GENERATION_YEARS[generation], GENERATION_YEARS[generation + 1]];
  return {
    round: tell('board.generation', { generation, from, to }),
    shortRound: tell('board.shortGeneration', { generation }),
  };
};
