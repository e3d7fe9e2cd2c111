import type { Calibration, Seat } from '@entente/engine';
import type { Act, GameCourse } from './acts.ts';
import type { Chances } from './chances.ts';
import { chancesAt, type Glance, meanChances } from './glance.ts';
import { mean } from './judged.ts';

/** What brought a seat from an even start to its result, in shares of one: `fair` and all that follows add up to `result`. */
export interface Ledger {
  /** What the seat could expect before anything was dealt. */
  readonly fair: number;
  /** What the set-up brought it. */
  readonly deal: number;
  /** What dice, draws and shuffles brought it, beyond what they bring on average. */
  readonly luck: number;
  /** What its own choices did, beyond what those of all seats did for them on average. */
  readonly own: number;
  /** What the others' choices did, set against the same average. */
  readonly others: number;
  /** What the last move brought to light: until then it was only an estimate. */
  readonly count: number;
  readonly result: number;
}

/** One act, in chances. */
export interface Effect {
  readonly act: Act;
  readonly before: Chances;
  /** What could be expected of it, before chance had its say. */
  readonly expected: Chances;
  readonly after: Chances;
}

export function effectsOf(calibration: Calibration, { start, acts }: GameCourse): Effect[] {
  let before = chancesAt(calibration, start);
  return acts.map((act) => {
    const after = chancesAt(calibration, act.after);
    const effect = { act, before, expected: meanOf(calibration, act.others) ?? after, after };
    before = after;
    return effect;
  });
}

const meanOf = (calibration: Calibration, glances: readonly Glance[]): Chances | null =>
  glances.length === 0 ? null : meanChances(glances.map((glance) => chancesAt(calibration, glance)));

/** The ledger of every seat. */
export function ledgersOf(
  calibration: Calibration,
  course: GameCourse,
  effects: readonly Effect[],
): Ledger[] {
  const start = chancesAt(calibration, course.start);
  const fair = meanOf(calibration, course.starts) ?? start;
  const ledgers = start.of.map((share, seat): Ledger => {
    const sums = { luck: 0, own: 0, others: 0, count: 0 };
    for (const effect of effects) {
      const { act, before, expected, after } = effect;
      const change = expected.of[seat] - before.of[seat];
      sums.luck += after.of[seat] - expected.of[seat];
      if (act.after.winners !== null) sums.count += change;
      else {
        const own = ownPart(calibration, effect, seat, change);
        sums.own += own;
        sums.others += change - own;
      }
    }
    const result = effects.at(-1)?.after.of[seat] ?? share;
    return { fair: fair.of[seat], deal: share - fair.of[seat], ...sums, result };
  });
  return ledgers.length === 1 ? ledgers : againstTheAverage(ledgers);
}

/**
 * To have a turn is an advantage in itself: what a choice brings is lost again while the others choose. So what all seats gain by
 * their own choices on average counts for nobody.
 */
function againstTheAverage(ledgers: readonly Ledger[]): Ledger[] {
  const usual = mean(ledgers.map(({ own }) => own));
  return ledgers.map((ledger) => ({ ...ledger, own: ledger.own - usual, others: ledger.others + usual }));
}

/** Of choices that were made together, a seat's own part is what it gained against choosing anything. */
function ownPart(calibration: Calibration, { act, expected }: Effect, seat: Seat, change: number): number {
  const place = act.seats.indexOf(seat);
  if (place < 0) return 0;
  if (act.instead.length === 0) return change;
  return expected.of[seat] - (meanOf(calibration, act.instead[place])?.of[seat] ?? expected.of[seat]);
}

const PARTS = ['fair', 'deal', 'luck', 'own', 'others', 'count'] as const;

/** A ledger in whole points of chance that still add up: what is rounded off most goes where it is missed least. */
export function inPoints(ledger: Ledger): Ledger {
  const points = { ...ledger, result: Math.round(ledger.result * 100) };
  const exact = PARTS.map((part) => ledger[part] * 100);
  const whole = exact.map(Math.round);
  let missing = points.result - whole.reduce((sum, value) => sum + value, 0);
  while (missing !== 0) {
    const step = Math.sign(missing);
    const gaps = exact.map((value, at) => (value - whole[at]) * step);
    whole[gaps.indexOf(Math.max(...gaps))] += step;
    missing -= step;
  }
  for (const [at, part] of PARTS.entries()) points[part] = whole[at];
  return points;
}

/** What a fair world would have given a seat: its result without the luck of the set-up and of the game. */
export const withoutLuck = ({ result, deal, luck }: Ledger): number => result - deal - luck;
