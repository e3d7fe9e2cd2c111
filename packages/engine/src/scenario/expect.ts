import type { Choice, Game, Position, Refusal, Types } from '../game.ts';
import type { Said } from '../kit/trial.ts';
import type { Referee } from '../referee.ts';
import { same } from '../same.ts';
import { valueAt } from './path.ts';
import { type Expectations, ScenarioError } from './scenario.ts';

const text = (value: unknown) => JSON.stringify(value);

/** What is not as expected, in sentences. */
export function misses<T extends Types>(
  game: Game<T>,
  referee: Referee<T>,
  g: Position<T>,
  said: readonly Said[],
  expected: Expectations,
): string[] {
  return [
    ...missedValues(game, g, expected),
    ...missedChoices(referee, g, expected),
    ...missedLists(referee, g, expected),
    ...missedWords(said, expected),
  ];
}

function missedValues<T extends Types>(game: Game<T>, g: Position<T>, { values }: Expectations): string[] {
  const root = { ...g, facts: game.facts(g) };
  return Object.entries(values).flatMap(([path, wanted]) => {
    try {
      const found = valueAt(root, path);
      return same(found, wanted) ? [] : [`${path} should be ${text(wanted)} but is ${text(found)}.`];
    } catch (fault) {
      if (fault instanceof ScenarioError) return [fault.message];
      throw fault;
    }
  });
}

function missedChoices<T extends Types>(
  referee: Referee<T>,
  g: Position<T>,
  { open, closed }: Expectations,
): string[] {
  const notOpen = open.flatMap(({ seat, choice }) => {
    const refusal = referee.refusal(g, seat, choice);
    return refusal === null
      ? []
      : [`${text(choice)} should be open to seat ${seat} but is refused: ${told(refusal)}.`];
  });
  const notClosed = closed.flatMap(({ seat, choice, code, rule }) => {
    const refusal = referee.refusal(g, seat, choice);
    if (refusal === null) return [`${text(choice)} should not be open to seat ${seat} but is.`];
    return missedRefusal(refusal, { code, rule }).map((miss) => `${text(choice)} of seat ${seat} ${miss}`);
  });
  return [...notOpen, ...notClosed];
}

/** How a refusal differs from the expected one. */
export function missedRefusal(found: Refusal, wanted: { code?: string; rule?: string }): string[] {
  const code = wanted.code ?? found.code;
  const rule = wanted.rule ?? found.rule;
  if (found.code === code && found.rule === rule) return [];
  return [`should be refused with ${told({ code, rule })} but is refused with ${told(found)}.`];
}

export const told = ({ code, rule }: { code: string; rule: string }) =>
  rule === '' ? code : `${code} (${rule})`;

function missedLists<T extends Types>(referee: Referee<T>, g: Position<T>, { only }: Expectations): string[] {
  return only.flatMap(({ seat, choices }) => {
    const found = g.asked.includes(seat) ? referee.explained(g, seat).offers.map(({ choice }) => choice) : [];
    const missing = without(choices, found);
    const more = without(found, choices);
    return [
      ...missing.map((choice) => `${text(choice)} should be open to seat ${seat} but is not.`),
      ...more.map((choice) => `${text(choice)} is open to seat ${seat} but should not be.`),
    ];
  });
}

const without = (list: readonly Choice[], other: readonly Choice[]) =>
  list.filter((choice) => !other.some((one) => same(one, choice)));

function missedWords(said: readonly Said[], { said: wanted }: Expectations): string[] {
  let at = 0;
  return wanted.flatMap((entry) => {
    const found = said.findIndex((line, index) => index >= at && fits(line, entry));
    if (found >= 0) {
      at = found + 1;
      return [];
    }
    return [
      `The log should say ${text(entry)} but says ${text(said.map(({ say, with: args }) => ({ say, with: args })))}.`,
    ];
  });
}

const fits = (line: Said, wanted: Expectations['said'][number]) =>
  line.say === wanted.say && (wanted.with === undefined || same(line.with, wanted.with));
