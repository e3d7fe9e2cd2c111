import { view } from '@entente/engine';
import { RandomTable } from '@entente/testing';
import { expect, test } from 'vitest';
import { INFLUENCES } from '../data/terms.ts';
import { ideology } from '../game.ts';
import { consequences } from './consequences.ts';

test.each([2, 3, 4, 5])(
  'IDEO-7.2 IDEO-8.1 the cards that a choice is said to cost are those it takes, in a random game of %i',
  (seats) => {
    const table = new RandomTable(ideology, seats);
    const compared = new Map<string, number>();
    table.play(3000, (seat, choice) => {
      const { position } = table;
      const prices = consequences(view(ideology, position, seat), choice).filter(
        ({ kind, message }) => kind === 'price' && message.say === 'effect.cards',
      );
      if (prices.length === 0) return undefined;
      const before = position.private[seat].hand.slice();
      return () => {
        const paid = before.map((count, type) => count - position.private[seat].hand[type]);
        const said = INFLUENCES.map((influence) =>
          prices.reduce((sum, { message }) => {
            const { count, influence: of } = message.with as { count: number; influence: string };
            return sum + (of === influence ? count : 0);
          }, 0),
        );
        expect([choice, paid]).toEqual([choice, said]);
        compared.set(choice.do, (compared.get(choice.do) ?? 0) + 1);
      };
    });
    for (const kind of ['place', 'extend', 'attack']) expect(compared.get(kind)).toBeGreaterThan(0);
  },
);
