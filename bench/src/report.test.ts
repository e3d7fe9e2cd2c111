import { expect, test } from 'vitest';
import { figure, many, races, table, targets } from './report.ts';

test.each([
  [0.5234, '0.52'],
  [12.34, '12.3'],
  [1234.5, '1,235'],
])('%d is written %s', (value, text) => {
  expect(figure(value)).toBe(text);
});

test.each([
  [6_840_000, '6.84 M'],
  [182_400, '182 k'],
  [9_400, '9,400'],
])('%d a second is written %s', (value, text) => {
  expect(many(value)).toBe(text);
});

test('columns line up', () => {
  const text = table(
    ['Game', 'rate'],
    [
      ['connect four', '1'],
      ['go', '22'],
    ],
  );
  expect(text).toBe('Game           rate\n───────────────────\nconnect four      1\ngo               22');
});

test('what was not compared is a dash', () => {
  const rates = { Entente: 6e6, 'by hand': 12e6, 'boardgame.io': 8e3 };
  expect(races([{ name: 'go', rates, ratios: { 'by hand': 0.5 } }])).toMatch(/0\.50 ×\s+–$/);
});

test('a missed target stands out', () => {
  const text = targets([
    { target: { of: 'go', against: 'by hand', atLeast: 0.4 }, reached: 0.39, isMet: false },
    { target: { of: 'copy', microseconds: 10 }, reached: 3.1, isMet: true },
  ]);
  expect(text).toMatch(/go, × by hand\s+≥ 0\.4\s+0\.39\s+MISSED/);
  expect(text).toMatch(/copy\s+< 10 µs\s+3\.10 µs\s+ok/);
});
