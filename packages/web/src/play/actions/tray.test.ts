import type { AnyGame, Choice } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { idOf, type OpenAction } from '../../board-api/intents.ts';
import { MOST_BUTTONS, roomFor, trayOf } from './tray.ts';

const game = {
  roles: { pass: 'pass', refuse: 'decline' },
  groups: {
    ids: ['build', 'trade', 'cards'],
    of: (choice: Choice) =>
      ({ farm: 'build', refuse: 'trade', sell: 'trade', play: 'cards' })[choice.do] ?? null,
  },
} as unknown as AnyGame;

const some = (name: string, count = 1): OpenAction[] =>
  Array.from({ length: count }, (_, at) => {
    const choice = { do: name, at } as Choice;
    return { kind: 'plain', id: idOf(choice), choice, label: name };
  });
const none = () => false;
const isFarm = ({ choice }: OpenAction) => choice.do === 'farm';

describe('the tray', () => {
  test('keeps the groups in the game’s order, no after yes, and what ends apart', () => {
    const open = [
      ...some('pass'),
      ...some('play', 2),
      ...some('refuse'),
      ...some('sell', 2),
      ...some('farm'),
    ];
    const { groups, ends } = trayOf(game, open, none, 8);
    expect(groups.map(({ id, shown }) => [id, shown.map(({ label }) => label)])).toEqual([
      ['build', ['farm']],
      ['trade', ['sell', 'sell', 'refuse']],
      ['cards', ['play', 'play']],
    ]);
    expect(ends.map(({ label }) => label)).toEqual(['pass']);
  });

  test('hints at what the board shows', () => {
    const { groups } = trayOf(game, [...some('farm', 9), ...some('sell')], isFarm, 8);
    expect(groups.map(({ placed, shown, more }) => [placed.length, shown.length, more])).toEqual([
      [9, 0, 0],
      [0, 1, 0],
    ]);
  });

  test('names the only thing that the board does not show, even without room for the way to it', () => {
    const named = trayOf({ ...game, groups: undefined }, [...some('farm', 9), ...some('sell')], isFarm, 1);
    expect(named.groups.map(({ shown, more }) => [shown.length, more])).toEqual([[1, 0]]);
  });

  test('names what the board shows, too, as long as there is room, and hints at the largest group first', () => {
    const open = [...some('farm', 5), ...some('sell', 2), ...some('pass')];
    const at = (room: number) =>
      trayOf(game, open, () => 'many', room).groups.map(({ placed, shown, more }) => [
        placed.length,
        shown.length,
        more,
      ]);
    expect(at(7)).toEqual([
      [0, 5, 0],
      [0, 2, 0],
    ]);
    expect(at(6)).toEqual([
      [5, 0, 0],
      [0, 2, 0],
    ]);
    expect(at(2)).toEqual([
      [5, 0, 0],
      [2, 0, 0],
    ]);
  });

  test('never has too many buttons, and leaves nothing out', () => {
    for (const count of [1, 3, 14, 88])
      for (const isPlaced of [none, isFarm, () => 'many' as const]) {
        const open = [
          ...some('farm', count),
          ...some('sell', count),
          ...some('play', count),
          ...some('pass'),
        ];
        const { groups, ends } = trayOf(game, open, isPlaced, roomFor(1));
        const buttons = groups.map(
          ({ placed, shown, more }) => shown.length + Math.min(1, placed.length) + Math.min(1, more),
        );
        expect(buttons.reduce((sum, each) => sum + each, 0) + ends.length + 3).toBeLessThanOrEqual(
          MOST_BUTTONS,
        );
        for (const { all, placed, shown, more } of groups)
          expect(placed.length + shown.length + more).toBe(all.length);
      }
  });

  test('a game without groups has one', () => {
    const { groups } = trayOf({ roles: {} } as unknown as AnyGame, some('bid', 13), none, roomFor(0));
    expect(groups).toMatchObject([{ id: null, more: 5 }]);
    expect(groups[0].shown).toHaveLength(8);
  });
});
