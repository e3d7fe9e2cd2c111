import { shelf } from '@entente/shelf';
import { describe, expect, test } from 'vitest';
import type { OpenAction } from '../../board-api/intents.ts';
import { stillPossible } from './StillPossible.tsx';

const plain = (does: string, at = 0): OpenAction => ({
  kind: 'plain',
  id: `${does} ${at}`,
  choice: { do: does },
  label: does,
});
const [attack, ideology] = await Promise.all([shelf.attack(), shelf.ideology()]);
const kinds = (...does: string[]) =>
  [...stillPossible(attack, does.map(plain))].map(([kind, actions]) => [kind, actions.length]);

describe('before the end of a turn', () => {
  test('what could still be done is named by kind', () => {
    expect(kinds('build', 'build', 'attack', 'endTurn')).toEqual([
      ['build', 2],
      ['attack', 1],
    ]);
    expect(kinds('plan', 'endBuild')).toEqual([['plan', 1]]);
    expect(kinds('blitz', 'stopBlitz')).toEqual([['blitz', 1]]);
    expect([...stillPossible(ideology, [plain('buy'), plain('finish')]).keys()]).toEqual(['buy']);
  });

  test('nothing is said where nothing ends, or nothing else is left', () => {
    expect(kinds('bid', 'passBid')).toEqual([]);
    expect(kinds('build', 'endorse')).toEqual([]);
    expect(kinds('endTurn')).toEqual([]);
  });
});
