/** Three ways to copy a position of skirmish. */
import type { Piece, Region, Seat, Skirmish } from '../src/midsize-data.ts';

export function copyByHand(position: Skirmish): Skirmish {
  const seats = new Array<Seat>(position.seats.length);
  for (let i = 0; i < seats.length; i++) {
    const { id, gold, score, stats } = position.seats[i];
    seats[i] = { id, gold, score, stats: stats.slice() };
  }
  const regions = new Array<Region>(position.regions.length);
  for (let i = 0; i < regions.length; i++) {
    const { id, owner, visits, captures } = position.regions[i];
    regions[i] = { id, owner, visits, captures };
  }
  const pieces = new Array<Piece>(position.pieces.length);
  for (let i = 0; i < pieces.length; i++) {
    const { id, owner, region, strength, moved, experience } = position.pieces[i];
    pieces[i] = { id, owner, region, strength, moved, experience };
  }
  return { moves: position.moves, lastRoll: position.lastRoll, seats, regions, pieces };
}

export function copyByStructuredClone(position: Skirmish): Skirmish {
  return structuredClone(position);
}

export function copyByJson(position: Skirmish): Skirmish {
  return JSON.parse(JSON.stringify(position)) as Skirmish;
}
