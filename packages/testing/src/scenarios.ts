import { readdirSync, readFileSync } from 'node:fs';
import { type Game, parseScenario, runScenario, type Types } from '@entente/engine';
import { expect, test } from 'vitest';

/** Every scenario of the folder goes as it says. */
export function testScenarios<T extends Types>(game: Game<T>, folder: URL): void {
  test.each(readdirSync(folder))('%s', (name) => {
    const scenario = parseScenario(readFileSync(new URL(name, folder), 'utf8'));
    expect(runScenario(game, scenario).problems).toEqual([]);
  });
}
