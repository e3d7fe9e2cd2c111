import { existsSync, readFileSync } from 'node:fs';
import { commitment } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { entente, useCommand } from '../testing/entente.ts';

const folder = useCommand();

const SHORT = ['--options', 'cards=5'];

describe('a whole game', () => {
  test('of tic-tac-toe, two people at one keyboard', () => {
    const { code, out } = entente(['play', 'tic-tac-toe', '--you', 'all'], [1, 4, 2, 5, 3, '']);
    expect(code).toBe(0);
    expect(out).toContain(' X │ X │ X\n───┼───┼───\n O │ O │ 6');
    expect(out).toContain('Ada won. Three in a row.');
    // Nothing is hidden in this game, so nobody has to look away.
    expect(out).not.toContain('Pass the terminal');
  });

  test('of goofspiel against bots, to the end, with scores and a chart', () => {
    const { code, out } = entente(['play', 'goofspiel', '--seats', '3', ...SHORT], [5, 4, 3, 2]);
    expect(code).toBe(0);
    expect(out).toContain('you are Ada · Ben (greedy bot) · Cleo (greedy bot)');
    expect(out).toContain('Most points after 5 prizes · you 0 · all level\n');
    expect(out).toContain('Your hand: 1 2 3 4\n');
    expect(out).toMatch(/· Ben has bid \d\./);
    expect(out).toContain('Only one answer: Bid 1');
    expect(out).toMatch(/(Ada|Ben|Cleo).* won\. /);
    expect(out).toMatch(/Scores\n/);
    expect(out).toMatch(/Points won\n[\s\S]*A Ada {3}B Ben {3}C Cleo/);
  });

  test.each([
    ['it', 'tocca a te', 'Colonna 1', 'CON-1  I giocatori si alternano.'],
    ['de', 'du entscheidest', 'Spalte 1', 'CON-1  Die Spieler sind abwechselnd am Zug.'],
  ])('in %s, with its rules', (language, decision, choice, rule) => {
    const args = ['play', 'connect-four', '--you', 'all', '--language', language];
    const { code, out } = entente(args, [1, 2, 1, 2, 1, 2, 'h', 1]);
    expect(code).toBe(0);
    expect(out).toContain(decision);
    expect(out).toContain(choice);
    expect(out).toContain(rule);
  });

  test('that bots play alone', () => {
    const { code, out } = entente(['play', 'goofspiel', '--you', 'none', '--bots', 'random', ...SHORT]);
    expect(code).toBe(0);
    expect(out).toContain('watching');
    expect(out).toContain('the game is over');
  });

  test('against bots of a character that the game knows', () => {
    const play = (bots: string) => entente(['play', 'venonta', '--seats', '3', '--bots', bots], []);
    expect(play('aggressive').out).toContain('(aggressive bot)');
    expect(play('clever').err).toContain(
      'random, beginner, casual, greedy, strong, master or aggressive, not “clever”',
    );
  });

  test('from a seed is the same every time', () => {
    const play = () => entente(['play', 'goofspiel', '--seed', '4', ...SHORT], [1, 2, 3, 4]).out;
    expect(play()).toBe(play());
  });

  test('writes no colours to a pipe', () => {
    const { out } = entente(['play', 'goofspiel', ...SHORT], [1, 2, 3, 4]);
    expect(out).not.toContain('\x1b');
  });
});

describe('what a player may type', () => {
  test('words of a choice instead of its number', () => {
    const { out } = entente(['play', 'tic-tac-toe', '--you', 'all'], ['centre', 'bottom', 'bottom left']);
    expect(out).toContain('Ada marks the centre.');
    expect(out).toContain('Several choices match:');
    expect(out).toContain('Ben marks bottom left.');
  });

  test('the text of a rule', () => {
    const { out } = entente(['play', 'goofspiel'], ['? goof-5', '? shuffled', '? nonsense']);
    expect(out).toContain('GOOF-5  The highest bid wins everything on offer');
    expect(out).toContain('GOOF-2  The prizes have the same values');
    expect(out).toContain('No rule has the ID “nonsense”');
  });

  test('h for help, with the rules of what is decided', () => {
    const { out } = entente(['play', 'goofspiel'], ['h']);
    expect(out).toMatch(/l {12}show the whole log/);
    expect(out).toContain('GOOF-4  All players bid one card');
  });

  test('the log, undo where there is nothing to undo, and nonsense', () => {
    const { out } = entente(['play', 'goofspiel'], ['l', 'u', 'abracadabra', '99']);
    expect(out).toContain('The log so far\n  · The prize');
    expect(out).toContain('There is nothing you can undo on your own.');
    expect(out).toContain('“abracadabra” is not one of the choices.');
    expect(out).toContain('“99” is not one of the choices.');
  });

  test('q to leave', () => {
    const { code, out } = entente(['play', 'goofspiel'], [1, 'q', '']);
    expect(code).toBe(0);
    expect(out).toContain('Save the game?');
    expect(out.trimEnd()).toMatch(/You left the game\.$/);
  });
});

describe('hot-seat', () => {
  test('nothing private is shown before the curtain', () => {
    const { out } = entente(['play', 'goofspiel', '--you', 'all', ...SHORT], ['', 3, '', 4, '']);
    const acts = out.split(/Pass the terminal to \w+\.\n(?:Ada|Ben), press Enter.*\n/);
    const hidden = /Your hand|Bid \d/;
    expect(acts).toHaveLength(4);
    expect(acts[0]).not.toMatch(hidden);
    expect(acts[1]).toContain('you are Ada');
    expect(acts[2]).toContain('you are Ben');
    // The bids are open only when both are made.
    expect(acts[2]).not.toContain('has bid');
    expect(acts[2]).not.toMatch(/Bid 3\b.*taken/);
    expect(acts[3]).toMatch(/Ada has bid 3\.[\s\S]*Ben has bid 4\./);
  });
});

describe('the dice of a table', () => {
  test('are bound by a commitment at the start, and opened at the end', () => {
    const file = folder.path('bound.json');
    const { out } = entente(['play', 'goofspiel', '--save', file, ...SHORT], [1, 2, 3, 4]);
    const [, shown] = /Commitment: ([0-9a-f]{64})/.exec(out) ?? [];
    const [, secret] = /Dice secret: ([0-9a-f]{64})/.exec(out) ?? [];
    expect(commitment(secret)).toBe(shown);
    const { chance } = JSON.parse(readFileSync(file, 'utf8'));
    expect(chance).toMatchObject({ kind: 'keyed', commitment: shown, secret });
    expect(new Set(chance.nonces).size).toBe(2);
  });

  test('differ from game to game', () => {
    const commitmentOf = () => /Commitment: (\w+)/.exec(entente(['play', 'goofspiel']).out)?.[1];
    expect(commitmentOf()).not.toBe(commitmentOf());
  });
});

describe('a game file', () => {
  test('is offered at the end', () => {
    const file = folder.path('offered.json');
    const { out } = entente(['play', 'goofspiel', ...SHORT], [1, 2, 3, 4, file]);
    expect(out).toContain(`Check the whole game with: ./entente verify ${file}`);
    expect(entente(['verify', file]).code).toBe(0);
  });

  test('can be saved in the middle and played on', () => {
    const file = folder.path('middle.json');
    const first = entente(['play', 'goofspiel', ...SHORT], [1, 2, `s ${file}`, 'q']);
    expect(first.out).toContain('looking inside would be peeking');
    const { code, out } = entente(['play', '--resume', file, '--save', file], [3, 4]);
    expect(code).toBe(0);
    expect(out).toContain('round 3');
    expect(out).toContain('the game is over');
    expect(entente(['verify', file]).code).toBe(0);
  });

  test('that cannot be written does not end the game', () => {
    const { code, out } = entente(['play', 'goofspiel'], [`s ${folder.path('no/such/folder.json')}`, 1]);
    expect(code).toBe(0);
    expect(out).toContain('cannot be written: there is no such file or folder.');
    expect(out).toContain('round 2');
  });

  test('is written when the input ends too early', () => {
    const file = folder.path('early.json');
    const { code, out } = entente(['play', 'goofspiel', '--save', file], [1]);
    expect(code).toBe(0);
    expect(out).toContain('You left the game.');
    expect(existsSync(file)).toBe(true);
  });
});

test('under --json, stdout holds the result and nothing else', () => {
  const { out, err } = entente(['play', 'goofspiel', '--json', ...SHORT], [1, 2, 3, 4]);
  const result = JSON.parse(out);
  expect(result).toMatchObject({ game: 'goofspiel', seats: 2, people: [0], round: 5, entries: 10 });
  expect(result.outcome.scores).toHaveLength(2);
  expect(err).toContain('Your hand');
});

describe('more than choosing', () => {
  test('b goes back any number of steps', () => {
    const { out } = entente(['play', 'goofspiel', ...SHORT], [5, 4, 'b 2', 'b 9']);
    expect(out).toContain('Ada went back.');
    expect(out.split('Ada went back.').at(-1)).toContain('5  Bid 5\n');
    expect(out).toContain('Type b and a number from 1 to 3, the number of steps played so far.');
  });

  test('g gives up where the game has rules for it', () => {
    const given = entente(['play', 'ideology', '--seats', '3'], ['g', 'y']);
    expect(given.out).toContain('Everybody has resigned: the game is over.');
    expect(entente(['play', 'goofspiel'], ['g']).out).toContain('This game has no rules for resigning.');
  });

  test('--from practises from any point of a saved game, which stays as it is', () => {
    const file = folder.path('practice.json');
    entente(['play', 'goofspiel', '--save', file, ...SHORT], [1, 2, 3, 4]);
    const before = readFileSync(file, 'utf8');
    const { code, out } = entente(['play', '--resume', file, '--from', '4'], [5, 's elsewhere.json', 4]);
    expect(code).toBe(0);
    expect(out).toContain('Your hand: 3 4 5');
    expect(out).toContain('Practice games are not saved.');
    expect(out).toContain('the game is over');
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(entente(['play', '--resume', file, '--from', '11']).err).toContain('--from says 11');
  });
});
