import { Referee, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { REGION_OF } from './data/regions.ts';
import { ideology } from './game.ts';
import { INDEPENDENT, type Position, TYPES } from './position.ts';
import { globalInfluence, handSize, isFull, majority, printedLevel, sectorSize } from './queries.ts';
import { DEFAULTS } from './testing/defaults.ts';
import { FIVE, Situation } from './testing/situation.ts';

/** Plays at random and checks the position at every question. */
function playing(seats: number, seed: number, look: (g: Position, step: string) => void): Position {
  const chance = new SeededChance(seed);
  const referee = new Referee(ideology, chance);
  const g = referee.start(seats, { ...DEFAULTS, turns: 15 });
  while (g.outcome === null) {
    look(g, g.flow[g.flow.length - 1].step);
    const seat = g.asked[0];
    referee.take(g, seat, referee.pick(g, seat, chance));
  }
  return g;
}

describe('in random games', () => {
  test('IDEO-18.1 IDEO-18.7 IDEO-18.8 IDEO-18.4 nothing is made or lost, and no level leaves its bounds', () => {
    for (const seats of ideology.seats) {
      const g = playing(seats, seats, (now) => expect(ideology.faults(now)).toEqual([]));
      expect(ideology.conserved(g)).toEqual({ cards: 45 * seats, advancements: 85, regions: 43 });
    }
  });

  test('IDEO-18.3 no sector of a controlled region is ever over its maximum', () => {
    playing(5, 9, ({ public: world }) => {
      for (const region of world.inPlay) {
        if (world.controller[region] === INDEPENDENT) continue;
        for (let type = 0; type < TYPES; type++)
          expect(sectorSize(world, region, type)).toBeLessThanOrEqual(2 * printedLevel(world, region));
      }
    });
  });

  test('IDEO-18.5 IDEO-18.6 control is settled whenever a turn begins', () => {
    let turn = 0;
    playing(4, 3, ({ public: world, options, seats }, step) => {
      if (step !== 'trade' || world.turn === turn) return;
      turn = world.turn;
      for (const region of world.inPlay) {
        const leader = majority(world, region, seats);
        if (world.controller[region] !== INDEPENDENT) expect(leader).toBe(world.controller[region]);
        else if ([0, 1, 2].every((type) => isFull(world, options, region, type))) expect(leader).toBe(-1);
      }
    });
    expect(turn).toBe(15);
  });

  test('IDEO-18.9 after the Resource Phase a hand equals Global Influence', () => {
    let turn = 0;
    playing(3, 4, (g, step) => {
      if (step !== 'trade' || g.public.turn === turn) return;
      turn = g.public.turn;
      for (let seat = 0; seat < g.seats; seat++)
        expect(handSize(g, seat)).toBe(globalInfluence(g.public, seat));
    });
  });
});

describe('faults are found', () => {
  test.each<[string, (s: Situation) => void]>([
    ['IDEO-18.1 a lost card', (s) => s.g.private[0].hand[1]++],
    ['IDEO-18.7 a lost advancement', (s) => s.world.supply[2]--],
    ['IDEO-18.8 a region in two places', (s) => s.g.secret.regions.push(REGION_OF.iran)],
    ['IDEO-18.4 a level of 0', (s) => s.level('iran', 0)],
    ['IDEO-18.4 a level above twice the printed one', (s) => s.level('iran', 7)],
  ])('%s', (_what, spoil) => {
    const s = new Situation(FIVE);
    expect(s.faults).toEqual([]);
    spoil(s);
    expect(s.faults).not.toEqual([]);
  });
});

test('IDEO-17.5 discard piles are open, with their types', () => {
  const s = new Situation(['fascism', 'communism']);
  s.hand('fascism', [1, 2, 0]);
  s.when({ step: 'trading' }).answer({ do: 'trade', influence: 'economic' });
  expect(s.view('communism').public.discards).toEqual([0, 1, 0, 0, 0, 0]);
});
