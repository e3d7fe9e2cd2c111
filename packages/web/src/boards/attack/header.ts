import type { BoardModule } from '../../board-api/props.ts';
import { tellBy } from './context.ts';

export const header: NonNullable<BoardModule['header']> = ({ round }, teller) => {
  const label = tellBy(teller)('board.round', { round: round + 1 });
  return { round: label, shortRound: label };
};
