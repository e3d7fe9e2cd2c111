import { Referee, SeededChance, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { REGIONS, type Region } from '../data/regions.ts';
import { ideology } from '../game.ts';
import { INDEPENDENT } from '../position.ts';
import { DEFAULTS } from '../testing/defaults.ts';
import { Situation } from '../testing/situation.ts';
import { ifAssessedNow, type Preview } from './if-assessed-now.ts';

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

  test.each([
    [2, {}],
    [3, { independentMaximum: 'printed', totalitarianism: 'swap' }],
    [4, { wmd: 'all', regions: 'first' }],
    [5, {}],
  ] as const)(
    'IDEO-18.4 is what the Assessment Phase then does, in a random game of %i',
    (seats, options) => {
      const chance = new SeededChance(3);
      let preview: Preview = { changes: [], influence: [] };
      let before: Map<Region, [level: number, controller: number]> = new Map();
      const compared = { turns: 0, changes: 0 };
      const table = () =>
        new Map(
          g.public.inPlay.map((each) => [REGIONS[each], [g.public.level[each], g.public.controller[each]]]),
        ) as typeof before;
      const referee = new Referee(ideology, chance, {
        log: () => {},
        mark: () => {},
        round: () => {
          const expected = new Map(before);
          for (const { region, level, controller } of preview.changes)
            expected.set(region, [level.after, controller.after ?? INDEPENDENT]);
          expect(table()).toEqual(expected);
          expect(ifAssessedNow(g).influence.map(({ now }) => now)).toEqual(
            preview.influence.map(({ after }) => after),
          );
          compared.turns++;
          compared.changes += preview.changes.length;
        },
      });
      const g = referee.start(seats, { ...DEFAULTS, ...options, turns: 15 });
      while (g.outcome === null) {
        const seat = g.asked[0];
        if (g.flow.at(-1)?.step === 'diplomacy') {
          preview = ifAssessedNow(view(ideology, g, seat));
          before = table();
        }
        referee.take(g, seat, referee.pick(g, seat, chance));
      }
      expect([compared.turns, compared.changes > 4]).toEqual([15, true]);
    },
  );
});
