import { describe, expect, test } from 'vitest';
import { landForces } from '../../bot/odds/forces.ts';
import type { Choice } from '../../flow.ts';
import { attackFrom, balkans, SYMBOL } from '../../testing/battles.ts';
import { cross, planning } from '../../testing/moves.ts';
import { Situation } from '../../testing/situation.ts';

const ALL: Choice = { do: 'commitAll' };
const { blank: X } = SYMBOL;

describe('ATK-25.2 extra dice for the defender, by option', () => {
  function dice(options: object, capital: 'balkans' | 'spain'): number {
    const s = new Situation(2, options);
    s.nation(0, 'communism', 'ukraine', { ukraine: { infantry: 5 } });
    s.nation(1, 'fascism', capital, { spain: { infantry: 2 }, balkans: { infantry: 3 } });
    attackFrom(s, 'ukraine', 'balkans', { infantry: 3 }).rolls(X, X, X).answer(ALL, ALL);
    const roll = s.said('log.rolled')[1] as Record<string, number>;
    return roll.infantry + roll.tank + roll.artillery + roll.plane + roll.blank;
  }

  test('one more in a region with a capital', () => {
    expect(dice({}, 'balkans')).toBe(3);
    expect(dice({ defenceBonus: true }, 'spain')).toBe(3);
    expect(dice({ defenceBonus: true }, 'balkans')).toBe(4);
  });

  test('one more against a landing, after the minimum of two', () => {
    const s = new Situation(2, { defenceBonus: true });
    s.nation(0, 'communism', 'eastern_us', { eastern_us: { infantry: 5 } });
    s.nation(1, 'fascism', 'germany', { germany: { infantry: 2 }, spain: { infantry: 1 } });
    s.when({ step: 'plan', blitzkrieg: false, anew: [] });
    const crossing = s
      .answer({ do: 'from', region: 'eastern_us' })
      .open()
      .find((choice) => choice.do === 'cross' && choice.to === 'spain' && choice.unit === 'infantry');
    expect(crossing).toBeDefined();
    if (crossing?.do !== 'cross') return;
    s.answer({ ...crossing, count: 4 }, { do: 'declare' })
      .rolls(X, X, X, X, X, X, X)
      .answer(ALL);
    expect(s.said('log.rolled')[1]).toMatchObject({ seat: 1, blank: 3 });
  });
});

test('ATK-25.2 a Minor Neutral attacked by sea gets no extra die: the rule speaks of players', () => {
  const s = new Situation(2, { defenceBonus: true, order: 'attacker_first' });
  s.nation(0, 'communism', 'eastern_us', { eastern_us: { infantry: 3 } }).nation(1, 'fascism', 'germany', {});
  for (const [kind, count] of s.g.secret.economic.entries()) s.g.private[1].economic[kind] += count;
  s.g.secret.economic.fill(0);
  s.g.private[1].economic[0]--;
  s.g.secret.economic[0]++;
  planning(s).answer(...cross('infantry', 'eastern_us', 'caribbean_islands', ['northwest_atlantic'], 2));
  s.rolls(X, X, X, X, X).answer({ do: 'declare' }, ALL);
  expect(s.said('log.neutralRolled')).toMatchObject([{ blank: 2 }]);
  expect(landForces(s.view(0))?.defenceDice).toBe(0);
});

test('ATK-17.5 Heavy Tanks roll one more die with a Tank committed', () => {
  const s = balkans({ infantry: 1, tank: 1 }, { infantry: 3 });
  s.knows(0, 'heavy_tanks').rolls(X, X, X, X, X, X, X).answer(ALL, ALL);
  expect(s.said('log.rolled')[0]).toMatchObject({ blank: 4 });
});
