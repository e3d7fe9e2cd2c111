import { testCorpus, testFinished } from '@entente/testing';
import { expect, test } from 'vitest';
import { limit } from './game.ts';
import { FINISHED, TWO_NATIONS } from './testing/finished.ts';

testCorpus(limit, new URL('../games/', import.meta.url));

const kept = testFinished(limit, new URL('../games/', import.meta.url), {
  games: FINISHED,
  playthrough: TWO_NATIONS,
  called: 'Nation',
  chapter: (g) => `Generation ${g.public.generation}`,
  alsoShows({ position }) {
    const { generation, crises, star } = position.public;
    const ended = crises.financial + crises.ecological + crises.military >= 4 ? 'crises' : 'generations';
    return [...(ended === 'crises' || generation === 7 ? [ended] : []), ...(star === null ? [] : ['alone'])];
  },
});

test('LIM-8.4 after the set-up nothing is left to chance, except the order of solo events', () => {
  for (const { name } of FINISHED) {
    const { seats, setup, entries } = kept.file(name);
    expect(setup.length).toBeGreaterThan(0);
    if (seats > 1) expect(entries.filter((entry) => 'chance' in entry)).toEqual([]);
  }
});

test('together they show how games end, every crisis, war, demilitarisation and a broken alliance', () => {
  const { shows, seats } = kept.together;
  for (const what of [
    ...['generations', 'crises', 'alone', 'log.resisted', 'log.notResisted'],
    ...['log.financialCrisis', 'log.ecologicalCrisis', 'log.militaryCrisis'],
    ...['log.demilitarisation', 'log.breakAlliance', 'log.event'],
  ])
    expect(shows).toContain(what);
  expect(seats).toEqual(limit.seats);
});
