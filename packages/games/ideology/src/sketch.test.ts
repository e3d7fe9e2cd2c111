import { Referee, SeededChance, teller, view } from '@entente/engine';
import { testSketch } from '@entente/testing';
import { expect, test } from 'vitest';
import { ideology } from './game.ts';
import { sketch } from './sketch.ts';
import { DEFAULTS } from './testing/defaults.ts';

testSketch(ideology, { every: 100, most: Number.POSITIVE_INFINITY });

test('IDEO-17.2 a spectator sees the table and no hand', () => {
  const g = new Referee(ideology, new SeededChance(1)).start(3, DEFAULTS);
  const tell = teller(ideology, 'en');
  expect(sketch(view(ideology, g, 'spectator'), tell.say)).not.toContain('Your hand');
  expect(sketch(view(ideology, g, 1), tell.say)).toContain('Your hand');
});

test('neutral names replace those of the ideologies', () => {
  const g = new Referee(ideology, new SeededChance(1)).start(5, { ...DEFAULTS, names: 'neutral' });
  const text = sketch(view(ideology, g, 0), teller(ideology, 'en').say);
  expect(text).toContain('Epsilon');
  expect(text).not.toContain('Fascism');
});

test('it shows the three rules of the viewer’s own ideology, by their kind where names are neutral', () => {
  const tell = teller(ideology, 'en');
  const start = (options: Partial<typeof DEFAULTS>) =>
    new Referee(ideology, new SeededChance(1)).start(3, {
      ...DEFAULTS,
      firstIdeology: 'fascism',
      ...options,
    });
  const text = sketch(view(ideology, start({}), 0), tell.say);
  for (const rule of ['Military Focus', 'Lightning Strike', 'Cultural weakness'])
    expect(text).toContain(`${rule}: `);
  expect(sketch(view(ideology, start({}), 'spectator'), tell.say)).not.toContain('Lightning Strike');
  const neutral = sketch(view(ideology, start({ names: 'neutral' }), 0), tell.say);
  expect(neutral).not.toContain('Lightning Strike');
  expect(neutral).toContain('Disadvantage: ');
});
