import { describe, expect, test } from 'vitest';
import { entente, useCommand } from './testing/entente.ts';

useCommand();

const COMMANDS = ['games', 'play', 'replay', 'verify', 'fuzz', 'scenario', 'rules', 'bench'];

test.each(COMMANDS)('%s has --help and --json', (command) => {
  const { code, out } = entente([command, '--help']);
  expect(code).toBe(0);
  expect(out).toContain(`Usage: entente ${command}`);
  expect(out).toContain('--json');
});

test('games lists id, title, seats and options', () => {
  expect(entente(['games']).out).toContain('goofspiel  Goofspiel, 2-6 seats\n');
  const goofspiel = JSON.parse(entente(['games', '--json']).out).find(
    (game: { id: string }) => game.id === 'goofspiel',
  );
  expect(goofspiel).toMatchObject({
    title: 'Goofspiel',
    seats: [2, 3, 4, 5, 6],
    options: { cards: [13, 5, 8] },
  });
});

describe('wrong use has exit code 2 and one sentence', () => {
  test.each([
    [['play', 'golfspiel'], 'There is no game “golfspiel”. Did you mean “goofspiel”?'],
    [['play', 'connect4'], 'There is no game “connect4”. Did you mean “connect-four”?'],
    [['rules', 'zzzzzzzz'], 'There is no game “zzzzzzzz”. There are: '],
    [['play'], 'Which game? Type ./entente play and one of: '],
    [['play', 'goofspiel', '--seats', '7'], 'Goofspiel is for 2, 3, 4, 5 or 6 seats, not for 7.'],
    [['play', 'goofspiel', '--seats', 'two'], '--seats takes a whole number from 0 up, not “two”.'],
    [['play', 'goofspiel', '--options', 'cards=6'], 'The option “cards” cannot be “6”. It can be: 13, 5, 8.'],
    [['play', 'goofspiel', '--options', 'cars=5'], 'There is no option “cars”. It has: cards, ties.'],
    [
      ['play', 'goofspiel', '--options', 'cards'],
      'Options are written as name=value,name=value; “cards” is not.',
    ],
    [['play', 'goofspiel', '--language', 'fr'], 'There is no language “fr”. There are: en, it, de.'],
    [
      ['play', 'goofspiel', '--bots', 'clever'],
      '--bots can be random, beginner, casual or greedy, not “clever”.',
    ],
    [['play', 'goofspiel', '--you', '3'], '--you says seat 3, but the table has only 2.'],
    [['replay', 'nowhere.json'], 'nowhere.json cannot be read: there is no such file or folder.'],
    [['plya', 'goofspiel'], "error: unknown command 'plya'"],
    [['play', 'goofspiel', '--seat', '2'], "error: unknown option '--seat'"],
  ])('entente %j', (args, sentence) => {
    const { code, err, out } = entente(args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/^\s+at /m);
    expect(out).toBe('');
  });

  test('also as JSON, for programs', () => {
    const { out, code } = entente(['rules', 'golfspiel', '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual({ error: 'There is no game “golfspiel”. Did you mean “goofspiel”?' });
  });
});
