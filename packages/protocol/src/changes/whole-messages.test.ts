import { expect, test } from 'vitest';
import type { ClientMessage, ServerMessage } from '../socket.ts';
import { difference, type Json } from './difference.ts';
import { sumOf } from './sum.ts';
import { WholeMessages } from './whole-messages.ts';

type View = Extract<ServerMessage, { kind: 'view' }>;

const view = (mark: string, moment: number): View => ({
  kind: 'view',
  n: 1,
  mark,
  shown: { viewer: 0, moment } as View['shown'],
  log: { from: 0, lines: [] },
});

function changeOf(before: View, now: View, sum = sumOf(JSON.stringify(now.shown))): ServerMessage {
  const change = difference(before.shown as unknown as Json, now.shown);
  return {
    kind: 'viewChange',
    n: 2,
    viewer: 0,
    from: before.mark,
    mark: now.mark,
    sum,
    change,
    log: now.log,
  };
}

function client() {
  const asked: ClientMessage[] = [];
  return { asked, whole: new WholeMessages((message) => asked.push(message)) };
}

const [one, two, three] = [view('a1', 1), view('a2', 2), view('a3', 3)];

test('a change becomes the whole view', () => {
  const { asked, whole } = client();
  whole.of(one);
  expect(whole.of(changeOf(one, two))).toEqual({ ...two, n: 2 });
  expect(whole.of(changeOf(two, three))).toEqual({ ...three, n: 2 });
  expect(asked).toEqual([]);
});

test('where the sum is another one, the whole is asked for once, and followed from there', () => {
  const { asked, whole } = client();
  whole.of(one);
  expect(whole.of(changeOf(one, two, 12345))).toBeNull();
  expect(whole.of(changeOf(two, three))).toBeNull();
  expect(asked).toEqual([{ kind: 'whole', viewer: 0 }]);
  expect(whole.of(three)).toEqual(three);
  expect(whole.of(changeOf(three, two))).toEqual({ ...two, n: 2 });
});

test('so it is with a change of something that is not here, or that does not fit', () => {
  for (const before of [null, two]) {
    const { asked, whole } = client();
    if (before !== null) whole.of(before);
    expect(whole.of(changeOf(one, three))).toBeNull();
    expect(asked).toEqual([{ kind: 'whole', viewer: 0 }]);
  }
  const { asked, whole } = client();
  whole.of(one);
  const change = { moment: { deep: [0, 1, 2] } };
  expect(whole.of({ ...changeOf(one, two), change } as ServerMessage)).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a new socket may go on from a view of the one before it, but not from its table', () => {
  const { asked, whole } = client();
  whole.of(one);
  whole.connected();
  expect(whole.of(changeOf(one, two))).toEqual({ ...two, n: 2 });
  expect(whole.of({ kind: 'tableChange', n: 3, sum: 0, change: {} })).toBeNull();
  expect(asked).toEqual([{ kind: 'whole', viewer: null }]);
});
