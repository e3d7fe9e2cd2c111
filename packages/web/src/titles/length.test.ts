import { describe, expect, test } from 'vitest';
import type { en } from '../words/en/index.ts';
import type { Say } from '../words/index.ts';
import { lengthInWords, timeInWords } from './length.ts';

const say = ((key: keyof typeof en, args: Record<string, unknown> = {}) =>
  `${key} ${JSON.stringify(args)}`) as Say;
const setting = { game: 'limit', seats: 4, people: 4, pace: 'live' } as const;
const CHOICES = { 4: 530 };
const here = { ...setting, games: 12, minutes: 83 };

describe('how long a game will take', () => {
  test('as it did here before, in the same setting', () => {
    expect(lengthInWords(setting, CHOICES, [here], say, 'en')).toContain('"count":12');
    expect(lengthInWords({ ...setting, people: 1 }, CHOICES, [here], say, 'en')).toContain('new.lengthRough');
  });

  test('bots take no time', () => {
    const minutes = (people: number) => lengthInWords({ ...setting, people }, CHOICES, [], say, 'en') ?? '';
    expect(minutes(4)).not.toBe(minutes(1));
    expect(lengthInWords({ ...setting, people: 0 }, CHOICES, [], say, 'en')).toBeNull();
  });

  test('nothing about a game that was never measured; no hours where days pass', () => {
    expect(lengthInWords(setting, {}, [], say, 'en')).toBeNull();
    expect(lengthInWords({ ...setting, pace: 'daily' }, CHOICES, [], say, 'en')).toContain('new.lengthDaily');
  });

  test('in hours and minutes that can be known', () => {
    expect([7, 23, 60, 83, 4 * 1440].map((minutes) => timeInWords(minutes, 'en'))).toEqual([
      '7 min',
      '20 min',
      '1 hr',
      '1 hr 20 min',
      '4 days',
    ]);
    expect(timeInWords(83, 'de')).toBe('1 Std. 20 Min.');
  });
});
