import { expect, test } from 'vitest';
import { limit } from '../src/index.ts';
import { hyphenable } from './hyphens.ts';

/** Number of letters that fit on the narrowest card. */
const FIT = 13;

test('no word on a card is longer than the card, or it can break', () => {
  const names = [limit.words.de, limit.words.it, limit.words.en].flatMap((words) =>
    Object.entries(words).flatMap(([key, name]) => (/^card\.[A-Z]+\d+$/.test(key) ? [name] : [])),
  );
  expect(names.length).toBeGreaterThan(90);
  const parts = names.flatMap((name) => hyphenable(name).split(/[ \-\u00ad]/));
  expect(parts.filter((part) => part.length > FIT)).toEqual([]);
});

test('what is written is the same word', () => {
  expect(hyphenable('Industrialisierung der Welt').replace('\u00ad', '')).toBe('Industrialisierung der Welt');
});
