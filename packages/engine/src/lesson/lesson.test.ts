import { describe, expect, test } from 'vitest';
import { ScriptedChance } from '../chance/scripted.ts';
import { SeededChance } from '../chance/seeded.ts';
import { Choices } from '../choices.ts';
import type { Choice } from '../game.ts';
import { parseLesson } from './parse.ts';
import { firstLike, fits, isLike } from './wish.ts';

const words = (en: string) => ({ en, it: en, de: en });
const STEP = { kind: 'say', text: words('Look') };
const parse = (lesson: object, more: object = {}) =>
  parseLesson(
    JSON.stringify({
      game: 'errand',
      seats: 2,
      ...more,
      lesson: { title: words('T'), about: words('A'), minutes: 2, steps: [STEP], ...lesson },
    }),
  );

describe('a lesson file is refused when', () => {
  test.each([
    ['it says what scenarios expect', {}, { expect: {} }, 'expect has no place in a lesson'],
    ['its scenario has an unknown field', {}, { ruels: [] }, 'the lesson has an unknown field "ruels"'],
    ['a language is missing', { title: { en: 'T', it: 'T' } }, {}, 'lesson.title.de is missing'],
    ['a text is empty', { about: words(' ') }, {}, 'lesson.about.en is empty'],
    [
      'a step is of no kind',
      { steps: [{ ...STEP, kind: 'sing' }] },
      {},
      'lesson.steps.0.kind should be one of',
    ],
    [
      'a step has what others have',
      { steps: [{ ...STEP, hold: true }] },
      {},
      'lesson.steps.0 has an unknown field "hold"',
    ],
    ['a deed wants nothing', { steps: [{ ...STEP, kind: 'do' }] }, {}, 'lesson.steps.0.choice is missing'],
    [
      'it points at two things',
      { steps: [{ ...STEP, point: { place: 'a', mark: 'goal' } }] },
      {},
      'needs exactly one of',
    ],
    [
      'it points at no part of the screen',
      { steps: [{ ...STEP, point: { mark: 'moon' } }] },
      {},
      'lesson.steps.0.point.mark should be',
    ],
    ['chance is unknown', { chance: [{ coin: 1 }] }, {}, 'lesson.chance.0 has an unknown field "coin"'],
  ])('%s', (_what, lesson, more, told) => {
    expect(() => parse(lesson, more)).toThrow(told);
  });
});

test('a lesson that is right is read as it is', () => {
  expect(parse({}).lesson.steps).toEqual([STEP]);
});

test('a wish is a value, or tests of it', () => {
  expect(fits(3, 3)).toBe(true);
  expect(fits(3, { atLeast: 3, atMost: 3 })).toBe(true);
  expect(fits(3, { atLeast: 4 })).toBe(false);
  expect(fits('a', { any: ['b', 'a'] })).toBe(true);
  expect(fits([1, 2], { has: 2 })).toBe(true);
  expect(fits([1, 2], { not: { has: 2 } })).toBe(false);
  expect(fits(undefined, { atLeast: 0 })).toBe(false);
});

test('a pattern names some fields of a choice, and takes the least of what is to be filled in', () => {
  interface Buy extends Choice {
    what: string;
    amount: number;
  }
  const choices = new Choices<Choice>();
  const buy: Buy = { do: 'buy', what: 'corn', amount: 0 };
  choices.add({ do: 'end' });
  choices.amount(buy, 'amount', 2, 5);
  expect(firstLike(choices, { do: 'buy' })).toEqual({ ...buy, amount: 2 });
  expect(firstLike(choices, { what: 'corn', amount: { atLeast: 4 } })).toEqual({ ...buy, amount: 4 });
  expect(firstLike(choices, { do: 'buy', amount: 6 })).toBeNull();
  expect(firstLike(choices, { do: 'sell' })).toBeNull();
  expect(isLike(buy, { do: 'buy', amount: { atMost: 1 } })).toBe(true);
});

test('the chance of a lesson goes on with a seed where the rules ask for something else, and is wound back', () => {
  const chance = new ScriptedChance([{ die: 6 }, { draw: 'b' }], new SeededChance(7));
  const fair = new SeededChance(7);
  expect(chance.die(6)).toBe(6);
  // The script says what is drawn; the rules roll.
  const rolled = [chance.die(6), chance.die(6), chance.below(100)];
  expect(rolled).toEqual([fair.die(6), fair.die(6), fair.below(100)]);
  chance.seek(1);
  expect(chance.draw(['a', 'b'])).toBe('b');
  chance.seek(0);
  expect(chance.die(6)).toBe(6);
});
