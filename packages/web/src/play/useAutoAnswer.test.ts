import { expect, test } from 'vitest';
import type { Action } from './intents.ts';
import { onlyEnd } from './useAutoAnswer.ts';

const plain = (does: string): Action => ({ kind: 'plain', id: does, choice: { do: does }, label: does });
const refused: Action = { ...plain('play'), kind: 'refused', reason: 'too dear', rule: 'VEN-18.1' };

test('a turn ends by itself only where nothing but ending it is left, and a pass is not an end', () => {
  expect(onlyEnd([plain('endTurn'), refused])).toEqual({ action: 'endTurn' });
  expect(onlyEnd([plain('endTurn'), plain('play')])).toBeNull();
  expect(onlyEnd([plain('pass')])).toBeNull();
  expect(onlyEnd([plain('colonise')])).toBeNull();
  expect(onlyEnd([])).toBeNull();
});
