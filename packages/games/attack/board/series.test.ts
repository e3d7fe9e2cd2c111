import type { Intent } from '@entente/web/board-api/intents.ts';
import { expect, test } from 'vitest';
import type { AttackView } from '../src/index.ts';
import { type Command, type Given, given, isOnItsWay, NOTHING_GIVEN, nextOf } from './series.ts';

/** Positions are told apart by being others. */
const position = (round: number) => ({ round }) as AttackView;
const actions = [{ kind: 'plain', id: 'any', choice: { do: 'any' }, label: '' }] as never;
const sends =
  (action: string): Command =>
  () => ({ action });

/** Sends what comes next and says what was sent. */
function step(now: Given, view: AttackView, isRefused = false): { sent: Intent | null; now: Given } {
  const next = nextOf(now, { view, actions, isRefused });
  return { sent: next?.send ?? null, now: next?.left ?? now };
}

test('an army pressed while another is on its way waits for the answer, and nothing of the first is lost', () => {
  const [first, second, third] = [position(1), position(2), position(3)];
  let { sent, now } = step(given(NOTHING_GIVEN, [sends('infantry'), sends('tanks')]), first);
  expect(sent).toEqual({ action: 'infantry' });
  now = given(now, [sends('the other army')]);
  expect(isOnItsWay(now, { view: first, isRefused: false })).toBe(true);
  // The question that is being answered is not answered again.
  expect(nextOf(now, { view: first, actions, isRefused: false })).toBeNull();
  ({ sent, now } = step(now, second));
  expect(sent).toEqual({ action: 'tanks' });
  ({ sent, now } = step(now, third));
  expect(sent).toEqual({ action: 'the other army' });
});

test('what is not needed any more is left out; what cannot be given ends the series', () => {
  const { sent, now } = step(
    given(NOTHING_GIVEN, [() => 'done', sends('next'), () => null, sends('late')]),
    position(1),
  );
  expect(sent).toEqual({ action: 'next' });
  expect(step(now, position(2))).toEqual({ sent: null, now: NOTHING_GIVEN });
});

test('a refusal ends the series, and the next press is sent at once', () => {
  const view = position(1);
  const { now } = step(given(NOTHING_GIVEN, [sends('infantry'), sends('tanks')]), view);
  expect(isOnItsWay(now, { view, isRefused: true })).toBe(false);
  const ended = step(now, view, true);
  expect(ended).toEqual({ sent: null, now: NOTHING_GIVEN });
  expect(step(given(ended.now, [sends('again')]), view).sent).toEqual({ action: 'again' });
});
