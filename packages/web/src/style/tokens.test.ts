import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours that a block of the style sheet sets, on top of those it builds on. */
function tokens(...selectors: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const selector of selectors) {
    const start = css.indexOf(`${selector} {`);
    expect(start, selector).toBeGreaterThanOrEqual(0);
    const block = css.slice(start, css.indexOf('}', start));
    for (const [, name, value] of block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)) found[name] = value;
  }
  return found;
}

const DARK = ':root[data-theme="dark"]';
const themes = {
  light: tokens(':root'),
  dark: tokens(':root', DARK),
  'light, high contrast': tokens(':root', ':root[data-contrast="high"]'),
  'dark, high contrast': tokens(
    ':root',
    DARK,
    ':root[data-contrast="high"]',
    `${DARK}[data-contrast="high"]`,
  ),
};

const TEXT: readonly [string, string, number][] = [
  ...['paper', 'card', 'panel'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, 10],
    ['ink-2', ground, 6.6],
    ['ink-3', ground, 4.5],
    ['accent', ground, 4.5],
    ['control', ground, 3],
  ]),
  ['danger', 'paper', 4.5],
  ['success', 'paper', 4.5],
  ['warning', 'paper', 4.5],
  ['danger', 'card', 4.5],
  ['warning', 'card', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-prompt', 'prompt', 7],
  ['refused-on-prompt', 'prompt', 4.5],
  ['target', 'prompt', 4.5],
  ['on-target', 'target', 7],
  ['ink', 'sea', 7],
  ['ink', 'land', 7],
  ['ink', 'halo', 10],
  ['ink-2', 'halo', 6],
  ['ink', 'lit-land', 5],
  ...['sea', 'shelf', 'deep'].map((ground): [string, string, number] => ['sea-name', ground, 4.5]),
];

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  test.each(TEXT)('%s stands out from %s by at least %d', (text, ground, least) => {
    expect(wcagContrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(least);
  });
});

describe('the values of the design', () => {
  test.each([
    ['ink', 'paper', 14.24],
    ['ink-2', 'panel', 6.68],
    ['accent', 'card', 8.86],
    ['control', 'panel', 3.88],
  ])('light %s on %s is %d', (text, ground, value) => {
    expect(wcagContrast(themes.light[text], themes.light[ground])).toBeCloseTo(value, 1);
  });

  test('white and ink are readable on the ramp of stress', () => {
    for (const step of [1, 2, 3])
      expect(wcagContrast('#1d2733', themes.light[`stress-${step}`])).toBeGreaterThan(6);
    for (const step of [4, 5])
      expect(wcagContrast('#ffffff', themes.light[`stress-${step}`])).toBeGreaterThan(4.5);
  });
});
