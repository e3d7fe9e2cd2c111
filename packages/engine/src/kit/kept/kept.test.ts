import { expect, test } from 'vitest';
import type { Game } from '../../game.ts';
import { type Errand, errand } from '../../testing/errand.ts';
import { KeptGames } from './kept.ts';
import type { KeptPlan } from './plan.ts';

const SHORT: KeptPlan<Errand> = {
  name: 'short',
  options: { rounds: 1 },
  players: ['random', 'greedy'],
  shows: ['log.rolled', 'outcome.done', 'poor'],
};
const KEYED: KeptPlan<Errand> = {
  name: 'keyed',
  options: {},
  players: ['random', 'random', 'greedy'],
  keyed: true,
  shows: ['log.drew'],
};

function keep(game: Game<Errand>, files: Map<string, string>): KeptGames<Errand> {
  return new KeptGames(game, {
    folder: {
      read: (name) => files.get(name) ?? '',
      write: (name, text) => void files.set(name, text),
    },
    games: [SHORT, KEYED],
    playthrough: 'short',
    called: 'Runner',
    chapter: (g) => `Round ${g.round + 1}`,
    alsoShows: ({ position }) => (position.public.spent > 0 ? ['poor'] : []),
  });
}

/** Judged by whether its turn is over, so that a greedy player ends it at once. */
const brisk: Game<Errand> = {
  ...errand,
  judgement(g, seat) {
    const frame = g.flow.at(-1);
    return frame?.step === 'turn' && frame.seat === seat ? 0 : 1;
  },
};

const files = new Map<string, string>();
const kept = keep(brisk, files);
kept.renew(SHORT);
kept.renew(KEYED);

const withRolls = (sides: number): Game<Errand> => {
  const { turn } = errand.steps;
  if (turn.kind !== 'decision') throw new Error('errand has changed');
  const take: typeof turn.take = (g, frame, seat, choice, go) => {
    if (choice.do === 'roll') g.public.rolls.push(go.chance.die(sides));
    else turn.take(g, frame, seat, choice, go);
  };
  return { ...errand, steps: { ...errand.steps, turn: { ...turn, take } } };
};

test('a game that is kept shows what it should and ends as it did', () => {
  expect(kept.faults(SHORT)).toEqual([]);
  expect(kept.faults(KEYED)).toEqual([]);
  expect(kept.file('keyed').chance).toMatchObject({ kind: 'keyed', nonces: expect.any(Array) });
  expect(kept.together.seats).toEqual([2, 3]);
  expect(kept.together.shows).toContain('poor');
});

test('after a harmless change a kept game is sealed again, with the same choices', () => {
  const next: Game<Errand> = { ...brisk, version: brisk.version + 1 };
  const copies = new Map(files);
  const later = keep(next, copies);
  for (const plan of [SHORT, KEYED]) {
    expect(later.faults(plan)).not.toEqual([]);
    later.seal(plan);
    expect(later.faults(plan)).toEqual([]);
    const choices = (games: typeof kept) =>
      games.file(plan.name).entries.map((entry) => ('choice' in entry ? entry.choice : null));
    expect(choices(later)).toEqual(choices(kept));
  }
});

test('a changed rule, option or log is noticed', () => {
  const [fault] = keep(withRolls(20), files).faults(SHORT);
  expect(fault).toMatch(/^verify\./);
  expect(keep(withRolls(6), files).faults(SHORT)).toEqual(['it does not show log.rolled']);
  expect(kept.faults({ ...SHORT, options: { rounds: 2 } })).toEqual(['rounds is 1, not 2']);
  expect(kept.faults({ ...SHORT, players: ['random'] })).toEqual(['it has 2 seats']);
});

test('a greedy player takes what is judged best', () => {
  const greedy = kept.file('short').entries.filter((entry) => 'choice' in entry && entry.seat === 1);
  expect(greedy.map((entry) => ('choice' in entry ? entry.choice.do : ''))).toEqual(['end', 'vote', 'vote']);
});

test('players that never come to an end are stopped', () => {
  expect(() => keep(errand, files).renew(SHORT)).toThrow('short is not over after');
});

test('a plan that cannot show what it should says so', () => {
  expect(() => kept.renew({ ...SHORT, shows: ['log.never'] })).toThrow('No game of short shows log.never');
});

test('a game is written out: chapters, questions, open choices, the chosen one and its results', () => {
  const text = kept.playthrough();
  expect(text.startsWith('Errand, 2 runners: rounds 1.\n\n=== Round 1 ===\n')).toBe(true);
  expect(text).toContain(
    '1. Runner 1: What does Runner 1 do with 3 coins?\n     Draw\n     Spend 1 … Spend 3\n',
  );
  expect(text).toMatch(/ {2}-> Roll\n {2}\* Runner \d rolls \d\.\n/);
  expect(text).toMatch(/ {2}\* You draw \d\. \[only Runner \d\]\n/);
  expect(text).toMatch(/=== The end ===\n(?:.*\n)*Done\.\nRunner 1: \d\nRunner 2: \d\n$/);
});
