import { readFileSync } from 'node:fs';
import { shelf } from '@entente/shelf';
import { describe, expect, test } from 'vitest';

/** Families of words that are cards, and members that only word another reading of a card. */
const CARDS = {
  limit: ['card', 'crisis'],
  ideology: ['advancement'],
  venonta: ['objective', 'action', 'event'],
  attack: ['card', 'technology'],
} as const;
const READINGS = /^(supremacy|innovation|propaganda|wmd)-/;

const fileOf = (game: string, name: string) =>
  readFileSync(new URL(`../../../games/${game}/board/${name}`, import.meta.url), 'utf8');

describe.each(Object.entries(CARDS))('%s', (game, families) => {
  const named = JSON.parse(fileOf(game, 'faces.json')) as Record<string, Record<string, string>>;

  test('every card has a face', async () => {
    const { words } = await shelf[game]();
    for (const family of families) {
      const cards = words.terms[family].filter((card) => !READINGS.test(String(card)));
      expect(Object.keys(named[family])).toEqual(cards);
    }
  });

  test('every face is drawn', () => {
    const drawn = [...fileOf(game, 'faces.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    const wanted = Object.entries(named).flatMap(([family, faces]) =>
      Object.keys(faces).map((card) => `${family}.${card}`),
    );
    expect(drawn).toEqual(wanted);
  });
});
