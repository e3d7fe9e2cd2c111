import { checkGame } from '@entente/engine/kit';
import { shelf } from '@entente/shelf';
import { expect, test } from 'vitest';
import { zwirl } from './game.ts';

test('Zwirl keeps what every game must keep', () => {
  expect(checkGame(zwirl, { games: 20 }).faults).toEqual([]);
});

test('no other game uses a name of Zwirl', async () => {
  const names = ({
    steps,
    words,
    phases,
  }: {
    steps: object;
    words: { en: object };
    phases: readonly (readonly string[])[];
  }) => [
    ...Object.keys(steps),
    ...Object.keys(words.en).filter((key) => /^(log|choice)\./.test(key)),
    ...phases.flat(),
  ];
  const games = await Promise.all(Object.values(shelf).map((load) => load()));
  const known = new Set(games.flatMap(names));
  expect(names(zwirl).filter((name) => known.has(name))).toEqual([]);
});
