import { momentOf, type Roll, type Seat } from '@entente/engine';
import type { LogLine } from '@entente/web/board-api/props.ts';
import { type Attack, attack, type LandUnit, type LineShip } from '../src/index.ts';
import type { Table } from './context.ts';

/** One side of a battle so far. */
export interface Fought {
  /** The last dice. */
  readonly roll: Roll | null;
  /** Pieces that fell, by name. */
  readonly lost: readonly (LandUnit | LineShip)[];
  /** Hits of all its rolls, and what could be expected of them; null at sea, where a roll is against a roll. */
  readonly hits: number;
  readonly expected: number | null;
}

const BEGINS: readonly string[] = ['log.attack', 'log.invasion', 'log.invasionUndefended', 'log.navalBattle'];

/** The line with which the battle began that the log told of last. */
export const openingOf = (log: readonly LogLine[]): LogLine | undefined =>
  log.findLast(({ say }) => BEGINS.includes(say));

/** What both sides have done in the battle that the log told of last; null for a Minor Neutral. */
export function foughtBy(
  seat: Seat | null,
  { log, view }: { log: readonly LogLine[]; view: Pick<Table['view'], 'options'> },
): Fought {
  const begun = log.findLastIndex(({ say }) => BEGINS.includes(say));
  const told = begun < 0 ? [] : log.slice(begun);
  let roll: Roll | null = null;
  let hits = 0;
  let expected: number | null = null;
  const lost: (LandUnit | LineShip)[] = [];
  told.forEach((line, at) => {
    const moment = momentOf<Attack>(attack, line, view.options, told.slice(0, at));
    const rolled = moment?.rolls?.find((each) => each.seat === seat);
    if (rolled !== undefined) {
      roll = rolled;
      hits += rolled.dice.filter(({ hit }) => hit).length;
      if (rolled.family === 'unit') expected = (expected ?? 0) + (rolled.expected ?? 0);
    }
    const loss = moment?.loss;
    if (loss !== undefined && loss.seat === seat)
      for (let piece = 0; piece < loss.count; piece++) lost.push(loss.piece as LandUnit);
  });
  return { roll, lost, hits, expected };
}
