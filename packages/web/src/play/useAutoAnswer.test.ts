import { describe, expect, test } from 'vitest';
import type { Action } from './intents.ts';
import { answerAlone } from './useAutoAnswer.ts';

const plain = (does: string): Action => ({ kind: 'plain', id: does, choice: { do: does }, label: does });
const refused: Action = {
  ...plain('play'),
  kind: 'refused',
  reason: 'too dear',
  rule: 'VEN-18.1',
};
const never = { autoEnd: false, autoPass: false };

describe('answers that the page gives by itself', () => {
  test('none unless it is wanted', () => {
    expect(answerAlone([plain('pass')], never)).toBeNull();
    expect(answerAlone([plain('endTurn')], { ...never, autoPass: true })).toBeNull();
    expect(answerAlone([plain('colonise')], { autoEnd: true, autoPass: true })).toBeNull();
  });

  test('a pass takes its moment, also where something is refused; the end of a turn comes at once', () => {
    const intent = { action: 'pass' };
    expect(answerAlone([plain('pass')], { ...never, autoPass: true })).toEqual({ intent, atOnce: false });
    expect(answerAlone([plain('pass'), refused], { autoEnd: true, autoPass: true })).toEqual({
      intent,
      atOnce: false,
    });
    expect(answerAlone([plain('endTurn')], { ...never, autoEnd: true })).toMatchObject({ atOnce: true });
  });

  test('never where there is something to choose', () => {
    expect(answerAlone([plain('pass'), plain('play')], { autoEnd: true, autoPass: true })).toBeNull();
    expect(answerAlone([], { autoEnd: true, autoPass: true })).toBeNull();
  });
});
