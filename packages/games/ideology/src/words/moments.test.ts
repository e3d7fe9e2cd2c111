import { type Message, momentOf } from '@entente/engine';
import { expect, test } from 'vitest';
import { ideology } from '../game.ts';
import type { Ideology } from '../position.ts';
import { DEFAULTS } from '../testing/defaults.ts';

const attacked = (influence: string): Message => ({
  say: 'log.attacked',
  with: { seat: 0, target: 1, region: 'iran', influence, distance: 0, behind: 0, surcharge: 0 },
});
const gaveUp: Message = { say: 'log.gaveUp', with: { seat: 0 } };

test.each([
  ['military', 'battle'],
  ['economic', 'conflict'],
  ['cultural', 'conflict'],
])('IDEO-8.1 a %s conflict is told as a %s, from its first line to its last', (influence, kind) => {
  const opened = attacked(influence);
  expect(momentOf<Ideology>(ideology, opened, DEFAULTS)?.kind).toBe(kind);
  expect(momentOf<Ideology>(ideology, gaveUp, DEFAULTS, [opened])?.kind).toBe(kind);
});
