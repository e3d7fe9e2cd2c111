import type { Types, View } from '@entente/engine';
import { shelf } from '@entente/shelf';
import { expect, test } from 'vitest';
import type { Action } from '../../board-api/intents.ts';
import { bearing, orderFor } from './standing.ts';

const plain = (does: string): Action => ({ kind: 'plain', id: does, choice: { do: does }, label: does });
const [attack, venonta] = await Promise.all([shelf.attack(), shelf.venonta()]);
const ME = 1;

/** A player has played a card, and all others may block it. */
function question(card: string, { round = 1, target = 2, step = 'blockCard' } = {}) {
  const view = { round, flow: [{ step }] } as unknown as View<Types>;
  return { view, prompt: { say: `prompt.${step}`, with: { seat: 0, card, target } } };
}
const CHOICES = [plain('noBlock'), plain('block')];

test('a no can be left to the page where it is all that is left, or where everybody is asked', () => {
  expect(orderFor(attack, question('spy'), ME, CHOICES)).toMatchObject({ no: 'noBlock' });
  const turn = question('spy', { step: 'chooseAction' });
  expect(orderFor(attack, turn, ME, [plain('passBid'), plain('bid')])).toBeNull();
  for (const no of ['passBid', 'deny', 'avoidBattle', 'refuseDeal'])
    expect(orderFor(attack, turn, ME, [plain(no)])).toMatchObject({ no });
  expect(orderFor(attack, turn, ME, [plain('endTurn')])).toBeNull();
});

test('in talks nobody refuses for anybody', () => {
  const talk = question('spy', { step: 'talk' });
  const answers = [plain('refuseDeal'), plain('acceptDeal'), plain('endTalk')];
  expect(orderFor(venonta, talk, ME, answers)).toBeNull();
});

test('it is given as long as the same is asked, and is over when things have changed', () => {
  const order = orderFor(attack, question('spy'), ME, CHOICES);
  if (order === null) throw new Error('no order');
  const now = (asked: ReturnType<typeof question>, actions = CHOICES) =>
    bearing(order, attack, asked, ME, actions);
  expect(now(question('spy'))).toBe('answers');
  expect(now(question('spy', { target: 3 }))).toBe('answers');
  expect(now(question('spy', { step: 'chooseAction' }), [plain('act'), plain('endTurn')])).toBe('waits');
  expect(now(question('spy'), [])).toBe('waits');
  expect(now(question('coup'))).toBe('over');
  expect(now(question('spy', { target: ME }))).toBe('over');
  expect(now(question('spy'), [...CHOICES, plain('pact')])).toBe('over');
  expect(now(question('spy', { round: 2 }))).toBe('over');
});

test('where nothing but no can be said, it does not matter what to', () => {
  const alone = [plain('noBlock')];
  const order = orderFor(attack, question('spy'), ME, alone);
  if (order === null) throw new Error('no order');
  expect(bearing(order, attack, question('coup', { target: ME }), ME, alone)).toBe('answers');
  expect(bearing(order, attack, question('coup'), ME, CHOICES)).toBe('over');
});
