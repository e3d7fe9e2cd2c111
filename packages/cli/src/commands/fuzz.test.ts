import { existsSync } from 'node:fs';
import { type AnyGame, Choices, type Types } from '@entente/engine';
import { shelf } from '@entente/shelf';
import { describe, expect, test } from 'vitest';
import { findingsInWords, hunt } from '../fuzz/hunt.ts';
import { entente, useCommand } from '../testing/entente.ts';

const folder = useCommand();

test('a game without faults', () => {
  const { code, out } = entente(['fuzz', 'goofspiel', '--games', '10', '--seats', '3', '--seed', '5']);
  expect(code).toBe(0);
  expect(out).toMatch(/^goofspiel: 10 games, \d+ decisions, seed 5: no fault\. \d+ properties held\./);
});

test('under --json the report of the kit', () => {
  const { out, err } = entente(['fuzz', 'tic-tac-toe', '--games', '5', '--seed', '1', '--json']);
  expect(JSON.parse(out)).toMatchObject({ game: 'tic-tac-toe', games: 5, seed: 1, faults: [] });
  expect(err).toBe('');
});

describe('a faulty game', () => {
  /** Goofspiel in which nobody may bid a 1: the last card of a hand is a dead end. */
  async function withDeadEnd(): Promise<AnyGame> {
    const game = await shelf.goofspiel();
    const { bid } = game.steps;
    if (bid.kind !== 'simultaneous') throw new Error('goofspiel has changed');
    const choices: typeof bid.choices = (g, frame, seat, offer) => {
      const all = new Choices<Types['choice']>();
      bid.choices(g, frame, seat, all);
      for (const { choice } of all.offers) if (!('card' in choice && choice.card === 1)) offer.add(choice);
    };
    return { ...game, steps: { ...game.steps, bid: { ...bid, choices } } };
  }

  test('is told in words, with a game that shows it and the command to replay it', async () => {
    const dump = folder.path('fault.json');
    const findings = hunt(await withDeadEnd(), { games: 20, seed: 1 }, dump);
    const [fault] = findings.faults;
    expect(fault).toMatchObject({ property: 'no-dead-end', file: dump });
    const words = findingsInWords(findings);
    expect(words).toContain('is asked at "bid" but has nothing to choose');
    expect(words).toContain(`./entente replay ${dump} --viewer all`);
    expect(existsSync(dump)).toBe(true);
    expect(entente(['replay', dump, '--viewer', 'all'])).toMatchObject({ code: 0, err: '' });
  });
});

test('wrong use', () => {
  const problem = (...args: string[]) => {
    const { code, err } = entente(['fuzz', ...args]);
    return { code, err: err.trim() };
  };
  expect(problem('goofspiel', '--games', 'many')).toEqual({
    code: 2,
    err: '--games takes a whole number from 1 up, not “many”.',
  });
  expect(problem('connect-four', '--seats', '3')).toEqual({
    code: 2,
    err: 'Connect four is for 2 seats, not for 3.',
  });
});
