import { copy, Referee, SeededChance, view } from '@entente/engine';
import { greedyPlayer, randomPlayer } from '@entente/engine/kit';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../flow.ts';
import { ideology } from '../../game.ts';
import { DEFAULTS } from '../../testing/defaults.ts';
import { FIVE, Situation } from '../../testing/situation.ts';

/** The choice after which the judgement is best. */
function pick(s: Situation): Choice {
  const referee = new Referee(ideology, new SeededChance(1));
  const seat = s.g.asked[0];
  const judged = referee.choices(s.g, seat).offers.map(({ choice }) => {
    const then = copy(ideology, s.g);
    referee.take(then, seat, choice);
    return { choice, worth: ideology.judgement(then, seat) };
  });
  return judged.reduce((best, one) => (one.worth > best.worth ? one : best)).choice;
}

describe('judgement', () => {
  test('completes a level when the hand allows it', () => {
    const s = new Situation(['capitalism', 'communism']);
    s.hand('capitalism', [1, 1, 1]);
    s.when({ step: 'develop' });
    for (let card = 0; card < 3; card++) s.answer(pick(s));
    expect(s.cards('united-states')).toEqual([4, 4, 4]);
  });

  test('takes an independent region that it can fill, and not one where it would be second', () => {
    const s = new Situation(['capitalism', 'communism'])
      .region('cuba', null)
      .region('mexico', null, { communism: [2, 2, 1] });
    s.hand('capitalism', [1, 1, 1]);
    s.hand('communism', [0, 0, 1]);
    s.when({ step: 'foreign' });
    expect(pick(s)).toMatchObject({ do: 'extend', region: 'cuba' });
  });

  test('attacks where one card turns a region that was about to be lost', () => {
    const s = new Situation(['capitalism', 'communism']).region('cuba', 'capitalism', {
      capitalism: [1, 1, 0],
      communism: [1, 0, 1],
    });
    s.hand('capitalism', [0, 0, 2]);
    s.when({ step: 'conflict' });
    expect(pick(s)).toEqual({ do: 'attack', region: 'cuba', influence: 'cultural', target: 1 });
  });

  test('repulses an attack that would cost it a region', () => {
    const s = new Situation(['capitalism', 'communism']).region('cuba', 'communism', {
      capitalism: [1, 1, 0],
      communism: [1, 1, 1],
    });
    s.hand('capitalism', [0, 0, 1]);
    s.hand('communism', [0, 0, 1]);
    s.when({ step: 'conflict' }).answer({ do: 'attack', region: 'cuba', influence: 'cultural', target: 1 });
    expect([s.asked, pick(s)]).toEqual([['communism'], { do: 'cancel' }]);
  });

  test('IDEO-12.1.1 an end that wins is worth more than any that does not', () => {
    const s = new Situation(['capitalism', 'communism']).holds('capitalism', { wmd: 9 });
    s.when({ step: 'turnOrder' });
    expect(ideology.judgement(s.g, 0)).toBeGreaterThan(0);
    expect(ideology.judgement(s.g, 1)).toBeLessThan(0);
  });

  test('proposes War to a player who is about to win, and Peace to the stronger', () => {
    const leader = new Situation(['fascism', 'imperialism']).holds('imperialism', { wmd: 6 });
    const strong = new Situation(['imperialism', 'fascism']).holds('fascism', { tactics: 3 });
    const proposals = [leader, strong].map((s) => {
      s.world.still = false;
      s.when({ step: 'diplomacy' });
      s.from(s.asked[1], { do: 'keepRest' });
      return pick(s);
    });
    expect(proposals).toEqual([
      { do: 'propose', target: 1, relation: 'war' },
      { do: 'propose', target: 1, relation: 'peace' },
    ]);
  });

  test('a conflict under way is judged without changing the position', () => {
    const s = new Situation(FIVE);
    s.hand('imperialism', [0, 2, 0]);
    s.hand('capitalism', [0, 1, 0]);
    s.when({ step: 'conflict' }).answer({
      do: 'attack',
      region: 'united-states',
      influence: 'economic',
      target: s.seat('capitalism'),
    });
    const before = structuredClone(s.world);
    ideology.judgement(s.g, 0);
    expect(s.world).toEqual(before);
  });

  test('beats random play in nearly all games of two', () => {
    let won = 0;
    for (let seed = 0; seed < 20; seed++) {
      const chance = new SeededChance(seed);
      const referee = new Referee(ideology, chance);
      const g = referee.start(2, DEFAULTS);
      const greedy = seed % 2;
      const players = [greedyPlayer(ideology, chance), randomPlayer(ideology, chance)];
      while (g.outcome === null) {
        const seat = g.asked[0];
        referee.take(g, seat, players[seat === greedy ? 0 : 1](view(ideology, g, seat)));
      }
      if (g.outcome.winners.includes(greedy)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(19);
  }, 60_000);
});
