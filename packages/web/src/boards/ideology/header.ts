import type { IdeologyView } from '@entente/game-ideology';
import type { BoardModule } from '../../board-api/props.ts';
import { tellBy } from './context.ts';

/** Rounds are turns. */
export const header: NonNullable<BoardModule['header']> = (any, teller) => {
  // The play screen gives the board of a game the views of that game.
  const { turn } = (any as unknown as IdeologyView).public;
  const round = tellBy(teller)('board.turn', { turn });
  return { round, shortRound: round };
};
