/** Skirmish by hand: one mutable position of plain objects. The rules are in `../src/midsize-data.ts`. */
import {
  CONQUEST_AT,
  DIE_FACES,
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
import { type Next, pick } from './random.ts';

export function fresh(): Skirmish {
  const position: Skirmish = { moves: 0, lastRoll: 0, seats: [], regions: [], pieces: [] };
  for (let id = 0; id < SEATS; id++) {
    position.seats.push({ id, gold: STARTING_GOLD, score: 0, stats: [0, 0, 0, 0, 0, 0] });
  }
  for (let i = 0; i < REGIONS; i++) {
    const owner = Math.floor(i / REGIONS_PER_SEAT);
    position.regions.push({ id: regionId(i), owner, visits: 0, captures: 0 });
  }
  for (let i = 0; i < PIECES; i++) {
    const owner = Math.floor(i / PIECES_PER_SEAT);
    const k = i % PIECES_PER_SEAT;
    position.pieces.push({
      id: pieceId(i),
      owner,
      region: startingRegion(owner, k),
      strength: startingStrength(k),
      moved: 0,
      experience: 0,
    });
  }
  return position;
}

export const isOver = (position: Skirmish): boolean => position.moves === MOVES;

/** No seat ever has more legal moves than this: every piece in a region of five neighbours. */
export const MOST_CHOICES = PIECES_PER_SEAT * 5;

/** A march as one small integer. */
export const march = (piece: number, to: number): number => piece * REGIONS + to;
export const marcher = (move: number): number => Math.floor(move / REGIONS);
export const destination = (move: number): number => move % REGIONS;

/** Writes the legal moves to the front of `into` and returns how many they are. */
export function list(position: Skirmish, into: Int32Array): number {
  const { pieces } = position;
  const round = roundOf(position.moves);
  const first = (position.moves % SEATS) * PIECES_PER_SEAT;
  let count = 0;
  for (let index = first; index < first + PIECES_PER_SEAT; index++) {
    const piece = pieces[index];
    if (piece.moved === round) continue;
    const neighbours = NEIGHBOURS[piece.region];
    const base = march(index, 0);
    for (let i = 0; i < neighbours.length; i++) into[count++] = base + neighbours[i];
  }
  return count;
}

export function apply(position: Skirmish, move: number, roll: number): void {
  const mover = position.moves % SEATS;
  const to = destination(move);
  const piece = position.pieces[marcher(move)];
  const region = position.regions[to];
  const seat = position.seats[mover];
  piece.region = to;
  piece.moved = roundOf(position.moves);
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
  position.lastRoll = roll;
  position.moves++;
}

/** The seat with the highest score, of equals the lowest. */
export function winner(position: Skirmish): number {
  let best = 0;
  for (let seat = 1; seat < SEATS; seat++) {
    if (position.seats[seat].score > position.seats[best].score) best = seat;
  }
  return best;
}

/** The list is small integers in one buffer, reused for every move of every game. */
const choices = new Int32Array(MOST_CHOICES);

/** Plays one game at random and returns the number of its moves. */
export function play(next: Next): number {
  const position = fresh();
  while (!isOver(position)) {
    const count = list(position, choices);
    apply(position, choices[pick(next, count)], 1 + pick(next, DIE_FACES));
  }
  return position.moves;
}

/** What a game was: its moves and the roll of each. */
export interface Recording {
  readonly moves: readonly number[];
  readonly rolls: readonly number[];
}

/** Plays one game at random and keeps what a replay needs. */
export function record(next: Next): Recording {
  const position = fresh();
  const moves: number[] = [];
  const rolls: number[] = [];
  while (!isOver(position)) {
    const move = choices[pick(next, list(position, choices))];
    const roll = 1 + pick(next, DIE_FACES);
    apply(position, move, roll);
    moves.push(move);
    rolls.push(roll);
  }
  return { moves, rolls };
}

/** The end of a recorded game, from the beginning and without listing any moves. */
export function replay(recording: Recording): Skirmish {
  const position = fresh();
  const { moves, rolls } = recording;
  for (let i = 0; i < moves.length; i++) apply(position, moves[i], rolls[i]);
  return position;
}
