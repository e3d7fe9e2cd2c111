import { copy, defaultOptions, Referee, type Seat, SeededChance, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from './data/terms.ts';
import { attack } from './game.ts';
import type { Position } from './position.ts';
import { DEFAULTS } from './testing/defaults.ts';
import { Situation } from './testing/situation.ts';

/** A number of random decisions of a game. */
function played(decisions: number, seed = 1): Position {
  const referee = new Referee(attack, new SeededChance(seed));
  const picks = new SeededChance(seed + 1);
  const g = referee.start(3, DEFAULTS);
  for (let count = 0; count < decisions && g.outcome === null; count++) {
    const [seat] = g.asked;
    let choice = referee.pick(g, seat, picks);
    while (referee.refusal(g, seat, choice) !== null) choice = referee.pick(g, seat, picks);
    referee.take(g, seat, choice);
  }
  return g;
}

test('ATK-1.1 ATK-1.3 the ten actions of the expansion; no naval battle and no Blitzkrieg Move among them', () => {
  expect(ACTIONS.length).toBe(10);
  const s = new Situation(2).nation(0, 'communism', 'ukraine', {}).nation(1, 'fascism', 'spain', {});
  const offered = s
    .funds(0, 50, 50)
    .turn(0)
    .open()
    .flatMap((choice) => (choice.do === 'act' ? [choice.action] : [choice.do]));
  expect(offered).toContain('endTurn');
  expect(offered).not.toContain('blitzkrieg');
  expect(offered.every((id) => id === 'endTurn' || (ACTIONS as readonly string[]).includes(id))).toBe(true);
});

test('ATK-1.3 more than three actions in a turn, and PP are kept', () => {
  const s = new Situation(2).nation(0, 'communism', 'ukraine', {}).nation(1, 'fascism', 'spain', {});
  s.funds(0, 7, 50).turn(0);
  for (let count = 0; count < 5; count++)
    s.answer({ do: 'act', action: 'strategic_move' }, { do: 'endStrategic' });
  expect([s.world.actions, s.world.pp[0]]).toEqual([5, 7]);
});

test('ATK-31.1 ATK-31.2 ATK-31.3 ATK-31.4 a position holds everything that is needed to play on', () => {
  const g = played(400);
  const again = JSON.parse(JSON.stringify(g)) as Position;
  expect(again).toEqual(copy(attack, g));
  const on = (from: Position) => {
    const referee = new Referee(attack, new SeededChance(5));
    const picks = new SeededChance(6);
    for (let count = 0; count < 50 && from.outcome === null; count++) {
      const [seat] = from.asked;
      let choice = referee.pick(from, seat, picks);
      while (referee.refusal(from, seat, choice) !== null) choice = referee.pick(from, seat, picks);
      referee.take(from, seat, choice);
    }
    return from;
  };
  expect(on(again)).toEqual(on(g));
});

test('ATK-31.6 the same seed gives the same game', () => {
  expect(played(300, 8)).toEqual(played(300, 8));
  expect(played(300, 8)).not.toEqual(played(300, 9));
});

test('ATK-26.1 ATK-26.2 ATK-26.3 the map, PP and oil are open; cards are known by number only', () => {
  const g = played(200);
  const seen = view(attack, g, 'spectator');
  expect(seen.public.units).toBe(g.public.units);
  expect(seen.public.pp).toBe(g.public.pp);
  expect(seen.private).toBeNull();
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  g.private.forEach((hand, seat: Seat) => {
    expect(seen.facts.political[seat]).toBe(sum(hand.political));
    expect(seen.facts.economic[seat]).toBe(sum(hand.economic));
  });
});

test('ATK-5.3 ATK-28.9 whatever is played at random leaves the map in order', () => {
  for (let seed = 20; seed < 23; seed++) expect(attack.faults(played(600, seed))).toEqual([]);
});

test('ATK-R1 a game that nothing else ends is over after the last round', () => {
  const s = new Situation(2, { rounds: 12 })
    .nation(0, 'communism', 'ukraine', {})
    .nation(1, 'fascism', 'spain', {});
  s.g.round = 11;
  s.when({ step: 'endOfRound' });
  while (s.step === 'production') s.answer(s.open()[0]);
  expect(s.g.outcome?.reason).toBe('rounds');
});

describe('what a table begins with', () => {
  test('ATK-1.6 the advised map: the west half up to four players, both halves above', () => {
    expect(attack.seats.map((seats) => defaultOptions(attack, seats).map)).toEqual([
      ...['west', 'west', 'west'],
      ...['both', 'both', 'both', 'both'],
    ]);
  });

  test('ATK-10.8 ATK-14.10 the printed words: the attacker rolls first, a failed Blitz again as the next action', () => {
    expect(defaultOptions(attack, 4)).toMatchObject({ order: 'attacker_first', blitzAgain: 'next' });
    expect(attack.sets?.evenOdds).toEqual({ order: 'simultaneous' });
    expect(attack.sets?.firstReadings).toMatchObject({ blitzAgain: 'later', map: 'both' });
  });
});
