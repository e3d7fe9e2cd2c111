import { expect, test } from 'vitest';
import { SeededChance } from './chance/seeded.ts';
import { defaultAnswer, kindOfQuestion, onlyAnswer } from './default.ts';
import type { Game } from './game.ts';
import { view } from './position.ts';
import { Referee } from './referee.ts';
import { type Errand, errand } from './testing/errand.ts';

const { turn } = errand.steps;
if (turn.kind !== 'decision') throw new Error('errand has changed');

const start = (game: Game<Errand>) => new Referee(game, new SeededChance(1)).start(2, { rounds: 1 });

/** Its turn says no default, and offers what is given here. */
const silent = (choices: typeof turn.choices): Game<Errand> => {
  const { default: _, ...rest } = turn;
  return { ...errand, steps: { ...errand.steps, turn: { ...rest, choices } } };
};

test('a clock answers what the step says, for a seat that is asked', () => {
  const g = start(errand);
  expect(defaultAnswer(errand, g, 0)).toEqual({ do: 'end' });
  expect(defaultAnswer(errand, g, 1)).toBeNull();
});

test('a clock that answers everything brings a game to its end', () => {
  const referee = new Referee(errand, new SeededChance(1));
  const g = referee.start(3, { rounds: 2 });
  for (let answers = 0; g.outcome === null && answers < 100; answers++) {
    const choice = defaultAnswer(errand, g, g.asked[0]);
    if (choice !== null) referee.take(g, g.asked[0], choice);
  }
  expect(g.outcome).toMatchObject({ reason: 'done', winners: [] });
});

test('without a default it gives the only choice, and no answer when there are several', () => {
  const only = silent((_g, _frame, _seat, offer) => offer.add({ do: 'roll' }));
  expect(defaultAnswer(only, start(only), 0)).toEqual({ do: 'roll' });
  const amount = silent((_g, _frame, _seat, offer) => offer.amount({ do: 'spend' }, 'amount', 1, 2));
  expect(defaultAnswer(amount, start(amount), 0)).toBeNull();
  const several = silent(turn.choices);
  expect(defaultAnswer(several, start(several), 0)).toBeNull();
});

test('the only answer is the one open choice of an asked seat, with nothing to fill in', () => {
  const only = silent((_g, _frame, _seat, offer) => {
    offer.add({ do: 'spend', amount: 1 }, { code: 'refuse.poor', rule: 'ERR-2', with: {} });
    offer.add({ do: 'roll' });
  });
  expect(onlyAnswer(only, start(only), 0)).toEqual({ do: 'roll' });
  expect(onlyAnswer(only, start(only), 1)).toBeNull();
  const amount = silent((_g, _frame, _seat, offer) => offer.amount({ do: 'spend' }, 'amount', 1, 2));
  expect(onlyAnswer(amount, start(amount), 0)).toBeNull();
  // What a clock would answer is not the only answer.
  expect(onlyAnswer(errand, start(errand), 0)).toBeNull();
});

test('a step says what kind of question it asks', () => {
  const g = start(errand);
  expect(kindOfQuestion(errand, g)).toBe('open');
  g.flow = [{ step: 'vote' }];
  expect(kindOfQuestion(errand, g)).toBe('window');
  g.flow = [];
  expect(kindOfQuestion(errand, g)).toBe('other');
});

test('a step that is only sometimes open says when, from public information: the same in a position and in any view', () => {
  const { open: _, ...rest } = turn;
  const atTimes: Game<Errand> = {
    ...errand,
    steps: { ...errand.steps, turn: { ...rest, isOpen: ({ facts }, { seat }) => facts.hands[seat] === 0 } },
  };
  const g = start(atTimes);
  const kinds = () =>
    [g, view(atTimes, g, 'spectator'), view(atTimes, g, 1)].map((it) => kindOfQuestion(atTimes, it));
  expect(kinds()).toEqual(['open', 'open', 'open']);
  g.private[0].hand.push(8);
  expect(kinds()).toEqual(['other', 'other', 'other']);
  // Where it is not, a pass may be a quiet one.
  const quiet: Game<Errand> = {
    ...errand,
    steps: {
      ...errand.steps,
      turn: { ...rest, quietPass: true, isOpen: ({ facts }, { seat }) => facts.hands[seat] === 0 },
    },
  };
  expect(kindOfQuestion(quiet, g)).toBe('quietPass');
  g.private[0].hand.pop();
  expect(kindOfQuestion(quiet, g)).toBe('open');
});

test('nobody is asked when the game is over', () => {
  const g = start(errand);
  g.asked = [];
  g.flow = [];
  expect(defaultAnswer(errand, g, 0)).toBeNull();
});
