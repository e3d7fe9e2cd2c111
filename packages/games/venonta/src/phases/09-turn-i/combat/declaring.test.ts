import { describe, expect, test } from 'vitest';
import { TERRITORY_OF } from '../../../data/board.ts';
import { attack, atWar, LOST, ROLL, WON } from '../../../testing/war.ts';

describe('declaring', () => {
  test('VEN-9.5.1 VEN-9.1.3 from a territory to a linked one of another, with tanks of the origin', () => {
    const s = atWar();
    s.tanks('NAM', 0, 2);
    s.when({ step: 'wars' });
    expect(s.refusal(attack('NAM', 'EUR', 2))).toBeNull();
    expect(s.refusal(attack('NAM', 'EUR', 3))).not.toBeNull();
    expect(s.refusal(attack('NAM', 'MES'))).not.toBeNull();
    expect(s.refusal(attack('NAM', 'SAS'))).not.toBeNull();
  });

  test('VEN-9.5.2 VEN-R12 not from a colony of this turn; from a territory that hosts one’s tanks', () => {
    const s = atWar();
    s.colony('EUR', 0);
    s.world.fresh[TERRITORY_OF.EUR] = 1;
    s.when({ step: 'wars' });
    expect(s.refusedBy(attack('EUR', 'RUS'))).toBe('VEN-9.5.2');
    s.world.fresh[TERRITORY_OF.EUR] = 0;
    expect(s.refusal(attack('EUR', 'RUS'))).toBeNull();
    expect(s.refusal(attack('RUS', 'SAS', 1))).not.toBeNull();
    s.tanks('RUS', 0, 1);
    expect(s.refusal(attack('RUS', 'SAS', 1))).toBeNull();
    expect(s.refusal(attack('RUS', 'SAS', 0))).not.toBeNull();
  });

  test('VEN-9.5.3 VEN-9.9.1 a colonised territory cannot attack, the owner’s others can', () => {
    const s = atWar();
    s.colony('NAM', 1);
    s.when({ step: 'wars' });
    expect(s.refusedBy(attack('NAM', 'EUR'))).toBe('VEN-9.5.3');
    expect(s.refusal(attack('WAF', 'EUR'))).toBeNull();
  });

  test('VEN-9.5.4 VEN-9.5.5 VEN-9.5.6 VEN-9.5.7 three dice of people and three of each tank on both sides', () => {
    const s = atWar();
    s.tanks('NAM', 0, 2);
    s.tanks('EUR', 1, 1);
    s.tanks('EUR', 2, 1);
    s.when({ step: 'wars' })
      .dice(2, 2, 2, 1, 1, 1)
      .answer(attack('NAM', 'EUR', 2));
    const { combat } = s.world;
    expect(combat?.people).toEqual([3, 3]);
    expect(combat?.tanks).toEqual([1, 2]);
    expect(combat?.thrown).toEqual([3, 0, 3, 0]);
  });

  test('VEN-9.5.8 VEN-9.5.9 2 tokens and 1 for each tank, paid at once', () => {
    const s = atWar().given({ tokens: [2, 0, 0] });
    s.tanks('NAM', 0, 1);
    s.when({ step: 'wars' });
    expect(s.refusal(attack('NAM', 'EUR', 1))).not.toBeNull();
    s.dice(...LOST).answer(attack('NAM', 'EUR'));
    expect(s.world.tokens[0]).toBe(0);
    const rich = atWar();
    rich.tanks('NAM', 0, 1);
    rich
      .when({ step: 'wars' })
      .dice(2, 2, 2, 2, 2, 2)
      .answer(attack('NAM', 'EUR', 1));
    expect(rich.world.tokens[0]).toBe(9);
    expect(rich.world.tokens[1]).toBe(12);
    const poor = atWar()
      .given({ tokens: [1, 0, 0] })
      .when({ step: 'wars' });
    expect(poor.step).toBe('rest');
  });

  test('VEN-9.5.10 VEN-9.8.2 the same territory once a turn, after a cease-fire another', () => {
    const s = atWar().when({ step: 'wars' });
    s.dice(...[2, 2, 2, 2, 2, 2], ...[2, 2, 2, 2, 2, 2]).answer(attack('NAM', 'EUR'), ROLL);
    expect([s.step, s.world.combat]).toEqual(['war', null]);
    expect(s.refusedBy(attack('NAM', 'EUR'))).toBe('VEN-9.5.10');
    expect(s.refusedBy(attack('WAF', 'EUR'))).toBe('VEN-9.5.10');
    expect(s.refusal(attack('NAM', 'RUS'))).toBeNull();
  });

  test('VEN-9.5.11 VEN-9.8.9 VEN-24.4 who has won may fight again, with the tokens refunded, but not from what was conquered', () => {
    const s = atWar().given({ tokens: [3, 0, 0] });
    s.tanks('NAM', 0, 1);
    s.when({ step: 'wars' })
      .dice(3, 3, 3, 2, 2, 2)
      .answer(attack('NAM', 'EUR', 1), { do: 'colonise' });
    expect(s.refusal(attack('NAM', 'RUS', 1))).toBeNull();
    expect(s.refusedBy(attack('EUR', 'RUS'))).toBe('VEN-9.5.2');
  });

  test('VEN-9.5.11 with the option, who has won rests, and is told so whatever it would take along', () => {
    const s = atWar({ afterVictory: 'rest' });
    s.tanks('NAM', 0, 2);
    s.when({ step: 'wars' })
      .dice(3, 3, 3, 2, 2, 2)
      .answer(attack('NAM', 'EUR', 1), { do: 'colonise' });
    for (const tanks of [0, 1, 2]) expect(s.refusedBy(attack('NAM', 'RUS', tanks))).toBe('VEN-9.5.11');
  });

  test('VEN-9.5.11 VEN-9.8.9 with the option others fight on', () => {
    const s = atWar({ afterVictory: 'rest' })
      .given({ tokens: [2, 0, 0] })
      .when({ step: 'wars' });
    s.dice(...WON).answer(attack('NAM', 'EUR'));
    s.answer({ do: 'colonise' });
    expect(s.world.tokens[0]).toBe(2);
    expect(s.refusedBy(attack('NAM', 'RUS'))).toBe('VEN-9.5.11');
    expect(s.refusal(attack('WAF', 'MEN'))).toBeNull();
  });
});
