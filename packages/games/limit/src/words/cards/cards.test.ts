import { describe, expect, test } from 'vitest';
import { CARDS } from '../../data/cards/index.ts';
import { SOLO_EVENTS } from '../../data/solo.ts';
import { cards as de } from './de.ts';
import { cards as en } from './en.ts';
import { cards as it } from './it.ts';

const wanted = [
  ...CARDS.map(({ id }) => `card.${id}`),
  ...SOLO_EVENTS.map(({ id }) => `event.${id}`),
].flatMap((key) => [key, `${key}.text`]);

describe.each([
  ['en', en],
  ['it', it],
  ['de', de],
])('card words, %s', (_language, words) => {
  test('every card and every event has a name and a text, and nothing else has', () => {
    expect(Object.keys(words)).toEqual(wanted);
  });

  test('no name is used twice', () => {
    const names = Object.entries(words).flatMap(([key, text]) => (key.endsWith('.text') ? [] : [text]));
    expect(new Set(names).size).toBe(names.length);
  });

  test('texts are safe for the message syntax and at most two sentences long', () => {
    for (const text of Object.values(words)) {
      expect(text).not.toMatch(/['{}<>#]/);
      expect(text.split(/[.!?] /).length).toBeLessThanOrEqual(2);
    }
  });
});
