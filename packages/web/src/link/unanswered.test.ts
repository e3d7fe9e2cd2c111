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
  expect(unanswered.all).toEqual([talk]);
  expect(unanswered.after(ack)).toBeNull();
  expect(unanswered.all).toEqual([]);
});

test('any other refusal is final, and one of nobody’s message says nothing about ours', () => {
  const unanswered = new Unanswered();
  unanswered.add(talk);
  expect(unanswered.after(refused('refuse.unknown', null))).toBeNull();
  expect(unanswered.all).toEqual([talk]);
  expect(unanswered.after(refused('refuse.store'))).toBeNull();
  expect(unanswered.all).toEqual([]);
  expect(unanswered.after(refused('refuse.unknown'))).toBeNull();
});
