import { readFileSync } from 'node:fs';
import { anyGame, type GameFile, parseGameFile } from '@entente/engine';
import { limit } from '@entente/game-limit';
import { venonta } from '@entente/game-venonta';
import { expect, test } from 'vitest';
import { luckOf } from './luck.ts';

function finished(game: string, name: string): GameFile {
  const file = new URL(`../../../games/${game}/games/${name}.json`, import.meta.url);
  return parseGameFile(readFileSync(file, 'utf8'));
}

test('the luck of a game is what its dice brought; what one seat gains, the others lose', async () => {
  const file = finished('venonta', 'four-co2');
  const luck = await luckOf(anyGame(venonta), file);
  const rolled = file.entries.filter((entry) => 'chance' in entry && (entry.chance?.length ?? 0) > 0);
  expect(luck?.throws).toBeGreaterThan(0);
  expect(luck?.throws).toBeLessThanOrEqual(rolled.length);
  expect(luck?.of).toHaveLength(4);
  expect(luck?.of.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
  expect(luck?.of.some((one) => Math.abs(one) > 0.001)).toBe(true);
  // The same game has the same luck, whoever looks.
  expect(await luckOf(anyGame(venonta), file)).toEqual(luck);
});

test('a game without dice has none', async () => {
  expect(await luckOf(anyGame(limit), finished('limit', 'five-random'))).toBeNull();
});
