import { describe, expect, test } from 'vitest';
import type { OpenAction } from './intents.ts';
import { stillPossible } from './StillPossible.tsx';

const plain = (does: string, at = 0): OpenAction => ({
  kind: 'plain',
  id: `${does} ${at}`,
  choice: { do: does },
  label: does,
});
const kinds = (...does: string[]) =>
  [...stillPossible(does.map(plain))].map(([kind, actions]) => [kind, actions.length]);

describe('before the end of a turn', () => {
  test('what could still be done is named by kind', () => {
    expect(kinds('build', 'build', 'attack', 'endTurn')).toEqual([
      ['build', 2],
      ['attack', 1],
    ]);
    expect(kinds('plan', 'endBuild')).toEqual([['plan', 1]]);
  });

  test('nothing is said where nothing ends, or nothing else is left', () => {
    expect(kinds('build', 'pass')).toEqual([]);
    expect(kinds('build', 'endorse')).toEqual([]);
    expect(kinds('endTurn')).toEqual([]);
  });
});
