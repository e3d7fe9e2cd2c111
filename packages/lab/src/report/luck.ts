import { grouped } from '../results/grouped.ts';
import type { CellResults } from '../results/results.ts';
import { wonIn } from '../results/shares.ts';
import type { LabRecord } from '../results/unit.ts';
import type { Names } from './names.ts';
import type { Plate } from './plate.ts';

/** How much of the outcome the dice and decks decide: needs the same seed played several times with other thoughts. */
export function luck({ cell, games }: CellResults, { say }: Names): Plate[] {
  // Of each seating alone: who is stronger must not look like luck.
  const seatings = [...grouped(games, ({ party }) => party.join()).values()].map((of) =>
    [...grouped(of, ({ block }) => block).values()].filter((group) => group.length > 1),
  );
  const known = seatings.filter(({ length }) => length > 1);
  if (known.length === 0) return [];
  const mean = (value: (game: LabRecord) => number) =>
    known.reduce((sum, groups) => sum + sharedPart(groups, value), 0) / known.length;
  const parts = Array.from({ length: cell.seats }, (_, seat) => mean((game) => wonIn(game, seat)));
  const best = games.some(({ scores }) => scores.length > 0)
    ? mean(({ scores }) => Math.max(0, ...scores))
    : null;
  const text = (part: number) => `${(part * 100).toFixed(0)} %`;
  return [
    {
      id: 'luck',
      title: say('luck'),
      about: say('luck.is'),
      columns: ['', say('column.seed')],
      rows: [
        ...parts.map((part, seat) => ({ cells: [say('luck.seat', { seat: seat + 1 }), text(part)] })),
        ...(best === null ? [] : [{ cells: [say('luck.best'), text(best)] }]),
      ],
    },
  ];
}

/** Variance between groups of all variance, without what chance alone would make of it (one-way analysis). */
export function sharedPart(
  groups: readonly (readonly LabRecord[])[],
  value: (game: LabRecord) => number,
): number {
  const means = groups.map((of) => of.reduce((sum, game) => sum + value(game), 0) / of.length);
  const size = groups.reduce((sum, of) => sum + of.length, 0) / groups.length;
  const whole = means.reduce((sum, one) => sum + one, 0) / means.length;
  const between = (size * means.reduce((sum, one) => sum + (one - whole) ** 2, 0)) / (groups.length - 1);
  const inside = groups.reduce(
    (sum, of, at) => sum + of.reduce((squares, game) => squares + (value(game) - means[at]) ** 2, 0),
    0,
  );
  const within = inside / Math.max(1, groups.length * (size - 1));
  const shared = (between - within) / (between + (size - 1) * within);
  return Number.isFinite(shared) ? Math.max(0, shared) : 0;
}
