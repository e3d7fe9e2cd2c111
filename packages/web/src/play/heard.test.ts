import { shelf } from '@entente/shelf';
import { expect, test } from 'vitest';
import { soundOf, TOLD } from './heard.ts';

const lines = (...keys: string[]) => keys.map((say) => ({ say }));

test('news has one sound: a clash before dice, and none where nothing of it happened', () => {
  expect(soundOf(lines('log.passed', 'log.rolled', 'log.attack', 'log.rolled'))).toBe('clash');
  expect(soundOf(lines('log.passed', 'log.hits'))).toBe('dice');
  expect(soundOf(lines('log.passed'))).toBeNull();
  expect(soundOf([])).toBeNull();
});

test('whatever has a sound is told by a game', async () => {
  const games = await Promise.all(Object.values(shelf).map((load) => load()));
  const told = new Set(games.flatMap(({ words }) => Object.keys(words.en)));
  const silent = [...TOLD.dice, ...TOLD.clash].filter((what) => !told.has(`log.${what}`));
  expect(silent).toEqual([]);
});
