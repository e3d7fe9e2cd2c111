import { Referee, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { ideology } from './game.ts';
import { ifAssessedNow } from './ifAssessedNow.ts';
import { DEFAULTS } from './testing/defaults.ts';
import { Situation } from './testing/situation.ts';

describe('the preview of an assessment', () => {
  test('IDEO-10.3.2 tells a region that changes hands, with its level and the influence of both (T-D.1)', () => {
    const s = new Situation(['capitalism', 'communism']).region('cuba', 'capitalism', {
      capitalism: [1, 1, 0],
      communism: [1, 1, 2],
    });
    expect(ifAssessedNow(s.view('capitalism'))).toEqual({
      changes: [{ region: 'cuba', level: { now: 1, after: 2 }, controller: { now: 0, after: 1 } }],
      influence: [
        { now: 4, after: 3 },
        { now: 3, after: 5 },
      ],
    });
  });

  test('IDEO-10.2.2 tells a region that a tie would set free (T-D.2)', () => {
    const s = new Situation(['capitalism', 'communism']).region('cuba', 'capitalism', {
      capitalism: [1, 1, 1],
      communism: [1, 1, 1],
    });
    const [change] = ifAssessedNow(s.view('communism')).changes;
    expect(change.controller).toEqual({ now: 0, after: null });
  });

  test('changes nothing on the table', () => {
    const s = new Situation(['capitalism', 'communism']).region('cuba', 'capitalism');
    const before = structuredClone(s.world);
    ifAssessedNow(s.view('capitalism'));
    expect(s.world).toEqual(before);
  });

  test('IDEO-18.4 is what the Assessment Phase then does, in random games', () => {
    const chance = new SeededChance(3);
    let assessed: ReturnType<typeof ifAssessedNow> | null = null;
    let compared = 0;
    const referee = new Referee(ideology, chance, {
      log: () => {},
      mark: () => {},
      round: () => {
        const now = g.public.inPlay.map((region) => [g.public.level[region], g.public.controller[region]]);
        const influence = ifAssessedNow(g).influence.map((each) => each.now);
        if (assessed !== null) expect(influence).toEqual(assessed.influence.map(({ after }) => after));
        expect(now.every(([level]) => level >= 1)).toBe(true);
        compared++;
      },
    });
    const g = referee.start(4, { ...DEFAULTS, turns: 15 });
    while (g.outcome === null) {
      const seat = g.asked[0];
      assessed = ifAssessedNow(g);
      referee.take(g, seat, referee.pick(g, seat, chance));
    }
    expect(compared).toBe(15);
  });
});
