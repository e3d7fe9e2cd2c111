import { Referee, SeededChance, teller, view } from '@entente/engine';
import { testSketch } from '@entente/testing';
import { expect, test } from 'vitest';
import { RULEBOOK_VIEW } from './data/scoring.ts';
import { limit } from './game.ts';
import { sketch } from './sketch.ts';

const OPTIONS = {
  alliances: true,
  teaching: false,
  fossil: 'main',
  resilience: 'once',
  endOfTrack: 'nothing',
  annexation: 'target',
  ...RULEBOOK_VIEW,
} as const;

testSketch(limit, { every: 10, most: Number.POSITIVE_INFINITY });

test('a spectator sees the world and all nations, and no hand', () => {
  const g = new Referee(limit, new SeededChance(1)).start(3, OPTIONS);
  const text = sketch(view(limit, g, 'spectator'), teller(limit, 'en').say);
  expect(text).toContain('generation 1 of 7');
  expect(text).not.toContain('Hand ');
});
