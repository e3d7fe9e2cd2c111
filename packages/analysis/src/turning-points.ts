import type { Seat } from '@entente/engine';
import type { Effect } from './sums.ts';

/** An act that changed what a seat could expect, and lastingly so. */
export interface TurnInGame {
  readonly effect: Effect;
  readonly seat: Seat;
  /** The chance of the seat on average before and after: what is soon undone was no turn. */
  readonly from: number;
  readonly to: number;
}

const MOST = 6;
/** Smallest swing that counts as a turn. */
const LEAST = 0.02;
/** The share of a game on either side whose average counts. */
const WINDOW = 1 / 16;

/**
 * The acts with the greatest lasting swings, in the order of play, and at least one of each seat that has any. Only
 * decisions and dice decide a game.
 */
export function turnsOf(effects: readonly Effect[]): TurnInGame[] {
  // The end is the result, not a turn.
  const acts = effects.filter(({ act }) => act.after.winners === null);
  if (acts.length < 2) return [];
  const rows = [acts[0].before.of, ...acts.map(({ after }) => after.of)];
  const window = Math.max(1, Math.floor(rows.length * WINDOW));
  const average = (from: number, to: number, seat: Seat) => {
    const some = rows.slice(Math.max(0, from), to);
    return some.reduce((sum, row) => sum + row[seat], 0) / some.length;
  };
  const swings = rows
    .slice(1)
    .flatMap((row, index) =>
      row.map((_, seat) => ({
        at: index + 1,
        seat,
        from: average(index + 1 - window, index + 1, seat),
        to: average(index + 1, index + 1 + window, seat),
      })),
    )
    .filter((swing) => sizeOf(swing) >= LEAST)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const chosen: { at: number; turn: TurnInGame }[] = [];
  for (const swing of swings) {
    if (chosen.length === MOST) break;
    take(swing, window);
  }
  for (let seat = 0; seat < rows[0].length; seat++)
    for (const swing of swings) {
      if (chosen.some(({ turn }) => turn.seat === seat)) break;
      if (swing.seat === seat) take(swing, 0);
    }
  return chosen.toSorted((one, other) => one.at - other.at).map(({ turn }) => turn);

  /** Unless it came about by itself, or another one is as near as that. */
  function take({ seat, from, to, at }: Swing, apart: number): void {
    const found = mostOf({ seat, from, to, at });
    if (found === null || chosen.some((other) => Math.abs(other.at - found) <= apart)) return;
    chosen.push({ at: found, turn: { effect: acts[found - 1], seat, from, to } });
  }

  /** The one decision or throw near a turn that did most of it; null when it came about by itself. */
  function mostOf({ seat, from, to, at }: Swing): number | null {
    const step = (row: number) => (rows[row][seat] - rows[row - 1][seat]) * Math.sign(to - from);
    let found: number | null = null;
    for (let row = Math.max(1, at - window); row <= Math.min(rows.length - 1, at + window); row++) {
      const { act, expected, after } = acts[row - 1];
      const isFortune =
        act.others.length > 0 &&
        !act.isPreparation &&
        2 * Math.abs(after.of[seat] - expected.of[seat]) >= Math.abs(step(row));
      if (!isFortune && !act.isDecision) continue;
      if (step(row) > (found === null ? 0 : step(found))) found = row;
    }
    return found;
  }
}

interface Swing {
  readonly at: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

const sizeOf = ({ from, to }: Swing | TurnInGame) => Math.abs(to - from);
