import { expect, test } from 'vitest';
import { resultPicture, titlePicture } from './picture.ts';
import { linesOf } from './text.ts';

test('lines are broken where they are full, and what does not fit ends in an ellipsis', () => {
  const lines = linesOf('Feed your people from 1950 to 2100 with farms, factories and deals.', 30, 400, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  expect(linesOf('Limit', 84, 600, 2)).toEqual(['Limit']);
  expect(linesOf('', 84, 600, 2)).toEqual(['']);
});

test('names of people are text and nothing else', () => {
  const ranking = [{ seat: 0, place: 1, name: '<image href="x"/>&\u0007', score: 3 }];
  const svg = resultPicture({ cover: null, title: 'T', headline: 'H', ranking, lines: [] });
  expect(svg).toContain('&lt;image href=&quot;x&quot;/&gt;&amp; ');
  expect(svg).not.toContain('<image');
});

test('a cover is drawn inside, without its own frame', () => {
  const cover = '<svg xmlns="x" viewBox="0 0 1 1"><path d="M1 1"/></svg>\n';
  const svg = titlePicture({ cover, title: 'T', about: 'A.', facts: ['2 players'] });
  expect(svg.match(/<svg/g)).toHaveLength(2);
  expect(svg.match(/<\/svg>/g)).toHaveLength(2);
  expect(svg).toContain('M1 1');
});
