import { expect, test } from 'vitest';
import type { Game, Sources } from './game.ts';
import { completeOptions, defaultOptions } from './options.ts';
import { checkSources, markOf, sourceInWords, sourceOf } from './sources.ts';
import { type Errand, errand } from './testing/errand.ts';
import { teller } from './words/teller.ts';

const sources: Sources = {
  place: {
    mill: { from: 'printed' },
    well: { from: 'reconstructed', note: 'guess', sure: 'low', option: 'rounds' },
  },
};

/** A game whose words know two places. */
function placed(changed: Partial<Game<Errand>>): Game<Errand> {
  const en = {
    ...errand.words.en,
    'place.mill': 'Mill',
    'place.well': 'Well',
    'source.guess': 'We saw none.',
  };
  return { ...errand, words: { ...errand.words, en, terms: { place: ['mill', 'well'] } }, ...changed };
}

test('what is not printed carries a mark that says what is known, how sure we are and what changes it', () => {
  const game = placed({ sources });
  expect(markOf(game, 'place', 'mill')).toBeNull();
  expect(sourceOf(game, 'place', 'well').sure).toBe('low');
  const said = teller(game, 'en');
  expect(sourceInWords(said, sourceOf(game, 'place', 'well'))).toEqual([
    'Not in the rulebook: we worked it out.',
    'We saw none.',
    'It is little more than a guess.',
    'The option “Rounds” changes it.',
  ]);
});

test('a thing with a name but without a source is a fault, and so is a source that says too little', () => {
  expect(checkSources(placed({}))).toEqual([]);
  expect(checkSources(placed({ sources: {} }))).toEqual(['sources: the family "place" has none']);
  expect(checkSources(placed({ sources: { place: { from: 'printed' } } }))).toEqual([]);
  expect(checkSources(placed({ sources: { place: { from: 'public' }, cart: { from: 'printed' } } }))).toEqual(
    [
      'sources: there is no family "cart"',
      'sources: "place" says not what is known',
      'sources: "place" says not how sure we are',
    ],
  );
  expect(checkSources(placed({ sources: { place: { mill: { from: 'printed', option: 'no' } } } }))).toEqual([
    'sources: "place.well" has none',
    'sources: "place.mill" names no option: "no"',
  ]);
});

test('defaults may depend on the number of seats', () => {
  const game = placed({
    defaults: (seats) => (seats > 2 ? { rounds: 1 } : {}),
  });
  expect(defaultOptions(game, 2)).toEqual({ rounds: 2 });
  expect(completeOptions(game, {}, 3)).toEqual({ ok: true, options: { rounds: 1 } });
  expect(completeOptions(game, { rounds: 2 }, 3)).toEqual({ ok: true, options: { rounds: 2 } });
});
