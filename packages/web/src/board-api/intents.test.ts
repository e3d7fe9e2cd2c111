import type { Choice, Teller, Types } from '@entente/engine';
import { anyGame, teller } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { describe, expect, test } from 'vitest';
import { actionsOf, choiceOf, firstValues, idOf, valueLabel, valuesNow } from './intents.ts';

/** A teller that says a choice as plain data. */
const plain = {
  choice: (choice: Choice) => JSON.stringify(choice),
  refusal: ({ code }: { code: string }) => `because of ${code}`,
} as unknown as Teller<Types>;

const sell = { do: 'sell', what: 'fossil' };
const deal = { do: 'deal' };
const actions = actionsOf(
  {
    offers: [
      { choice: { do: 'pass' } },
      { choice: sell, fill: { kind: 'amount', field: 'amount', min: 2, max: 8, step: 2 } },
      {
        choice: deal,
        fill: {
          kind: 'form',
          blanks: {
            with: { kind: 'one', of: [1, 2] },
            price: { kind: 'amount', min: 0, max: 9 },
            goods: { kind: 'some', of: ['a', 'b'], min: 1, max: 2 },
          },
        },
      },
    ],
    refused: [{ choice: { do: 'build' }, refusal: { code: 'refuse.poor', rule: 'LIM-1', with: {} } }],
  },
  plain,
);

describe('an action', () => {
  test('is named by its choice, in whatever order its fields stand', () => {
    expect(idOf({ do: 'a', b: 1, c: 2 } as Choice)).toBe(idOf({ c: 2, do: 'a', b: 1 } as Choice));
    expect(new Set(actions.map(({ id }) => id)).size).toBe(4);
  });

  test('that is refused says why, with the rule', () => {
    expect(actions[3]).toMatchObject({ kind: 'refused', reason: 'because of refuse.poor', rule: 'LIM-1' });
  });

  test('with blanks is told as it would be filled in first', () => {
    expect(actions[1].label).toBe('{"do":"sell","what":"fossil","amount":2}');
    expect(actions[2].label).toBe('{"do":"deal","with":1,"price":0,"goods":["a"]}');
  });
});

test('a number begins with what the choice says, if that is allowed', () => {
  const fill = { kind: 'amount', field: 'count', min: 1, max: 5, step: 1 } as const;
  const first = (count: number) => firstValues({ ...fill, choice: { do: 'feed', count } as Choice });
  expect([first(4), first(0), first(6)]).toEqual([{ count: 4 }, { count: 1 }, { count: 1 }]);
});

describe('what is filled in', () => {
  const bid = { kind: 'amount', field: 'price', min: 26, max: 30, step: 2, choice: { do: 'bid' } } as const;

  test('stays as long as it is possible', () => {
    expect(valuesNow(bid, { price: 28 })).toEqual({ price: 28 });
  });

  test('begins again when others have made it impossible', () => {
    expect(valuesNow(bid, { price: 22 })).toEqual({ price: 26 });
    expect(valuesNow(bid, { price: 27 })).toEqual({ price: 26 });
    const form = actions[2] as Extract<(typeof actions)[2], { kind: 'form' }>;
    expect(valuesNow(form, { with: 2, price: 10, goods: ['b', 'c'] })).toEqual({
      with: 2,
      price: 0,
      goods: ['a'],
    });
    expect(valuesNow(form, { with: 3, price: 9, goods: [] })).toEqual({ with: 1, price: 9, goods: [] });
  });
});

describe('an intent', () => {
  test('stands for the choice of its action', () => {
    expect(choiceOf(actions, { action: 'pass' })).toEqual({ do: 'pass' });
  });

  test('fills in what it says and leaves the rest as it was', () => {
    expect(choiceOf(actions, { action: idOf(sell), values: { amount: 6 } })).toEqual({ ...sell, amount: 6 });
    expect(choiceOf(actions, { action: idOf(deal), values: { price: 4 } })).toEqual({
      do: 'deal',
      with: 1,
      price: 4,
      goods: ['a'],
    });
  });

  test('means nothing when its action is refused or gone', () => {
    expect(choiceOf(actions, { action: 'build' })).toBeNull();
    expect(choiceOf(actions, { action: 'end' })).toBeNull();
  });
});

test('a value is called by its seat, by a word of the game, or by itself', () => {
  const game = anyGame(goofspiel);
  const told = teller(game, 'en');
  const seatName = (seat: number) => ['Ann', 'Bob'][seat];
  expect(valueLabel(game, told, 'seat', 1, seatName)).toBe('Bob');
  expect(valueLabel(game, told, 'price', 7, seatName)).toBe('7');
});
