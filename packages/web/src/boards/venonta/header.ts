import { BOX, PHASES, type VenontaView } from '@entente/game-venonta';
import type { BoardModule, Phase } from '../props.ts';
import { tellBy } from './context.ts';

/** Fourteen phases are too many for a line: what happens without anybody is one stretch. */
const STRETCHES = [
  { id: 'resources', from: 1, to: 5 },
  { id: 'events', from: 6, to: 7 },
  { id: 'objectives', from: 8, to: 8 },
  { id: 'turn1', from: 9, to: 10 },
  { id: 'turn2', from: 11, to: 11 },
  { id: 'emissions', from: 12, to: 13 },
  { id: 'scoring', from: 14, to: 14 },
] as const;

/** The year in which a round begins. */
export const yearOf = (round: number) => BOX.firstYear + BOX.years * (Math.max(1, round) - 1);

/** The year, and where in the round play is. */
export const header: NonNullable<BoardModule['header']> = (any, teller) => {
  // The play screen gives the board of a game the views of that game.
  const { phase, round } = (any as unknown as VenontaView).public;
  const tell = tellBy(teller);
  const year = `${yearOf(round)}`;
  const phases = STRETCHES.map(
    ({ id, from, to }): Phase => ({
      id,
      label: id === 'resources' ? tell('board.resources') : teller.term('phase', id),
      now: phase >= from && phase <= to,
    }),
  );
  const start = { id: 'preparation', label: teller.term('phase', PHASES[0]), now: phase === 0 };
  return {
    round: tell('board.year', { year, round: Math.max(1, round), of: BOX.rounds }),
    shortRound: tell('board.shortYear', { year }),
    phases: phase === 0 ? [start, ...phases.slice(2)] : phases,
  };
};
