import { shelf } from '@entente/shelf';
import { describe, expect, test } from 'vitest';
import { foldPasses, lastDeed } from './passes.ts';

const log = (text: string) => text.split(' ').map((word) => ({ say: `log.${word}` }));
const attack = await shelf.attack();
const shape = (text: string, cut?: number) =>
  foldPasses(attack, log(text), cut).map(({ at, lines }) => [at, lines.length]);

describe('passes', () => {
  test('in a row are one piece; everything else stands alone', () => {
    expect(shape('built passedBid passedOnly passedBid built built passedBid')).toEqual([
      [0, 1],
      [1, 3],
      [4, 1],
      [5, 1],
      [6, 1],
    ]);
  });

  test('are cut where the reader was last here', () => {
    expect(shape('passedBid passedBid passedBid', 1)).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('are passed over to find what was done last', () => {
    expect(lastDeed(attack, log('built sold passedBid passedBid'))).toEqual({ say: 'log.sold' });
    expect(lastDeed(attack, log('passedBid'))).toBeUndefined();
  });

  test('letting another player pass is an act of its own', () => {
    expect(shape('letPass passageAllowed')).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});
