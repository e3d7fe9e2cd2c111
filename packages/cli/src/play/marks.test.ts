import { type AnyGame, LANGUAGES, teller } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../games.ts';
import { explainMark, MARK, markedTerms, withMarks } from './marks.ts';
import { speakerOf } from './speaker.ts';

const games: AnyGame[] = TITLES.map(({ game }) => game);

describe.each(games.filter(({ sources }) => sources !== undefined))('$id', (game) => {
  test.each(LANGUAGES)('everything that is not printed is marked where it is named, in %s', (language) => {
    const speaker = speakerOf(game, language, (seat) => `${seat}`);
    for (const { family, id } of markedTerms(game)) {
      const name = speaker.term(family, id);
      expect(name.endsWith(MARK), `${family}.${id}`).toBe(true);
      expect(explainMark(game, speaker, name).join(' '), `${family}.${id}`).toContain(name);
    }
  });

  test('what is printed has no mark', () => {
    const printed = teller(game, 'en');
    const marked = new Set(markedTerms(game).map(({ family, id }) => `${family}.${id}`));
    const speaker = teller(withMarks(game), 'en');
    for (const [family, ids] of Object.entries(game.words.terms)) {
      for (const id of ids.filter((one) => !marked.has(`${family}.${one}`))) {
        expect(speaker.term(family, id)).toBe(printed.term(family, id));
      }
    }
  });
});

test('a name that is no thing of the game, or is printed, has no mark to explain', () => {
  const [game] = games;
  expect(explainMark(game, teller(game, 'en'), 'no such thing')).toEqual([]);
});
