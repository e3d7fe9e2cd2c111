import { anyGame } from '@entente/engine';
import type { Tip } from '@entente/engine/lesson';
import { goofspiel } from '@entente/game-examples';
import { expect, test } from 'vitest';
import { checkTips } from './check-tips.ts';

const words = (en: string) => ({ en, it: en, de: en });
const TIP: Tip = { id: 'bid', on: { asked: 'bid' }, text: words('Bid'), rule: 'GOOF-5' };
const faults = (...tips: Tip[]) => checkTips(anyGame(goofspiel), tips, ['GOOF-5']);

test('a tip that works has no faults', () => {
  expect(faults(TIP, { ...TIP, id: 'open', on: { open: { do: 'bid' } } })).toEqual([]);
});

test.each<[string, Partial<Tip>, string]>([
  ['a step', { on: { asked: 'war' } }, 'tip bid waits for something that goofspiel does not have'],
  ['a choice', { on: { open: { do: 'fly' } } }, 'tip bid waits for something that goofspiel does not have'],
  ['a refusal', { on: { refused: 'refuse.x' } }, 'tip bid waits for something that goofspiel does not have'],
  ['a line', { on: { said: 'log.x' } }, 'tip bid waits for something that goofspiel does not have'],
  ['a rule', { rule: 'GOOF-99' }, 'tip bid names rule GOOF-99, which does not exist'],
  ['room', { text: words('x'.repeat(200)) }, 'tip bid is too long in en: 200 of 170'],
])('%s that is not there is told', (_what, change, told) => {
  expect(faults({ ...TIP, ...change })).toContain(told);
});

test('two tips of one name are told', () => {
  expect(faults(TIP, TIP)).toContain('there are two tips bid');
});
