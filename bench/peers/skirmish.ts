/** Skirmish for boardgame.io. The rules are in `../src/midsize-data.ts`. */
import type { PlayerID, State } from 'boardgame.io';
import { type Next, pick } from '../floors/random.ts';
import {
  CONQUEST_AT,
  MOVES,
  NEIGHBOURS,
  PIECES,
  PIECES_PER_SEAT,
  pieceId,
  REGIONS,
  REGIONS_PER_SEAT,
  regionId,
  roundOf,
  SEATS,
  type Skirmish,
  STARTING_GOLD,
  startingRegion,
  startingStrength,
} from '../src/midsize-data.ts';
import { type Choice, INVALID_MOVE, type ListedGame, type MoveAction, peer } from './reducer.ts';

export interface Result {
  readonly winner: PlayerID;
}

function setup(): Skirmish {
  return {
    moves: 0,
    lastRoll: 0,
    seats: Array.from({ length: SEATS }, (_, id) => ({
      id,
      gold: STARTING_GOLD,
      score: 0,
      stats: [0, 0, 0, 0, 0, 0],
    })),
    regions: Array.from({ length: REGIONS }, (_, i) => ({
      id: regionId(i),
      owner: Math.floor(i / REGIONS_PER_SEAT),
      visits: 0,
      captures: 0,
    })),
    pieces: Array.from({ length: PIECES }, (_, i) => {
      const owner = Math.floor(i / PIECES_PER_SEAT);
      const k = i % PIECES_PER_SEAT;
      return {
        id: pieceId(i),
        owner,
        region: startingRegion(owner, k),
        strength: startingStrength(k),
        moved: 0,
        experience: 0,
      };
    }),
  };
}

function leader({ seats }: Skirmish): PlayerID {
  let best = seats[0];
  for (const seat of seats) if (seat.score > best.score) best = seat;
  return String(best.id);
}

const game: ListedGame<Skirmish> = {
  name: 'skirmish',
  setup,
  moves: {
    march: ({ G, playerID, random }, from: number, to: number) => {
      const mover = Number(playerID);
      const round = roundOf(G.moves);
      const piece = G.pieces[from];
      if (piece.owner !== mover || piece.moved === round || !NEIGHBOURS[piece.region].includes(to)) {
        return INVALID_MOVE;
      }
      const region = G.regions[to];
      const seat = G.seats[mover];
      const roll = random.D6();
      piece.region = to;
      piece.moved = round;
      piece.experience++;
      region.visits++;
      if (region.owner === mover) {
        seat.gold += roll;
      } else if (piece.strength + roll >= CONQUEST_AT) {
        region.owner = mover;
        region.captures++;
        seat.score += roll;
      } else {
        if (piece.strength > 1) piece.strength--;
        seat.stats[roll - 1]++;
      }
      G.lastRoll = roll;
      G.moves++;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }): Result | undefined => {
    if (G.moves === MOVES) return { winner: leader(G) };
  },
  ai: {
    enumerate: (G, _ctx, playerID) => {
      const moves: Choice[] = [];
      const round = roundOf(G.moves);
      const first = Number(playerID) * PIECES_PER_SEAT;
      for (let from = first; from < first + PIECES_PER_SEAT; from++) {
        const piece = G.pieces[from];
        if (piece.moved === round) continue;
        for (const to of NEIGHBOURS[piece.region]) moves.push({ move: 'march', args: [from, to] });
      }
      return moves;
    },
  },
};

export const { fresh, list, action, step } = peer(game, SEATS);

export const result = (state: State<Skirmish>): Result | undefined =>
  state.ctx.gameover as Result | undefined;

/** Plays one game at random and returns the number of its moves. */
export function play(next: Next): number {
  let state = fresh(next());
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const choices = list(state);
    state = step(state, action(state, choices[pick(next, choices.length)]));
    moves++;
  }
  return moves;
}

/** What a game was: the seed of its dice and its moves. */
export interface Recording {
  readonly seed: number;
  readonly actions: readonly MoveAction[];
}

/** Plays one game at random and keeps what a replay needs. */
export function record(next: Next): Recording {
  const seed = next();
  const actions: MoveAction[] = [];
  let state = fresh(seed);
  while (state.ctx.gameover === undefined) {
    const choices = list(state);
    const chosen = action(state, choices[pick(next, choices.length)]);
    actions.push(chosen);
    state = step(state, chosen);
  }
  return { seed, actions };
}

/** The end of a recorded game, from the beginning and without listing any moves. */
export function replay(recording: Recording): Skirmish {
  let state = fresh(recording.seed);
  for (const chosen of recording.actions) state = step(state, chosen);
  return state.G;
}
