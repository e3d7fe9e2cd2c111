import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entente, useCommand } from '../testing/entente.ts';

const { path } = useCommand();

const GAME = 'packages/games/ideology/games/two-short.json';

test('says how the chances went, where the result came from, and when it turned', () => {
  const { code, out } = entente(['analyse', GAME]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Chance of winning\n {2}Ada +\d+ % {2}[▁▂▃▄▅▆▇█]+ {2}\d+ %\n/);
  expect(out).toContain('without luck');
  expect(out).toMatch(/ +\d+ {2}(?:Ada|Ben) \d+ % → \d+ %/);
  expect(entente(['analyse', GAME, '--language', 'de']).out).toContain('Gewinnchance');
});

test('as JSON, luck and play add up to the result', () => {
  const { seats, ledgers, curve } = JSON.parse(entente(['analyse', GAME, '--json']).out);
  expect(ledgers).toHaveLength(seats);
  for (const { fair, deal, luck, own, others, count, result } of ledgers)
    expect(fair + deal + luck + own + others + count).toBeCloseTo(result, 9);
  expect(curve.at(-1).chances.of).toEqual(ledgers.map(({ result }: { result: number }) => result));
});

test('says what cannot be analysed', () => {
  const file = path('running.json');
  const { out } = entente(['replay', GAME, '--json', '--at', '0']);
  expect(out).toContain('"game"');
  writeFileSync(file, '{}');
  expect(entente(['analyse', file])).toMatchObject({ code: 2 });
  expect(entente(['analyse', 'nowhere.json']).err).toContain('there is no such file');
});
