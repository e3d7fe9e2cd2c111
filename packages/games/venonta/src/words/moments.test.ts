import { momentOf } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../data/events.ts';
import { venonta } from '../game.ts';
import type { Venonta } from '../position.ts';
import { Situation, THREE } from '../testing/situation.ts';

const { options } = new Situation(THREE).g;
const meaning = (say: string, args: Record<string, unknown>) =>
  momentOf<Venonta>(venonta, { say, with: args }, options);

describe('an event', () => {
  test.each(EVENTS.map(({ id }) => id))('VEN-6.2 %s says what it does', (event) => {
    expect(meaning('log.event', { event })?.tells).toEqual([{ say: `event.${event}.text`, with: {} }]);
    expect(venonta.words.en).toHaveProperty([`event.${event}.text`]);
  });

  test('VEN-6.7 leaves open whom it harms where the log names places alone', () => {
    expect(meaning('log.event', { event: 'CI-16' })?.isTold).toBe(true);
    expect(meaning('log.eventOnLand', { event: 'CI-09', territory: ['EUR'] })?.isTold).toBe(false);
  });
});

test('VEN-9.6.3 VEN-9.6.9 the end of a combat says what hit, and who wins without dice', () => {
  const told = meaning('log.repelled', { seat: 0, target: 1, territory: 'EUR' })?.tells;
  expect(told?.map(({ say }) => say)).toEqual(['board.hitsOn', 'board.tie']);
  expect(told?.[0].with).toEqual({ faces: [1, 6], tanks: [3, 4, 5] });
});
