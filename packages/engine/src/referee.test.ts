import { describe, expect, test } from 'vitest';
import { SeededChance } from './chance/seeded.ts';
import type { Position } from './game.ts';
import { copy, imagine, view } from './position.ts';
import { Referee, RulesFault } from './referee.ts';
import { type Errand, errand } from './testing/errand.ts';

const referee = () => new Referee(errand, new SeededChance(1));
const start = (seats = 2) => referee().start(seats, { rounds: 1 });

function voting(): Position<Errand> {
  const g = start();
  referee().take(g, 0, { do: 'end' });
  referee().take(g, 1, { do: 'end' });
  return g;
}

describe('the flow of play', () => {
  test('a new game stops at its first question', () => {
    const g = start();
    expect(g.asked).toEqual([0]);
    expect(g.flow).toEqual([{ step: 'turn', seat: 0 }]);
  });

  test('a decision that leaves the flow alone is asked again', () => {
    const g = start();
    referee().take(g, 0, { do: 'spend', amount: 2 });
    expect(g.asked).toEqual([0]);
    expect(g.public.coins).toEqual([1, 3]);
  });

  test('all answer a simultaneous step, in any order, before it is resolved', () => {
    const g = voting();
    expect(g.asked).toEqual([0, 1]);
    const judge = referee();
    judge.take(g, 1, { do: 'vote', mood: 'no' });
    judge.take(g, 1, { do: 'vote', mood: 'yes' });
    expect(g.asked).toEqual([0]);
    expect(g.public.yes).toEqual([]);
    judge.take(g, 0, { do: 'vote', mood: 'yes' });
    judge.take(g, 0, { do: 'vote', mood: 'no' });
    expect(g.outcome).toEqual({ reason: 'done', scores: [3, 3], winners: [1] });
    expect(g.asked).toEqual([]);
  });

  test('an answer can be taken back while others still owe theirs', () => {
    const g = voting();
    const judge = referee();
    judge.take(g, 0, { do: 'vote', mood: 'yes' });
    judge.take(g, 0, { do: 'vote', mood: 'yes' });
    expect(g.asked).toEqual([1]);
    expect(judge.retract(g, 0)).toBe(true);
    expect(g.asked).toEqual([0, 1]);
    expect(g.answers[0]).toHaveLength(1);
    expect(judge.retract(g, 1)).toBe(false);
  });

  test('a game whose steps never ask is a fault of the rules', () => {
    const turn = { kind: 'automatic', phase: 'market', run() {} } as const;
    const endless = { ...errand, steps: { ...errand.steps, turn } };
    expect(() => new Referee(endless, new SeededChance(1)).start(2, { rounds: 1 })).toThrow(RulesFault);
  });

  test('a flow that runs dry is a fault of the rules', () => {
    const dry = { ...errand, begin: () => [] };
    expect(() => new Referee(dry, new SeededChance(1)).start(2, { rounds: 1 })).toThrow('run dry');
  });
});

describe('refusals', () => {
  const cases: [string, number, unknown, string][] = [
    ['a seat that is not asked', 1, { do: 'end' }, 'refuse.notAsked'],
    ['a seat that does not exist', 9, { do: 'end' }, 'refuse.notAsked'],
    ['a choice that is not offered', 0, { do: 'vote', mood: 'yes' }, 'refuse.notOffered'],
    ['too large an amount', 0, { do: 'spend', amount: 4 }, 'refuse.amount'],
    ['nothing', 0, null, 'refuse.notOffered'],
    ['a text', 0, 'end', 'refuse.notOffered'],
  ];
  test.each(cases)('%s is refused', (_what, seat, choice, code) => {
    const g = start();
    const before = JSON.stringify(g);
    expect(referee().refusal(g, seat, choice as Errand['choice'])?.code).toBe(code);
    expect(JSON.stringify(g)).toBe(before);
  });

  test('a refusal names its rule', () => {
    const g = start();
    referee().take(g, 0, { do: 'spend', amount: 3 });
    expect(referee().refusal(g, 0, { do: 'spend', amount: 1 })).toEqual({
      code: 'refuse.poor',
      rule: 'ERR-2',
      with: {},
    });
  });

  test('a finished game takes no more choices', () => {
    const g = voting();
    g.outcome = { reason: 'done', scores: [], winners: [] };
    expect(referee().refusal(g, 0, { do: 'end' })?.code).toBe('refuse.over');
  });
});

describe('views', () => {
  test('a seat sees its own private things, a spectator nobody’s', () => {
    const g = start();
    referee().take(g, 0, { do: 'draw' });
    expect(view(errand, g, 0).private).toEqual(g.private[0]);
    expect(view(errand, g, 1).private).toEqual({ hand: [], known: 0 });
    expect(view(errand, g, 'spectator').private).toBeNull();
    expect(JSON.stringify(view(errand, g, 1))).not.toContain('deck":[');
  });

  test('nobody sees the answers of another before all have answered', () => {
    const g = voting();
    referee().take(g, 0, { do: 'vote', mood: 'yes' });
    expect(view(errand, g, 0).answers).toEqual([{ do: 'vote', mood: 'yes' }]);
    expect(view(errand, g, 1).answers).toEqual([]);
    expect(view(errand, g, 'spectator').answers).toEqual([]);
  });

  test('an imagined position looks the same to its viewer and answers for the others', () => {
    const g = voting();
    const judge = referee();
    judge.take(g, 0, { do: 'vote', mood: 'yes' });
    judge.take(g, 0, { do: 'vote', mood: 'yes' });
    const seen = view(errand, g, 1);
    const other = imagine(errand, seen, new SeededChance(5));
    expect(view(errand, other, 1)).toEqual(seen);
    expect(other.answers[0]).toHaveLength(2);
  });

  test('a copy shares nothing that can change', () => {
    const g = voting();
    referee().take(g, 0, { do: 'vote', mood: 'yes' });
    const twin = copy(errand, g);
    expect(twin).toEqual(g);
    referee().take(twin, 0, { do: 'vote', mood: 'yes' });
    twin.public.coins[0] = 99;
    expect(g.answers[0]).toHaveLength(1);
    expect(g.public.coins[0]).toBe(3);
  });
});

describe('giving up', () => {
  test('a seat that gives up in its turn ends it by default, and is not asked again', () => {
    const referee = new Referee(errand, new SeededChance(1));
    const g = referee.start(3, { rounds: 2 });
    referee.resign(g, 0);
    expect(g.asked).toEqual([1]);
    referee.take(g, 1, { do: 'end' });
    referee.take(g, 2, { do: 'end' });
    expect(g.asked).toEqual([1, 2]);
  });

  test('answers that are still secret are forgotten, and the others are not held up', () => {
    const referee = new Referee(errand, new SeededChance(1));
    const g = referee.start(3, { rounds: 1 });
    for (const seat of [0, 1, 2]) referee.take(g, seat, { do: 'end' });
    for (const seat of [0, 1, 1, 2, 2]) referee.take(g, seat, { do: 'vote', mood: 'yes' });
    referee.resign(g, 0);
    expect(g.outcome).toMatchObject({ winners: [1, 2] });
    expect(g.answers).toEqual([]);
  });

  test('the game may end at once; nobody gives up twice, or where there are no rules for it', () => {
    const referee = new Referee(errand, new SeededChance(1));
    const g = referee.start(3, { rounds: 1 });
    for (const seat of [0, 1, 2]) referee.take(g, seat, { do: 'end' });
    referee.resign(g, 2);
    expect(referee.noResignation(g, 2)).toMatchObject({ code: 'refuse.resigned' });
    expect(referee.noResignation(g, 7)).toMatchObject({ code: 'refuse.resigned' });
    referee.resign(g, 1);
    expect(g).toMatchObject({ outcome: { winners: [0] }, asked: [], answers: [] });
    expect(referee.noResignation(g, 0)).toMatchObject({ code: 'refuse.over' });
    const { resignation: _, ...silent } = errand;
    const other = new Referee(silent, new SeededChance(1));
    expect(other.noResignation(other.start(2, { rounds: 1 }), 0)).toMatchObject({
      code: 'refuse.noResigning',
    });
  });

  test('a step without a default for it is a fault of the rules', () => {
    const { turn } = errand.steps;
    if (turn.kind !== 'decision') throw new Error('errand has changed');
    const { default: _, ...silent } = turn;
    const game = { ...errand, steps: { ...errand.steps, turn: silent } };
    const referee = new Referee(game, new SeededChance(1));
    expect(() => referee.resign(referee.start(3, { rounds: 1 }), 0)).toThrow('"turn" has no default');
  });
});
