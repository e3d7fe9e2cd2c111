import { anyGame } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { parseExperiment } from '@entente/lab';
import { describe, expect, test } from 'vitest';
import {
  beginning,
  draftIn,
  type ExperimentDraft,
  forGame,
  oneOrMany,
  QUESTIONS,
  textOf,
  toggled,
  withField,
  withValues,
} from './draft.ts';
import { fileIn, linkTo } from './link.ts';

const game = anyGame(goofspiel);

test.each(QUESTIONS)('the question “%s” is an experiment that can be played', (question) => {
  const draft = beginning(game, question, 'Why?');
  const { name, blocks } = parseExperiment(draft, game);
  expect([name, blocks > 0]).toEqual(['Why?', true]);
  expect(draftIn(textOf(draft))).toEqual({ game: 'goofspiel', draft });
});

test('what the form does not know stays in the file', () => {
  const draft: ExperimentDraft = { format: 'entente-lab/1', game: 'goofspiel', batch: 4, blocks: 8 };
  expect(withField(draft, 'blocks', 12)).toEqual({ ...draft, blocks: 12 });
  expect(withField(draft, 'blocks', undefined)).toEqual({
    format: 'entente-lab/1',
    game: 'goofspiel',
    batch: 4,
  });
  expect(draftIn('{"format": "entente-lab/1"}')).toBeNull();
  expect(draftIn('{')).toBeNull();
});

test('another game keeps what it can: seats that it has, never the options of the other', () => {
  const draft = { ...beginning(game, 'option', 'x'), seats: [2, 99] };
  expect(forGame(draft, game)).toMatchObject({ seats: 2, bots: ['casual'] });
  expect(forGame(draft, game)).not.toHaveProperty('options');
  expect(forGame({ ...draft, seats: 99 }, game)).toMatchObject({ seats: 2 });
});

describe('options', () => {
  test('are chosen in their order, and one always stays', () => {
    expect(toggled([1, 2, 3], [3], 1)).toEqual([1, 3]);
    expect(toggled([1, 2, 3], [3], 3)).toEqual([3]);
    expect([oneOrMany([1]), oneOrMany([1, 2])]).toEqual([1, [1, 2]]);
  });

  test('are left out at their default, which otherwise comes first', () => {
    expect(withValues(game, 2, { cards: [8] }, 'cards', [13])).toBeUndefined();
    expect(withValues(game, 2, {}, 'cards', [8, 13])).toEqual({ cards: [13, 8] });
    expect(withValues(game, 2, { ties: ['discard'] }, 'cards', [5, 8, 13])).toEqual({
      ties: 'discard',
      cards: '*',
    });
  });
});

test('a link carries the experiment, in any language, and nonsense carries none', () => {
  const text = textOf({ ...beginning(game, 'fair', 'Ist jeder Platz gleich gut? ✓'), blocks: 3 });
  const link = linkTo(text, 'https://games.example.org');
  expect(link).toMatch(/^https:\/\/games\.example\.org\/lab#e=[\w-]+$/);
  expect(fileIn(new URL(link).hash)).toBe(text);
  for (const hash of ['', '#e=', '#e=!!', '#e=abc', '#x']) expect(fileIn(hash)).toBeNull();
});
