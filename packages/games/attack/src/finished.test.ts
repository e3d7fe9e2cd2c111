import { testCorpus, testFinished } from '@entente/testing';
import { expect, test } from 'vitest';
import { attack } from './game.ts';
import { FINISHED, TWO_PLAYERS } from './testing/finished.ts';

testCorpus(attack, new URL('../games/', import.meta.url));

const kept = testFinished(attack, new URL('../games/', import.meta.url), {
  games: FINISHED,
  playthrough: TWO_PLAYERS,
  chapter: (g) => `Round ${g.round + 1}`,
});

test('together they show battles, diplomacy, auctions, building and production', () => {
  const { shows } = kept.together;
  for (const what of ['log.conquered', 'log.held', 'log.joined', 'log.sold', 'log.built', 'log.produced'])
    expect(shows).toContain(what);
});
