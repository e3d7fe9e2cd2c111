/** Skirmish for the engine of Entente. The rules are in `../midsize-data.ts`. */
import type { Decision, Game, Types } from '@entente/engine';
import { copyByHand } from '../../floors/copy.ts';
import { fresh, winner } from '../../floors/skirmish.ts';
import {
  type Skirmish as Board,
  CONQUEST_AT,
  DIE_FACES,
  MOVES,
  MOVES_PER_ROUND,
  NEIGHBOURS,
  PIECES,
  PIECES_PER_SEAT,
  SEATS,
} from '../midsize-data.ts';
import { words } from './words.ts';

const MOST_ROADS = Math.max(...NEIGHBOURS.map(({ length }) => length));

/** A march of a piece along a road: road k of a region leads to its k-th neighbour. */
export interface March {
  do: 'march';
  piece: number;
  road: number;
}

/** Every march there is, made once, so that listing one is to point at it: `MARCHES[piece][road]`. */
const MARCHES: readonly (readonly March[])[] = Array.from({ length: PIECES }, (_p, piece) =>
  Array.from({ length: MOST_ROADS }, (_r, road): March => ({ do: 'march', piece, road })),
);

interface Skirmish extends Types {
  public: Board;
  frame: { step: 'march' };
  choice: March;
  options: Record<never, never>;
  words: typeof words.en;
  phase: 'war';
}

const march: Decision<Skirmish, 'march'> = {
  kind: 'decision',
  phase: 'war',
  rule: 'SKI-1',
  asks: (g) => g.public.moves % SEATS,
  choices(g, _frame, seat, offer) {
    const { pieces } = g.public;
    const round = g.round + 1;
    const end = (seat + 1) * PIECES_PER_SEAT;
    for (let index = end - PIECES_PER_SEAT; index < end; index++) {
      const piece = pieces[index];
      if (piece.moved === round) continue;
      offer.addAll(MARCHES[index], NEIGHBOURS[piece.region].length);
    }
  },
  take(g, _frame, mover, { piece: index, road }, go) {
    const board = g.public;
    const piece = board.pieces[index];
    const to = NEIGHBOURS[piece.region][road];
    const region = board.regions[to];
    const seat = board.seats[mover];
    const roll = go.chance.die(DIE_FACES);
    piece.region = to;
    piece.moved = g.round + 1;
    piece.experience++;
    region.visits++;
    if (region.owner === mover) {
      seat.gold += roll;
      go.log('log.gold', { seat: mover, roll, to });
    } else if (piece.strength + roll >= CONQUEST_AT) {
      region.owner = mover;
      region.captures++;
      seat.score += roll;
      go.log('log.conquered', { seat: mover, roll, to });
    } else {
      if (piece.strength > 1) piece.strength--;
      seat.stats[roll - 1]++;
      go.log('log.repelled', { seat: mover, roll, to });
    }
    board.lastRoll = roll;
    board.moves++;
    if (board.moves % MOVES_PER_ROUND === 0) go.round();
    if (board.moves === MOVES) {
      const scores = board.seats.map(({ score }) => score);
      go.end({ reason: 'score', scores, winners: [winner(board)] });
    }
  },
};

const nothing = () => ({});
const nothingEach = () => Array.from({ length: SEATS }, nothing);

export const skirmish: Game<Skirmish> = {
  id: 'skirmish',
  version: 1,
  seats: [SEATS],
  size: 'small',
  options: {},
  words,
  steps: { march },
  phases: [['war']],
  roles: {},
  tones: { 'log.conquered': 'clash', 'log.repelled': 'clash' },
  measures: [],
  setup: () => ({ public: fresh(), private: nothingEach(), secret: {} }),
  begin: () => [{ step: 'march' }],
  copy: { public: copyByHand, private: nothing, secret: nothing },
  facts: nothing,
  imagine: (view) => ({ public: view.public, private: nothingEach(), secret: {} }),
  conserved: (g) => ({ pieces: g.public.pieces.length, regions: g.public.regions.length }),
  faults: (g) =>
    g.public.regions.reduce((visits, region) => visits + region.visits, 0) === g.public.moves
      ? []
      : ['visits are miscounted'],
  judgement: (g, seat) => g.public.seats[seat].score,
};
