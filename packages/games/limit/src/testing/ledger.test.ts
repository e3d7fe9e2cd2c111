import { completeOptions, Referee, SeededChance } from '@entente/engine';
import { coveringTables } from '@entente/engine/kit';
import { expect, test } from 'vitest';
import { copy } from '../copy.ts';
import { limit } from '../game.ts';
import type { LimitOptions, Position } from '../position.ts';
import { LEDGER, type Line, numbers, type Said } from './ledger.ts';

/** With all this, nations make war, recycle and disarm. */
function rich({ public: world, private: cabinets }: Position): void {
  for (const { hand } of cabinets) hand.push('E03', 'E06', 'E08', 'P05');
  for (const nation of world.nations) {
    nation.stock = [20, 60, 40, 20];
    nation.money = 80;
    nation.permanents = ['P10'];
    nation.pollution = 2;
  }
}

/** Here the first taxes empty the bank, and the star nation is the richest and dirtiest. */
function poor({ public: world }: Position): void {
  for (const nation of world.nations) nation.money = 0;
  world.bank = 1;
  if (world.star !== null) world.star.pollution = 11;
}

/** Plays a random game and keeps its ledger; returns the lines that were told. */
function keepLedger(
  seats: number,
  wanted: object,
  seed: number,
  start: (g: Position) => void = () => {},
): Set<string> {
  const complete = completeOptions(limit, wanted as Partial<LimitOptions>, seats);
  if (!complete.ok) throw new Error(complete.problem.say);
  const told: { say: string; args: object }[] = [];
  const seen = new Set<string>();
  const chance = new SeededChance(seed);
  const witness = {
    log: (say: string, args: object) => void told.push({ say, args }),
    mark: () => {},
    round: () => {},
  };
  const referee = new Referee(limit, chance, witness);
  const g = referee.start(seats, complete.options);
  start(g);
  const ledger = copy.public(g.public);
  told.length = 0;
  while (g.outcome === null) {
    const [seat] = g.asked;
    const { step } = g.flow[g.flow.length - 1];
    const choice = referee.pick(g, seat, chance);
    referee.take(g, seat, choice);
    for (const { say, args } of told) {
      seen.add(say);
      LEDGER[say as Line](ledger, args as Said);
    }
    const lines = told.map(({ say, args }) => `${say} ${JSON.stringify(args)}`);
    told.length = 0;
    const after = JSON.stringify(numbers(g.public));
    if (JSON.stringify(numbers(ledger)) !== after)
      expect({ step, choice, lines, ...numbers(ledger) }).toEqual({
        step,
        choice,
        lines,
        ...numbers(g.public),
      });
  }
  return seen;
}

test('the log alone tells every number on the table, in every game', () => {
  const seen = new Set<string>();
  let seed = 1;
  for (const { seats, options } of coveringTables(limit))
    for (const say of keepLedger(seats, options, seed++)) seen.add(say);
  for (const seats of [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4])
    for (const start of [rich, poor])
      for (const say of keepLedger(seats, { alliances: seats > 1 }, seed++, start)) seen.add(say);
  const silent = Object.keys(LEDGER).filter((say) => !seen.has(say));
  // No event of the whole deck applies: hardly ever true.
  expect(silent).toEqual(['log.noEvent']);
});
