import { testCorpus, testFinished } from '@entente/testing';
import { expect, test } from 'vitest';
import { venonta } from './game.ts';
import { FINISHED, THREE_PLAYERS } from './testing/finished.ts';

testCorpus(venonta, new URL('../games/', import.meta.url));

const kept = testFinished(venonta, new URL('../games/', import.meta.url), {
  games: FINISHED,
  playthrough: THREE_PLAYERS,
  chapter: (g) => `Round ${g.public.round}`,
});

test('together they show how games end, wars, deals, events, and every number of players', () => {
  const { shows, seats } = kept.together;
  for (const what of [
    ...['outcome.points', 'outcome.co2', 'outcome.fish', 'outcome.nobody', 'log.colonised', 'log.freed'],
    ...['log.dealStruck', 'log.dealRefused', 'log.eventOnLand', 'log.eventAtSea', 'log.played'],
    ...['log.migrant', 'log.levied', 'log.reached', 'log.missed', 'log.neglected', 'log.joinedPeople'],
  ])
    expect(shows).toContain(what);
  expect(seats).toEqual(venonta.seats);
});
