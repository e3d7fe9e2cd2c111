import { PassThrough } from 'node:stream';
import { anyGame } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { Left, Terminal } from '../base/terminal.ts';
import { openBazaar } from '../testing/bazaar.ts';
import { playToTheEnd } from './game.ts';
import { seatName } from './seats.ts';
import { Sitting } from './sitting.ts';
import { speakerOf } from './speaker.ts';
import { PLAY_WORDS } from './words.ts';

/** Plays the bazaar with these lines typed, and gives what was written and what became of the table. */
async function bazaar(...typed: (string | number)[]) {
  const { game, table } = openBazaar();
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  input.end(typed.map((line) => `${line}\n`).join(''));
  const sitting = new Sitting(
    { game: anyGame(game), folder: 'nowhere' },
    table,
    { people: [0], botKind: 'random', botSeed: 1 },
    new Terminal(output, input),
    speakerOf(anyGame(game), 'en', seatName),
    PLAY_WORDS.en,
  );
  try {
    await playToTheEnd(sitting);
  } catch (fault) {
    if (!(fault instanceof Left)) throw fault;
  }
  return {
    out: `${output.read()}`,
    board: table.position.public as { money: number; stock: Record<string, number> },
    table,
  };
}

test('a game without a sketch shows its facts as an outline', async () => {
  const { out } = await bazaar();
  expect(out).toContain('On the table\n  money: 9\n  stock: rice 0, salt 0\n');
});

describe('an amount', () => {
  test('is a range in the list and a question when chosen', async () => {
    const { out, board } = await bazaar(1, 4);
    expect(out).toContain('1  Buy 1–9 sacks of rice');
    expect(out).toContain('how many (1-9)? 4');
    expect(board).toEqual({ money: 5, stock: { rice: 4, salt: 0 } });
  });

  test('can be typed at once', async () => {
    expect((await bazaar('2 3')).board.stock).toEqual({ rice: 0, salt: 3 });
  });

  test('outside the range is asked again; an empty line goes back', async () => {
    const { out, board } = await bazaar(1, 10, 'many', '', '1 99');
    expect(out.match(/That is not one of them\./g)).toHaveLength(2);
    expect(out).toContain('It must be a number from 1 to 9.');
    expect(board.money).toBe(9);
  });
});

describe('a form', () => {
  test('is filled in blank by blank', async () => {
    const { out, table } = await bazaar(3, '1 2', 5);
    expect(out).toContain('Barter with Ben');
    expect(out).toContain('  1  rice\n  2  salt\n');
    expect(table.entries[0]).toMatchObject({
      choice: { do: 'barter', with: 1, wares: ['rice', 'salt'], amount: 5 },
    });
    expect(out).toContain('Ada gives rice and salt for 5.');
  });

  test('that its check refuses changes nothing and says why', async () => {
    const { out, table } = await bazaar('barter', 1, 0);
    expect(out).toContain('A barter needs something in return. (rule BAZ-1)');
    expect(table.entries).toEqual([]);
  });
});

test('what a choice names is explained', async () => {
  const { out } = await bazaar('? 2', '? 5');
  expect(out).toMatch(/1 {2}Buy 1–9 sacks of rice {2}Feeds people\.\n/);
  expect(out).toContain('  Buy 1–9 sacks of salt: Keeps fish.\n');
  expect(out).toContain('  Steal salt: Keeps fish. Nobody steals salt here. (rule BAZ-1)\n');
});

describe('what is not allowed', () => {
  test('is counted below the list, and ? tells the reasons', async () => {
    const { out } = await bazaar('?');
    expect(out).toContain('1 more is not allowed now');
    expect(out).toContain('  5  Steal salt: Nobody steals salt here. (rule BAZ-1)');
  });

  test('has a number: choosing it gives the reason', async () => {
    const reason = 'Steal salt: Nobody steals salt here. (rule BAZ-1)';
    expect((await bazaar(5)).out).toContain(reason);
  });
});

test('undo takes back one choice after the other', async () => {
  const { out, board } = await bazaar('1 2', '2 3', 'u', 'u', 'u');
  expect(board).toEqual({ money: 9, stock: { rice: 0, salt: 0 } });
  expect(out.match(/Ada went back\./g)).toHaveLength(2);
  expect(out).toContain('There is nothing you can undo on your own.');
});
