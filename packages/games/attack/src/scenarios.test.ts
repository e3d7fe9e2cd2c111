import { readdirSync, readFileSync } from 'node:fs';
import { parseScenario, runScenario } from '@entente/engine';
import { expect, test } from 'vitest';
import { attack } from './game.ts';

const folder = new URL('../scenarios/', import.meta.url);

test.each(readdirSync(folder))('%s', (name) => {
  const scenario = parseScenario(readFileSync(new URL(name, folder), 'utf8'));
  expect(runScenario(attack, scenario).problems).toEqual([]);
});
