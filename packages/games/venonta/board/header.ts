import type { BoardModule } from '@entente/web/board-api/props.ts';
import { BOX, type VenontaView } from '../src/index.ts';
import { tellBy } from './context.ts';

/** The year in which a round begins. */
export const yearOf = (round: number) => BOX.firstYear + BOX.years * (Math.max(1, round) - 1);

/** Rounds have years. */
export const header: NonNullable<BoardModule['header']> = (any, teller) => {
  // The play screen gives the board of a game the views of that game.
  const { round } = (any as unknown as VenontaView).public;
  const tell = tellBy(teller);
  const year = `${yearOf(round)}`;
  return {
    round: tell('board.year', { year, round: Math.max(1, round), of: BOX.rounds }),
    shortRound: tell('board.shortYear', { year }),
  };
};
