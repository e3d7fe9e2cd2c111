import { describe, expect, test } from 'vitest';
import { TECHNOLOGIES } from '../../data/terms.ts';
import { Situation } from '../../testing/situation.ts';

const act = { do: 'act', action: 'research' } as const;

function laboratory(pp: number): Situation {
  const s = new Situation(2)
    .nation(0, 'democracy', 'germany', {})
    .nation(1, 'fascism', 'japan', {})
    .funds(0, pp, 20);
  return s.turn(0).answer(act);
}

const known = (s: Situation) =>
  TECHNOLOGIES.filter((_, index) => (s.world.technologies[0] & (1 << index)) !== 0);

describe('Research', () => {
  test('ATK-29.2 ATK-17.1 ATK-17.2 25 PP make the target 5: a 6 succeeds and the PP are gone', () => {
    const s = laboratory(25).rolls(2, 4).answer({ do: 'invest', pp: 25 });
    expect([known(s).length, s.world.pp[0], s.step]).toEqual([1, 0, 'act']);
    expect(s.said('log.research')).toEqual([{ seat: 0, pp: 25, roll: 6, need: 5 }]);
  });

  test('ATK-17.1 ATK-17.2 without money 10 is needed; what is invested is lost either way', () => {
    expect(known(laboratory(0).rolls(5, 4).answer({ do: 'invest', pp: 0 }))).toEqual([]);
    expect(known(laboratory(0).rolls(5, 5).answer({ do: 'invest', pp: 0 }))).toHaveLength(1);
    const s = laboratory(12).rolls(1, 1).answer({ do: 'invest', pp: 10 });
    expect([known(s), s.world.pp[0]]).toEqual([[], 2]);
  });

  test('ATK-R21 sums go in fives, up to the one that cannot fail', () => {
    expect(laboratory(99).open()).toEqual([{ do: 'invest', pp: 0 }]);
    expect(laboratory(99).refusedBy({ do: 'invest', pp: 12 })).not.toBeNull();
    expect(laboratory(99).refusedBy({ do: 'invest', pp: 45 })).not.toBeNull();
    expect(laboratory(99).refusedBy({ do: 'invest', pp: 40 })).toBeNull();
  });

  test('ATK-17.4 ATK-4.7 technologies lie open; when none is left there is nothing to research', () => {
    const s = laboratory(99);
    s.rolls(6, 6).answer({ do: 'invest', pp: 0 }).answer(act).rolls(6, 6).answer({ do: 'invest', pp: 0 });
    expect(known(s)).toHaveLength(2);
    expect(s.spectator.public.technologies[0]).toBe(s.world.technologies[0]);
    s.world.technologies[1] = ((1 << TECHNOLOGIES.length) - 1) & ~s.world.technologies[0];
    s.turn(0);
    expect(s.refusedBy(act)).toBe('ATK-17.4');
  });
});
