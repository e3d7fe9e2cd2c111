import { teller } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { limit } from '../game.ts';
import { play, turnWith } from '../testing/cards.ts';
import type { Situation } from '../testing/situation.ts';

/** The log as its reader sees it. */
function log(s: Situation): string[] {
  const { say } = teller(limit, 'en', (seat) => ['Ana', 'Ben'][seat]);
  return s.told.map(({ say: key, args }) => say({ say: key, with: args }));
}

describe('the log tells all that a card does', () => {
  test('LIM-7.3 E06 mass destruction: military, destabilisation, land, the gate, a factory, pollution', () => {
    const s = turnWith(['E06'], { stock: { M: 12 } }, { R: 5, territories: 5, I: 3, M: 1, stock: { M: 0 } });
    s.answer(play('E06'), { do: 'force', amount: 12 });
    expect(log(s).slice(0, 9)).toEqual([
      'Ana plays Mass destruction.',
      'Ana spends 12 military.',
      'Ana: +2 destabilisation (price of the card).',
      'Ben is the target of Mass destruction.',
      'Ben does not resist the attack of 12 military.',
      'Ben loses 1 territory.',
      'Ben: renewable factory falls to 5.',
      'Ben: industrial factory falls to 2.',
      'Ben: +3 pollution.',
    ]);
  });

  test('LIM-7.3 LIM-0.6.2 E12 terrorism: unrest, and what no longer fits', () => {
    const s = turnWith(['E12'], { stock: { M: 1 } }, { unrest: 10 });
    s.answer(play('E12'));
    expect(log(s).slice(4, 6)).toEqual([
      'Terrorism: unrest of Ben +3, now 11.',
      'Ben: unrest is at its limit, +2 destabilisation instead.',
    ]);
  });

  test('LIM-7.2 P03 extraction and LIM-7.3 E11 tourism', () => {
    const dig = turnWith(['P03'], { money: 5 });
    expect(log(dig.answer(play('P03'))).slice(0, 4)).toEqual([
      'Ana pays $5 for Extraction.',
      'Ana plays Extraction.',
      'Ana: +1 pollution.',
      'Ana gains 2 fossil.',
    ]);
    const tour = turnWith(['E11'], {}, { sol: [3, 3, 3, 1, 1], money: 30, unrest: 6 });
    expect(log(tour.answer(play('E11'))).slice(0, 5)).toEqual([
      'Ana plays Tourism development.',
      '$10 of the World Bank is burned.',
      'Ben is the target of Tourism development.',
      'Ana takes $20 from Ben.',
      'Tourism development: unrest of Ben −2, now 4.',
    ]);
  });

  test('LIM-7.2 P09 planet clean-up: what everybody returns', () => {
    const s = turnWith(['P09'], { money: 60, pollution: 3 }, { pollution: 2, money: 0 });
    s.answer(play('P09'));
    expect(log(s)).toContain('Ben returns 1 pollution.');
    const returned = s.told.filter(({ say, args }) => say === 'log.returned' && args.seat === 0);
    expect(returned.reduce((sum, { args }) => sum + Number(args.count), 0)).toBe(3 - s.nation(0).pollution);
  });
});
