import type { BoardModule } from '@entente/web/board-api/props.ts';
import type { IdeologyView } from '../src/index.ts';
import { tellBy } from './context.ts';

/** Rounds are turns. */
export const header: NonNullable<BoardModule['header']> = (any, teller) => {
  // The play screen gives the board of a game the views of that game.
  const { turn } = (any as unknown as IdeologyView).public;
  const round = tellBy(teller)('board.turn', { turn });
  return { round, shortRound: round };
};
