import { describe, expect, test } from 'vitest';
import { MOVES, NEIGHBOURS, PIECES, REGIONS, SEATS } from '../src/midsize-data.ts';
import { pick, sfc32 } from './random.ts';
import {
  apply,
  destination,
  fresh,
  list,
  MOST_CHOICES,
  march,
  marcher,
  play,
  record,
  replay,
  winner,
} from './skirmish.ts';

describe('the map', () => {
  test('has borders that go both ways, once each, in ascending order', () => {
    expect(NEIGHBOURS).toHaveLength(REGIONS);
    NEIGHBOURS.forEach((neighbours, region) => {
      expect([...new Set(neighbours)].sort((a, b) => a - b)).toEqual(neighbours);
      expect(neighbours).not.toContain(region);
      for (const other of neighbours) expect(NEIGHBOURS[other]).toContain(region);
    });
  });

  test('has 3, 4 or 5 neighbours a region, 4 on average', () => {
    const degrees = NEIGHBOURS.map((neighbours) => neighbours.length);
    expect(new Set(degrees)).toEqual(new Set([3, 4, 5]));
    expect(degrees.reduce((a, b) => a + b) / REGIONS).toBe(4);
  });
});

describe('a march', () => {
  // The first piece of seat 0 stands in region 0 with strength 3; region 119 is foreign and region 1 its own.
  test('within the own land earns the roll in gold', () => {
    const position = fresh();
    apply(position, march(0, 1), 5);
    expect(position.seats[0]).toEqual({ id: 0, gold: 15, score: 0, stats: [0, 0, 0, 0, 0, 0] });
    expect(position.pieces[0]).toMatchObject({ region: 1, moved: 1, experience: 1, strength: 3 });
    expect(position.regions[1]).toMatchObject({ owner: 0, visits: 1, captures: 0 });
    expect(position).toMatchObject({ moves: 1, lastRoll: 5 });
  });

  test('into foreign land conquers it at strength plus roll of 7, for the roll in score', () => {
    const position = fresh();
    apply(position, march(0, 119), 4);
    expect(position.seats[0]).toMatchObject({ gold: 10, score: 4 });
    expect(position.regions[119]).toMatchObject({ owner: 0, visits: 1, captures: 1 });
  });

  test('into foreign land is repelled below that, and costs a point of strength', () => {
    const position = fresh();
    apply(position, march(0, 119), 3);
    expect(position.seats[0]).toMatchObject({ gold: 10, score: 0, stats: [0, 0, 1, 0, 0, 0] });
    expect(position.regions[119]).toMatchObject({ owner: 5, visits: 1, captures: 0 });
    expect(position.pieces[0]).toMatchObject({ region: 119, strength: 2 });
  });

  test('never leaves a piece without strength', () => {
    const position = fresh();
    position.pieces[0].strength = 1;
    apply(position, march(0, 119), 1);
    expect(position.pieces[0].strength).toBe(1);
  });

  test('rests the piece until the next round of thirty moves', () => {
    const position = fresh();
    const into = new Int32Array(MOST_CHOICES);
    const mayMarch = (): boolean =>
      into.subarray(0, list(position, into)).some((move) => marcher(move) === 0);
    apply(position, march(0, 1), 1);
    position.moves = 24;
    expect(mayMarch()).toBe(false);
    position.moves = 30;
    expect(mayMarch()).toBe(true);
  });
});

describe('a game', () => {
  test('lists every legal march once: own pieces in order, each to its neighbours in order', () => {
    const position = fresh();
    position.moves = 1;
    const into = new Int32Array(MOST_CHOICES);
    const listed = [...into.subarray(0, list(position, into))];
    expect(listed.map((move) => [marcher(move), destination(move)])).toEqual(
      position.pieces.flatMap((piece, index) =>
        piece.owner === 1 ? NEIGHBOURS[piece.region].map((to) => [index, to]) : [],
      ),
    );
  });

  test('ends after 300 moves', () => {
    expect(play(sfc32(1))).toBe(MOVES);
  });

  test('offers 100 to 160 moves on average', () => {
    const next = sfc32(2);
    const into = new Int32Array(MOST_CHOICES);
    let listed = 0;
    for (let game = 0; game < 20; game++) {
      const position = fresh();
      while (position.moves < MOVES) {
        const count = list(position, into);
        listed += count;
        apply(position, into[pick(next, count)], 1 + pick(next, 6));
      }
    }
    expect(listed / (20 * MOVES)).toBeGreaterThan(100);
    expect(listed / (20 * MOVES)).toBeLessThan(160);
  });

  test('is 15 to 25 KB as JSON, at the beginning and at the end', () => {
    for (const position of [fresh(), replay(record(sfc32(3)))]) {
      expect(position.pieces).toHaveLength(PIECES);
      expect(JSON.stringify(position).length).toBeGreaterThan(15_000);
      expect(JSON.stringify(position).length).toBeLessThan(25_000);
    }
  });

  test('goes to the highest score, of equals to the lowest seat', () => {
    const position = fresh();
    expect(winner(position)).toBe(0);
    position.seats[4].score = 9;
    position.seats[2].score = 9;
    expect(winner(position)).toBe(2);
    expect(position.seats).toHaveLength(SEATS);
  });

  test('replays to the same end', () => {
    const recording = record(sfc32(5));
    expect(recording.moves).toHaveLength(MOVES);
    expect(replay(recording)).toEqual(replay(recording));
  });
});
