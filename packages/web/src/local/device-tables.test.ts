import { anyGame } from '@entente/engine';
import { attack } from '@entente/game-attack';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceTables } from './device-tables.ts';
import { newTable } from './kept-table.ts';
import { MemoryStore } from './memory-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a first turn of three bots takes eight pauses, however many answers it has', async () => {
  const game = anyGame(attack);
  const bot = { kind: 'bot', bot: 'greedy' } as const;
  // Only bots: nobody interrupts their turns.
  const kept = newTable(game, { game: 'attack', chairs: [bot, bot, bot] }, 'Ann');
  const tables = new DeviceTables({
    store: new MemoryStore(),
    gameOf: async () => game,
    gameBy: async () => game,
    lessonOf: async () => null,
    puzzleOf: async () => null,
    keepRules: async () => {},
    fetchWords: async () => {},
    post: () => {},
    tellTabs: () => {},
    report: (fault) => {
      throw fault;
    },
  });
  await tables.add(game, kept);
  const table = await tables.at(kept.id);
  const begun = Date.now();
  const playing = tables.playBots(table);
  while (table.hosted.entries.length < 60) await vi.advanceTimersToNextTimerAsync();
  const lasted = Date.now() - begun;
  expect(lasted).toBeGreaterThan(7 * tables.botPause);
  expect(lasted).toBeLessThanOrEqual(8 * tables.botPause);
  await tables.close(kept.id);
  await vi.runAllTimersAsync();
  await playing;
});
