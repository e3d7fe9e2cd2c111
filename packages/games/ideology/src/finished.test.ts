import { testCorpus, testFinished } from '@entente/testing';
import { expect, test } from 'vitest';
import { ideology } from './game.ts';
import { FINISHED, TWO_PLAYERS } from './testing/finished.ts';

testCorpus(ideology, new URL('../games/', import.meta.url));

const kept = testFinished(ideology, new URL('../games/', import.meta.url), {
  games: FINISHED,
  playthrough: TWO_PLAYERS,
  chapter: (g) => `Turn ${g.public.turn}`,
});

test('together they show how games end, conflicts, weapons, and every number of players', () => {
  const { shows, seats } = kept.together;
  for (const what of [
    ...['outcome.influence', 'outcome.points', 'outcome.turns', 'log.attacked', 'log.usedWmd'],
    ...['log.destroyed', 'log.swapped', 'log.gained', 'log.lost', 'log.relation'],
  ])
    expect(shows).toContain(what);
  expect(seats).toEqual(ideology.seats);
});
