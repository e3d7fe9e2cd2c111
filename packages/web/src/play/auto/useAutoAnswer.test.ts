import { anyGame } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { shelf } from '@entente/shelf';
import { expect, test } from 'vitest';
import type { Action } from '../../board-api/intents.ts';
import type { Chair, Shown, TableState } from '../../link/messages.ts';
import { onlyAfterGrace, onlyEnd, onlyHere } from './useAutoAnswer.ts';

const plain = (does: string): Action => ({ kind: 'plain', id: does, choice: { do: does }, label: does });
const refused: Action = { ...plain('play'), kind: 'refused', reason: 'too dear', rule: 'VEN-18.1' };

test('a turn ends by itself only where nothing but ending it is left, and a pass is not an end', async () => {
  const venonta = await shelf.venonta();
  expect(onlyEnd(venonta, [plain('endTurn'), refused])).toEqual({ action: 'endTurn' });
  expect(onlyEnd(venonta, [plain('endWar')])).toEqual({ action: 'endWar' });
  expect(onlyEnd(venonta, [plain('endTurn'), plain('play')])).toBeNull();
  expect(onlyEnd(venonta, [plain('pass')])).toBeNull();
  expect(onlyEnd(venonta, [plain('colonise')])).toBeNull();
  expect(onlyEnd(venonta, [])).toBeNull();
});

const chair = (kind: Chair['kind'], mine = false) => ({ kind, mine }) as Chair;
const round = (...chairs: Chair[]) => ({ chairs }) as TableState;

test('round one screen a single answer is given for the seat that looks, if nobody else is at the table', () => {
  const two = round(chair('person', true), chair('person', true), chair('bot'));
  expect(onlyHere(two, 0, [plain('pass'), refused])).toEqual({ action: 'pass' });
  expect(onlyHere(two, 'spectator', [plain('pass')])).toBeNull();
  expect(onlyHere(two, 0, [plain('pass'), plain('play')])).toBeNull();
  const guests = round(chair('person', true), chair('person', true), chair('person'));
  expect(onlyHere(guests, 0, [plain('pass')])).toBeNull();
});

test('a single answer that would close the way back is given after a moment, where it tells nobody anything', () => {
  const shown = { undo: { do: 'build' }, view: { flow: [{ step: 'bid' }] } } as unknown as Shown;
  const asked = { game: anyGame(goofspiel), shown, actions: [plain('endTurn')] };
  const alone = round(chair('person', true), chair('bot'));
  expect(onlyAfterGrace({ ...asked, state: alone })).toEqual({ action: 'endTurn' });
  expect(onlyAfterGrace({ ...asked, state: alone, shown: { ...shown, undo: null } })).toBeNull();
  expect(onlyAfterGrace({ ...asked, state: alone, actions: [plain('endTurn'), plain('play')] })).toBeNull();
  expect(onlyAfterGrace({ ...asked, state: round(chair('person', true), chair('person')) })).toBeNull();
});
