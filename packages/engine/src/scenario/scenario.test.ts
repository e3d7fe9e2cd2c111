import { describe, expect, test } from 'vitest';
import { errand } from '../testing/errand.ts';
import { parseScenario } from './parse.ts';
import { runScenario } from './run.ts';

const parse = (changes: object) => parseScenario(JSON.stringify({ game: 'errand', seats: 2, ...changes }));

describe('a scenario file is refused when', () => {
  test('it is not JSON', () => {
    expect(() => parseScenario('{')).toThrow('This is no scenario: it is not JSON');
  });

  test.each<[string, object, string]>([
    [
      'it has an unknown field',
      { ruels: [] },
      'the scenario has an unknown field "ruels"; it can have "game", "title"',
    ],
    ['it names no game', { game: undefined }, 'game is missing'],
    ['its seats are no number', { seats: 'two' }, 'seats should be a whole number, 0 or more'],
    ['its rules are no list', { rules: 'ERR-1' }, 'rules should be a list'],
    ['a rule is no text', { rules: [1] }, 'rules.0 should be a text'],
    ['an option has no plain value', { options: { rounds: [] } }, 'options.rounds is no value of an option'],
    ['its given is no object', { given: [] }, 'given should be an object'],
    ['chance is unknown', { chance: [{ coin: 1 }] }, 'chance.0 has an unknown field "coin"'],
    ['chance is twofold', { chance: [{ die: 1, below: 2 }] }, 'chance.0 needs exactly one of "die", "draw"'],
    ['a die is no number', { chance: [{ die: 'six' }] }, 'chance.0.die should be a whole number'],
    ['the script flag is no flag', { scriptSetup: 1 }, 'scriptSetup should be true or false'],
    ['a play has no seat', { play: [{ choice: { do: 'end' } }] }, 'play.0.seat is missing'],
    ['a play does nothing', { play: [{ seat: 0 }] }, 'play.0 needs either a "choice" or "undo": true'],
    ['a play undoes falsely', { play: [{ seat: 0, undo: 1 }] }, 'play.0.undo can only be true'],
    ['a choice does nothing', { play: [{ seat: 0, choice: {} }] }, 'play.0.choice.do is missing'],
    [
      'a refusal has no code',
      { play: [{ seat: 0, undo: true, refused: {} }] },
      'play.0.refused.code is missing',
    ],
    [
      'an open choice has more',
      { expect: { open: [{ seat: 0, choice: { do: 'end' }, x: 1 }] } },
      'expect.open.0 has',
    ],
    ['a log entry has no key', { expect: { said: [{}] } }, 'expect.said.0.say is missing'],
  ])('%s', (_what, changes, words) => {
    expect(() => parse(changes)).toThrow(`The scenario is broken: ${words}`);
  });
});

describe('a scenario of errand', () => {
  const run = (changes: object) => runScenario(errand, parse(changes)).problems;

  test('takes dice from the script', () => {
    const play = [{ seat: 0, choice: { do: 'roll' } }];
    expect(run({ chance: [{ die: 6 }], play, expect: { 'public.rolls': [6] } })).toEqual([]);
    expect(run({ chance: [{ die: 7 }], play })).toEqual([
      'play 1: scripted chance 1 does not fit: the rules ask for a die with 6 sides, the script says {"die":7}.',
    ]);
    expect(run({ chance: [], play })).toEqual([
      'play 1: the scripted chance has run out: the rules ask for a die with 6 sides.',
    ]);
  });

  test('without a script goes on with the seed', () => {
    expect(
      run({ play: [{ seat: 0, choice: { do: 'roll' } }], expect: { 'public.rolls.length': 1 } }),
    ).toEqual([]);
  });

  test('undoes up to a mark', () => {
    const spend = { seat: 0, choice: { do: 'spend', amount: 2 }, expect: { 'public.coins.0': 1 } };
    const undo = { seat: 0, undo: true, expect: { 'public.coins.0': 3 } };
    const peek = { seat: 0, choice: { do: 'peek' } };
    const noUndo = { seat: 0, undo: true, refused: { code: 'refuse.noUndo' } };
    expect(run({ play: [spend, undo, noUndo, peek, noUndo] })).toEqual([]);
  });

  test('knows the reason of a refusal', () => {
    const spend = { seat: 0, choice: { do: 'spend', amount: 1 } };
    const given = { 'public.coins': [0, 3], 'public.spent': 3 };
    expect(run({ given, play: [{ ...spend, refused: { code: 'refuse.poor', rule: 'ERR-2' } }] })).toEqual([]);
    expect(run({ given, expect: { closed: [{ ...spend, rule: 'ERR-7' }] } })).toEqual([
      'expect: {"do":"spend","amount":1} of seat 0 should be refused with refuse.poor (ERR-7) but is refused with refuse.poor (ERR-2).',
    ]);
  });

  test('tells what a list of choices has too many and too few', () => {
    const given = { 'public.coins': [0, 3], 'public.spent': 3 };
    const only = (choices: object[]) => run({ given, expect: { only: [{ seat: 0, choices }] } });
    const open = [{ do: 'roll' }, { do: 'draw' }, { do: 'peek' }, { do: 'end' }];
    expect(only(open)).toEqual([]);
    expect(only([...open.slice(1), { do: 'fly' }])).toEqual([
      'expect: {"do":"fly"} should be open to seat 0 but is not.',
      'expect: {"do":"roll"} is open to seat 0 but should not be.',
    ]);
  });

  test('compares the log: key, and values where they are given', () => {
    const said = (...lines: object[]) =>
      run({ chance: [{ die: 6 }], play: [{ seat: 0, choice: { do: 'roll' }, expect: { said: lines } }] });
    expect(said({ say: 'log.rolled' })).toEqual([]);
    expect(said({ say: 'log.rolled', with: { seat: 0, die: 6 } })).toEqual([]);
    expect(said({ say: 'log.rolled', with: { seat: 0, die: 5 } })).toHaveLength(1);
    expect(said({ say: 'log.drew' })).toEqual([
      'play 1: The log should say {"say":"log.drew"} but says [{"say":"log.rolled","with":{"seat":0,"die":6}}].',
    ]);
  });

  test('knows no seat beyond the last, and no position that cannot be', () => {
    expect(run({ play: [{ seat: 2, choice: { do: 'end' } }] })).toEqual([
      'play 1: There is no seat 2; the seats are 0 to 1.',
    ]);
    const strict = { ...errand, faults: () => ['a coin is missing'] };
    expect(runScenario(strict, parse({ given: { round: 1 } })).problems).toEqual([
      'given: The position that is given is not possible: a coin is missing.',
    ]);
  });

  test('can begin at any step', () => {
    expect(run({ given: { flow: [{ step: 'vote' }] }, expect: { asked: [0, 1] } })).toEqual([]);
    expect(
      run({ given: { flow: [{ step: 'close' }], round: 1 }, expect: { 'outcome.reason': 'done' } }),
    ).toEqual([]);
  });
});
