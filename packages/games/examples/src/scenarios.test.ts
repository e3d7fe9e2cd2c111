import { readdirSync, readFileSync } from 'node:fs';
import type { Game } from '@entente/engine';
import { parseScenario, runScenario, type Scenario } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { type Goofspiel, goofspiel } from './goofspiel/game.ts';
import { ticTacToe } from './tic-tac-toe/game.ts';

const folder = new URL('../scenarios/', import.meta.url);
const games = [goofspiel, ticTacToe] as unknown as readonly Game<Goofspiel>[];

const problemsOf = (scenario: Scenario) => {
  const game = games.find(({ id }) => id === scenario.game);
  return game === undefined ? [`there is no game ${scenario.game}`] : runScenario(game, scenario).problems;
};

describe('the scenarios of the folder', () => {
  test.each(readdirSync(folder))('%s', (name) => {
    expect(problemsOf(parseScenario(readFileSync(new URL(name, folder), 'utf8')))).toEqual([]);
  });
});

/** A scenario of goofspiel for two with five cards: the prize 3 is on offer, then come 5, 4, 2 and 1. */
const small = (changes: object) =>
  parseScenario(
    JSON.stringify({
      game: 'goofspiel',
      seats: 2,
      options: { cards: 5 },
      given: { 'public.prizes': [3], 'secret.prizes': [1, 2, 4, 5] },
      ...changes,
    }),
  );
const bid = (seat: number, card: number, more: object = {}) => ({
  seat,
  choice: { do: 'bid', card },
  ...more,
});

describe('a scenario says what is impossible', () => {
  test.each<[string, object, string]>([
    ['another game', { game: 'chess' }, 'set-up: This is a scenario of chess, not of goofspiel.'],
    ['a wrong number of seats', { seats: 9 }, 'set-up: goofspiel is for 2, 3, 4, 5, 6 seats, not for 9.'],
    ['an unknown option', { options: { size: 5 } }, 'set-up: There is no option “size”.'],
    [
      'a value that an option cannot have',
      { options: { cards: 6 } },
      'set-up: The option “cards” cannot be “6”. It can be: 13, 5, 8.',
    ],
    [
      'a path that does not exist',
      { given: { 'public.price': [3] } },
      'given: There is no "public.price": "public" has prizes, won, played, lost.',
    ],
    [
      'a place in a list that does not exist',
      { given: { 'private.2.hand': [3] } },
      'given: There is no "private.2.hand": "private" is a list of 2, without "2".',
    ],
    [
      'a path that goes on beyond a number',
      { given: { 'public.prizes.0.value': 3 } },
      'given: There is no "public.prizes.0.value": "public.prizes.0" is a number, nothing that has parts.',
    ],
    [
      'a value of another kind',
      { given: { 'public.prizes': 3 } },
      'given: "public.prizes" is a list, so it cannot be a number.',
    ],
    [
      'a step that does not exist',
      { given: { flow: [{ step: 'auction' }] } },
      'given: the rules contradict themselves: there is no step "auction".',
    ],
    [
      'a choice that is not open',
      { play: [bid(0, 9)] },
      'play 1: {"do":"bid","card":9} of seat 0 is refused: refuse.notOffered.',
    ],
    [
      'a choice of a seat that is not asked',
      { play: [bid(0, 1), bid(0, 2)] },
      'play 2: {"do":"bid","card":2} of seat 0 is refused: refuse.notAsked.',
    ],
    ['a seat that is not there', { play: [bid(2, 1)] }, 'play 1: There is no seat 2; the seats are 0 to 1.'],
    [
      'an undo without anything to undo',
      { play: [{ seat: 0, undo: true }] },
      'play 1: the undo of seat 0 is refused: refuse.noUndo.',
    ],
    [
      'a choice that should be refused and is not',
      { play: [bid(0, 1, { refused: { code: 'refuse.notOffered' } })] },
      'play 1: {"do":"bid","card":1} of seat 0 should be refused with refuse.notOffered but is accepted.',
    ],
    [
      'another refusal',
      { play: [bid(0, 9, { refused: { code: 'refuse.over', rule: 'GOOF-4' } })] },
      'play 1: {"do":"bid","card":9} of seat 0 should be refused with refuse.over (GOOF-4) but is refused with refuse.notOffered.',
    ],
    [
      'chance that runs out',
      { chance: [], scriptSetup: true },
      'set-up: the scripted chance has run out: the rules ask for a shuffle of 5 items.',
    ],
    [
      'chance of another sort',
      { chance: [{ die: 3 }], scriptSetup: true },
      'set-up: scripted chance 1 does not fit: the rules ask for a shuffle of 5 items, the script says {"die":3}.',
    ],
    [
      'a shuffle of other cards',
      { chance: [{ shuffle: [1, 2, 3, 4, 6] }], scriptSetup: true },
      'set-up: scripted chance 1 does not fit: the rules ask for a shuffle of 5 items, the script says {"shuffle":[1,2,3,4,6]}.',
    ],
    ['chance that is left over', { chance: [{ die: 3 }] }, 'chance: 1 of the scripted results was not used.'],
  ])('%s', (_what, changes, problem) => {
    expect(runScenario(goofspiel, small(changes)).problems).toEqual([problem]);
  });

  test('a position that breaks an invariant', () => {
    const scenario: Scenario = { game: 'tic-tac-toe', seats: 2, given: { 'public.marks': 3 } };
    expect(problemsOf(scenario)).toEqual([
      'given: The position that is given is not possible: marks are miscounted.',
    ]);
  });

  test('something lost in play', () => {
    const { bid: step } = goofspiel.steps;
    if (step.kind !== 'simultaneous') throw new Error('goofspiel has changed');
    const careless: Game<Goofspiel> = {
      ...goofspiel,
      steps: {
        ...goofspiel.steps,
        bid: {
          ...step,
          resolve(g, frame, answers, go) {
            step.resolve(g, frame, answers, go);
            g.public.won[1].pop();
          },
        },
      },
    };
    const scenario = small({ play: [bid(0, 1), bid(1, 2)] });
    expect(runScenario(careless, scenario).problems).toEqual([
      'play 2: Something was created or lost: prizes were 15 and are 12.',
    ]);
  });
});

describe('a scenario says what is not as expected', () => {
  test.each<[string, object, string[]]>([
    ['a value', { 'public.prizes': [4] }, ['public.prizes should be [4] but is [3].']],
    ['a fact', { 'facts.prizesLeft': 3 }, ['facts.prizesLeft should be 3 but is 4.']],
    [
      'a path',
      { 'public.prize': 1, 'outcome.winners': [] },
      [
        'There is no "public.prize": "public" has prizes, won, played, lost.',
        'There is no "outcome.winners": "outcome" is null.',
      ],
    ],
    [
      'a choice that is not open',
      { open: [bid(0, 6)] },
      ['{"do":"bid","card":6} should be open to seat 0 but is refused: refuse.notOffered.'],
    ],
    [
      'a choice that is open',
      { closed: [bid(0, 5)] },
      ['{"do":"bid","card":5} should not be open to seat 0 but is.'],
    ],
    [
      'the reason of a refusal',
      { closed: [bid(0, 6, { code: 'refuse.over' })] },
      [
        '{"do":"bid","card":6} of seat 0 should be refused with refuse.over but is refused with refuse.notOffered.',
      ],
    ],
    [
      'the list of choices',
      { only: [{ seat: 0, choices: [1, 2, 3, 4, 6].map((card) => ({ do: 'bid', card })) }] },
      [
        '{"do":"bid","card":6} should be open to seat 0 but is not.',
        '{"do":"bid","card":5} is open to seat 0 but should not be.',
      ],
    ],
    [
      'the log',
      { said: [{ say: 'log.won' }] },
      [
        expect.stringMatching(
          /^The log should say {"say":"log.won"} but says \[{"say":"log.prize"/,
        ) as string,
      ],
    ],
  ])('%s', (_what, wanted, problems) => {
    expect(runScenario(goofspiel, small({ expect: wanted })).problems).toEqual(
      problems.map((problem) => (typeof problem === 'string' ? `expect: ${problem}` : expect.anything())),
    );
  });
});

test('every step can be shown', () => {
  const seen: string[] = [];
  const scenario = small({ play: [bid(0, 1), bid(1, 2)] });
  const { steps } = runScenario(goofspiel, scenario, { onStep: ({ at }) => seen.push(at) });
  expect(seen).toEqual(['set-up', 'given', 'play 1', 'play 2']);
  expect(steps.map(({ position }) => position.public.prizes)).toEqual([[expect.any(Number)], [3], [3], [5]]);
  expect(steps[2].choices).toMatchObject([
    { seat: 1, open: [1, 2, 3, 4, 5].map((card) => ({ choice: { card } })) },
  ]);
  expect(steps[3].log.map(({ say }) => say)).toEqual(['log.bid', 'log.bid', 'log.won', 'log.prize']);
  expect(scenario.given).toEqual({ 'public.prizes': [3], 'secret.prizes': [1, 2, 4, 5] });
});
