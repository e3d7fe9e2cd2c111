import { completeOptions } from '@entente/engine';
import { shelf } from '@entente/shelf';
import { describe, expect, test } from 'vitest';
import { presetOf } from './Presets.tsx';

describe('sets of rules', () => {
  test.each(['limit', 'ideology', 'venonta', 'attack'])(
    '%s has a first game of its own that can be played',
    async (id) => {
      const game = await shelf[id]();
      expect(completeOptions(game, game.firstGame ?? {}, 3)).toMatchObject({ ok: true });
      expect(presetOf(game, 3, { ...(game.firstGame as Record<string, boolean>) })).toBe('first');
      expect(presetOf(game, 3, {})).toBe('standard');
    },
  );

  test('any other choice is the host’s own set, with all options shown', async () => {
    const limit = await shelf.limit();
    expect(presetOf(limit, 4, { alliances: true })).toBe('standard');
    expect(presetOf(limit, 4, { teaching: true, resilience: 'none' })).toBeNull();
  });
});
