import { expect, test } from 'vitest';
import { entente, useCommand } from '../testing/entente.ts';

useCommand();

test('a scenario in words, with its highest points', () => {
  const { code, out } = entente(['world3', '--language', 'en']);
  expect(code).toBe(0);
  expect(out).toContain('World3, 1: The world goes on as before\n');
  expect(out).toMatch(/^Population \(billions\) .* 1\.60 .* 7\.32 .* 3\.46 +7\.47 \(2026\)$/m);
});

test('for a spreadsheet: every half year, and the year of the policies can be another one', () => {
  const { out } = entente(['world3', '--scenario', '9', '--csv']);
  const lines = out.trim().split('\n');
  expect(lines).toHaveLength(402);
  expect(lines[0]).toMatch(/^year,population,/);
  expect(lines[241]).toMatch(/^2020,6\.95118,/);
  const early = entente(['world3', '--scenario', '9', '--year', '1982', '--csv']).out;
  expect(early).toBe(entente(['world3', '--scenario', '10', '--csv']).out);
});

test('what does not exist is said in a sentence', () => {
  expect(entente(['world3', '--scenario', '12'])).toMatchObject({
    code: 2,
    err: 'There is no scenario 12. There are 1 to 10.\n',
  });
  expect(entente(['world3', '--year', '2200']).err).toBe(
    '--year takes a year from 1900 to 2100, not 2200.\n',
  );
});
