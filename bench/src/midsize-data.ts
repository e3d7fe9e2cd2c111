/**
 * Skirmish: the rules of the mid-size game of the benchmark, and the constants all its implementations share.
 *
 * Map. 120 regions, 0 to 119, on a ring: region r borders r - 1 and r + 1 (mod 120). A chord joins each
 * region r with r % 3 != 0 to r + 11 (mod 120), and each region r with r % 3 == 0 to r + 45 (mod 120). Borders
 * go both ways, so a region has 3, 4 or 5 neighbours, 4 on average. `NEIGHBOURS[r]` lists them in ascending order.
 *
 * Set-up. Six seats, 0 to 5. Region r belongs to seat floor(r / 20). Seat s has 33 pieces, those with the
 * indices 33 s to 33 s + 32 in `pieces`, and they stay its own for the whole game. Its k-th piece (k from 0)
 * stands in region 20 s + k % 20 with strength 3 + k % 4, has no experience and has not moved. Each seat starts
 * with 10 gold, score 0 and six stats of 0. All counters of the regions, `moves` and `lastRoll` are 0.
 *
 * Turns. Move number n (n = `moves`, from 0) is made by seat n % 6, one move a turn. Thirty moves are a round:
 * move n is in round 1 + floor(n / 30), so each seat moves five times a round.
 *
 * Legal moves. Each piece of the seat that has not yet marched in this round (`moved` is not this round) may
 * march to any neighbour of its region, whoever owns that region and whatever pieces are in it. Moves are listed by
 * piece in ascending order of index, and for one piece by destination in the order of `NEIGHBOURS`.
 * There is always one: a seat marches at most 5 of its 33 pieces in a round.
 *
 * A march of piece p of seat s to region t, with one roll of a six-sided die:
 *   1. p stands in t, `moved` becomes this round, its `experience` rises by 1.
 *   2. `visits` of t rises by 1.
 *   3. If s owns t, its `gold` rises by the roll.
 *      Else if the strength of p plus the roll is 7 or more, s conquers t: s becomes its owner, its `captures`
 *      rises by 1, and the `score` of s rises by the roll.
 *      Else p is repelled (it stays in t all the same): its strength falls by 1, but never below 1, and
 *      `stats[roll - 1]` of s rises by 1.
 *   4. `lastRoll` is the roll, `moves` rises by 1.
 *
 * End. After move number 299 (300 moves made) the game ends. The highest score wins; of equals, the lowest seat.
 */

export const SEATS = 6;
export const PIECES_PER_SEAT = 33;
export const PIECES = SEATS * PIECES_PER_SEAT;
export const REGIONS = 120;
export const REGIONS_PER_SEAT = REGIONS / SEATS;
export const MOVES = 300;
export const MOVES_PER_ROUND = 30;
export const DIE_FACES = 6;
export const STARTING_GOLD = 10;
/** Minimum of strength plus roll with which a piece conquers a foreign region. */
export const CONQUEST_AT = 7;

/** The name of a piece at an index of `pieces`, for display only. */
export const pieceId = (index: number): string => `p${index}`;
/** The name of a region at an index of `regions`, for display only. */
export const regionId = (index: number): string => `r${index}`;
export const startingRegion = (seat: number, k: number): number =>
  seat * REGIONS_PER_SEAT + (k % REGIONS_PER_SEAT);
export const startingStrength = (k: number): number => 3 + (k % 4);
export const roundOf = (moves: number): number => 1 + Math.floor(moves / MOVES_PER_ROUND);

export interface Piece {
  id: string;
  owner: number;
  region: number;
  strength: number;
  /** The round in which the piece last marched, 0 for never. */
  moved: number;
  experience: number;
}

export interface Region {
  id: string;
  owner: number;
  visits: number;
  captures: number;
}

export interface Seat {
  id: number;
  gold: number;
  score: number;
  /** How often this seat was repelled, by the roll that did it: entry 0 counts the ones. */
  stats: number[];
}

/** The whole position, about 20 KB as JSON. The seat to move is `moves % SEATS`. */
export interface Skirmish {
  moves: number;
  lastRoll: number;
  seats: Seat[];
  regions: Region[];
  pieces: Piece[];
}

function borders(): number[][] {
  const neighbours: number[][] = Array.from({ length: REGIONS }, () => []);
  const join = (a: number, b: number): void => {
    neighbours[a].push(b);
    neighbours[b].push(a);
  };
  for (let region = 0; region < REGIONS; region++) {
    join(region, (region + 1) % REGIONS);
    join(region, (region + (region % 3 === 0 ? 45 : 11)) % REGIONS);
  }
  for (const list of neighbours) list.sort((a, b) => a - b);
  return neighbours;
}

/** For each region its neighbours, in ascending order. */
export const NEIGHBOURS: readonly (readonly number[])[] = borders();
