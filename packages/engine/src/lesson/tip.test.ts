import { describe, expect, test } from 'vitest';
import { parseTips } from './parse-tips.ts';
import { comesUp, type Scenery } from './tip.ts';

const words = (en: string) => ({ en, it: en, de: en });
const parse = (...tips: object[]) => parseTips(JSON.stringify(tips));
const TIP = { id: 'war', on: { asked: 'war' }, text: words('Mind the dice') };

test('tips are read as they are', () => {
  expect(parse(TIP, { ...TIP, id: 'calm', on: { open: { do: 'raise' } }, rule: 'X-1' })).toHaveLength(2);
});

describe('a file of tips is refused when', () => {
  test.each<[string, object, string]>([
    ['a tip has an unknown field', { ...TIP, when: 1 }, 'the tips.0 has an unknown field "when"'],
    ['a language is missing', { ...TIP, text: { en: 'a', it: 'b' } }, 'the tips.0.text.de is missing'],
    [
      'it waits for two things',
      { ...TIP, on: { asked: 'a', said: 'b' } },
      'the tips.0.on needs exactly one of',
    ],
    ['it waits for nothing', { ...TIP, on: {} }, 'the tips.0.on needs exactly one of'],
  ])('%s', (_what, tip, told) => {
    expect(() => parse(tip)).toThrow(told);
  });
});

test('an occasion is a question, an open choice, a refusal or a line of the log', () => {
  const scenery: Scenery = {
    seats: 3,
    asked: 'war',
    offers: [{ choice: { do: 'attack' } }],
    refused: [{ refusal: { code: 'refuse.poor', rule: '', with: {} } }],
    said: [{ say: 'log.riot' }],
  };
  const there = [
    { asked: 'war' },
    { open: { do: 'attack' } },
    { refused: 'refuse.poor' },
    { said: 'log.riot' },
  ];
  const absent = [{ asked: 'feed' }, { open: { do: 'pass' } }, { refused: 'refuse.x' }, { said: 'log.boom' }];
  expect(there.map((on) => comesUp({ on }, scenery))).toEqual([true, true, true, true]);
  expect(absent.map((on) => comesUp({ on }, scenery))).toEqual([false, false, false, false]);
  const alone = there.map((on) => ({ on, seats: 1 }));
  expect(alone.some((tip) => comesUp(tip, scenery))).toBe(false);
  expect(alone.every((tip) => comesUp(tip, { ...scenery, seats: 1 }))).toBe(true);
});
