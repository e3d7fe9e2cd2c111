import { view } from '@entente/engine';
import { RandomTable } from '@entente/testing';
import { expect, test } from 'vitest';
import { attack } from '../game.ts';
import { consequences } from './consequences.ts';

/** What is said to be paid, as `pp` or `oil`. */
const READ = {
  'effect.oil': ({ oil }: { oil: number[] }, seat: number) => oil[seat],
  'effect.pp': ({ pp }: { pp: number[] }, seat: number) => pp[seat],
} as const;

test.each([2, 3, 6])(
  'ATK-4.8 ATK-13.1 what a choice is said to cost is what it costs, in a random game of %i',
  (seats) => {
    const table = new RandomTable(attack, seats);
    const compared = new Map<string, number>();
    table.play(4000, (seat, choice) => {
      // A trade is paid when it is made, and a bid by the highest bidder.
      if ((choice.do === 'act' && choice.action === 'trade') || choice.do === 'bid') return undefined;
      const { position } = table;
      const price = consequences(view(attack, position, seat), choice).find(({ kind }) => kind === 'price');
      if (price === undefined) return undefined;
      const read = READ[price.message.say as keyof typeof READ];
      const before = read(position.public, seat);
      const { count, pp } = price.message.with as { count?: number; pp?: number };
      return () => {
        expect([choice, before - read(position.public, seat)]).toEqual([choice, count ?? pp]);
        compared.set(choice.do, (compared.get(choice.do) ?? 0) + 1);
      };
    });
    for (const kind of ['act', 'build']) expect(compared.get(kind)).toBeGreaterThan(5);
  },
);
