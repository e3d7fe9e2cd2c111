import { readdirSync, readFileSync } from 'node:fs';
import { checkWords, type Game, type Types } from '@entente/engine';
import { expect, test } from 'vitest';

/** @param source the folder of the game's code, with its words in a folder of their own */
export function testWords<T extends Types>(game: Game<T>, source: URL): void {
  test('every word is there, is used, and has the same parameters in every language', () => {
    const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('words'))
      .map((path) => readFileSync(new URL(path, source), 'utf8'));
    expect(checkWords(game, code)).toEqual([]);
  });
}
