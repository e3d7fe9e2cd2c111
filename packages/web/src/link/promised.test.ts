import { expect, test } from 'vitest';
import { isKept, newShare, noteDice } from './promised.ts';

function emptyBox() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

test('dice are compared with what was shown before the game, not with what is said after it', () => {
  const box = emptyBox();
  noteDice('one', { commitment: 'abc', secret: null }, box);
  noteDice('one', { commitment: 'def', secret: null }, box);
  const share = newShare('one', box);
  const later = newShare('one', box);
  expect(share).toMatch(/^[0-9a-z]{48}$/);
  expect(isKept('one', { commitment: 'abc', nonces: ['other', later] }, box)).toBe(true);
  expect(isKept('one', { commitment: 'def', nonces: ['other', later] }, box)).toBe(false);
  expect(isKept('one', { commitment: 'abc', nonces: ['other', 'forged'] }, box)).toBe(false);
});

test('who only watched has given nothing; who came after the end knows nothing', () => {
  const box = emptyBox();
  noteDice('one', { commitment: 'abc', secret: null }, box);
  noteDice('two', { commitment: 'abc', secret: 'told' }, box);
  expect(isKept('one', { commitment: 'abc', nonces: ['a', 'b'] }, box)).toBe(true);
  expect(isKept('two', { commitment: 'abc', nonces: ['a', 'b'] }, box)).toBeNull();
});

test('a browser that keeps nothing can play all the same', () => {
  const box = {
    getItem: () => 'nonsense',
    setItem: () => {
      throw new Error('full');
    },
  };
  noteDice('one', { commitment: 'abc', secret: null }, box);
  expect(newShare('one', box)).toHaveLength(48);
  expect(isKept('one', { commitment: 'abc', nonces: [] }, box)).toBeNull();
});
