import { expect, test } from 'vitest';
import { Unanswered } from './unanswered.ts';

const talk = { kind: 'talk', id: 'abcdefgh', seat: 0, text: 'Hello' } as const;
const ack = { kind: 'ack', n: 1, id: talk.id, moment: 0 } as const;
const refused = (code: string, id: string | null = talk.id) =>
  ({ kind: 'refusal', n: 1, id, refusal: { code, rule: '', with: {} }, words: '' }) as const;

test('what may have been stored is sent again as it was, until that is known', () => {
  const unanswered = new Unanswered();
  unanswered.add(talk);
  expect(unanswered.after(refused('refuse.unknown'))).toEqual(talk);
  expect(unanswered.repeated()).toEqual([talk]);
  expect(unanswered.after(ack)).toBeNull();
  expect(unanswered.repeated()).toEqual([]);
});

test('any other refusal is final, and one of nobody’s message says nothing about ours', () => {
  const unanswered = new Unanswered();
  unanswered.add(talk);
  expect(unanswered.after(refused('refuse.unknown', null))).toBeNull();
  expect(unanswered.after(refused('refuse.store'))).toBeNull();
  expect(unanswered.repeated()).toEqual([]);
  expect(unanswered.after(refused('refuse.unknown'))).toBeNull();
});

test('a server that did nothing this time cannot say that for the time before', () => {
  for (const before of ['a lost connection', 'an unclear answer']) {
    const unanswered = new Unanswered();
    unanswered.add(talk);
    if (before === 'a lost connection') unanswered.repeated();
    else unanswered.after(refused('refuse.unknown'));
    expect(unanswered.after(refused('refuse.store')), before).toEqual(talk);
    expect(unanswered.after(refused('refuse.stale')), before).toBeNull();
  }
});
