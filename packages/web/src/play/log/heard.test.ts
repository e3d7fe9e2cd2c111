import { shelf } from '@entente/shelf';
import { expect, test } from 'vitest';
import { soundOf } from './heard.ts';

const [attack, venonta] = await Promise.all([shelf.attack(), shelf.venonta()]);
const lines = (...keys: string[]) => keys.map((say) => ({ say }));

test('news has one sound: a clash before dice, and none where nothing of it happened', () => {
  expect(soundOf(attack, lines('log.passedBid', 'log.rolled', 'log.attack', 'log.rolled'))).toBe('clash');
  expect(soundOf(attack, lines('log.passedBid', 'log.airHits'))).toBe('dice');
  expect(soundOf(attack, lines('log.passedBid'))).toBeNull();
  expect(soundOf(attack, [])).toBeNull();
});

test('what a line sounds like is the game’s to say, not its name’s', () => {
  expect(soundOf(attack, lines('log.research'))).toBe('dice');
  expect(soundOf(venonta, lines('log.eventAtSea'))).toBe('clash');
  // An objective is missed without dice.
  expect(soundOf(venonta, lines('log.missed'))).toBeNull();
});
