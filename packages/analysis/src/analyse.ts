import {
  type AnyGame,
  type Calibration,
  type Choice,
  type Seat,
  SeededChance,
  Table,
  type Types,
  view,
} from '@entente/engine';
import { courseOf, type GameCourse, type PlayedGame } from './acts.ts';
import { type Chances, calibrationFor, forecastBy, guessedCalibration } from './chances.ts';
import { type Compared, compareChoices, type Reason, reasonsFor } from './compare.ts';
import { chancesAt } from './glance.ts';
import { effectsOf, type Ledger, ledgersOf } from './sums.ts';
import { type TurnInGame, turnsOf } from './turning-points.ts';

/**
 * Why the chances turned. `slip`: another choice was clearly better; `fortune`: dice or draws did it; `forced`: whatever was
 * chosen, it would have come to the same; `stroke`: the choice did it.
 */
export type TurnKind = 'slip' | 'fortune' | 'forced' | 'stroke';

/** What would have been better, by how much of its seat's chance, and why. */
export interface Better {
  readonly choice: Choice;
  readonly by: number;
  readonly reasons: readonly Reason[];
}

/** A moment that changed what a seat could expect. */
export interface TurningPoint {
  /** Number of entries of the game when its question was put, and once it was answered. */
  readonly asked: number;
  readonly entry: number;
  /** Whose chance turned, from and to which share of one. */
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** Who acted; several if they chose at the same time. Then the analysis compares the choice of `chooser` alone. */
  readonly by: readonly Seat[];
  readonly chooser: Seat;
  readonly kind: TurnKind;
  /** For a slip. */
  readonly better: Better | null;
  /** What spoke for a stroke. */
  readonly reasons: readonly Reason[];
}

/** What a game came down to. */
export interface Analysis {
  /** False: the chances of this game were never measured with this number of seats, so they are a guess. */
  readonly measured: boolean;
  /** The chances after every entry that changed something; the first is the start. */
  readonly curve: readonly { readonly entry: number; readonly chances: Chances }[];
  /** By seat. */
  readonly ledgers: readonly Ledger[];
  /** In the order of play. */
  readonly points: readonly TurningPoint[];
}

/** How often each choice at a turning point is played out. */
const VISITS = 20;
/** By how much of a chance, and by how many standard errors, another choice must be better to call the one made a slip. */
const SLIP = 0.05;
const SURELY = 2;
/** Choices that differ by less than this come to the same. */
const ALIKE = 0.02;

/**
 * Analyses a finished game, by what all know after it; choices are judged by what their seats could know. The same game
 * gives the same analysis.
 * @param onProgress is told how much is done, from 0 to 1
 */
export function analyse(
  game: AnyGame,
  played: PlayedGame,
  onProgress: (done: number) => void = () => {},
): Analysis {
  const { entries, header } = played;
  const course = courseOf(game, played, (done) => onProgress(done / (2 * entries.length)));
  const known = calibrationFor(game, header.seats);
  const calibration = known ?? guessedFrom(course);
  const effects = effectsOf(calibration, course);
  const turns = turnsOf(effects);
  const points = pointsAt(game, played, calibration, turns, (done) => onProgress(0.5 + done / 2));
  return {
    measured: known !== null && known.seat.length > 0,
    curve: [
      { entry: 0, chances: chancesAt(calibration, course.start) },
      ...effects.map(({ act: { entry }, after: chances }) => ({ entry, chances })),
    ],
    ledgers: ledgersOf(calibration, course, effects),
    points,
  };
}

function guessedFrom({ start, acts }: GameCourse): Calibration {
  const glances = [start, ...acts.map(({ after }) => after)];
  const rounds = Math.max(...glances.map(({ round }) => round));
  return guessedCalibration(
    glances.flatMap(({ worths }) => (worths.length > 0 ? [worths] : [])),
    rounds,
  );
}

/** Plays the game once more, and looks around wherever it turned. */
function pointsAt(
  game: AnyGame,
  { header, secret, entries }: PlayedGame,
  calibration: Calibration,
  turns: readonly TurnInGame[],
  onProgress: (done: number) => void,
): TurningPoint[] {
  const table = new Table(game, header, secret);
  table.foresee(entries);
  const points: TurningPoint[] = [];
  for (const [index, played] of entries.entries()) {
    for (const turn of turns) {
      if (turn.effect.act.asked !== index) continue;
      points.push(pointOf(table, calibration, turn));
      onProgress(points.length / turns.length);
    }
    if (points.length === turns.length) break;
    table.redo(played);
  }
  return points;
}

function pointOf(
  table: Table<Types>,
  calibration: Calibration,
  { effect, seat, from, to }: TurnInGame,
): TurningPoint {
  const { act, before, expected, after } = effect;
  const chooser = act.seats.includes(seat) ? seat : act.seats[0];
  const point = {
    asked: act.asked,
    entry: act.entry,
    seat,
    from,
    to,
    by: act.seats,
    chooser,
    better: null,
    reasons: [],
  };
  const luck = Math.abs(after.of[seat] - expected.of[seat]);
  if (2 * luck >= Math.abs(after.of[seat] - before.of[seat]) && act.others.length > 0)
    return { ...point, kind: 'fortune' };
  const own = act.answers.filter((answer) => answer.seat === chooser);
  const { game, position } = table;
  // Of an answer in several parts no single one can be exchanged.
  if (own.length !== 1 || !position.asked.includes(chooser)) return { ...point, kind: 'stroke' };
  const compared = compareChoices(
    game,
    forecastBy(game, calibration),
    view(game, position, chooser),
    { seat: chooser, made: own[0].choice, visits: VISITS },
    new SeededChance(act.entry),
  );
  return { ...point, ...verdictOn(game, compared) };
}

type Verdict = Pick<TurningPoint, 'kind' | 'better' | 'reasons'>;

/** What the choice that was made, the first, was like among all. */
function verdictOn(game: AnyGame, [made, ...others]: readonly Compared[]): Verdict {
  const plain = { better: null, reasons: [] };
  if (others.every(({ ahead }) => Math.abs(ahead) < ALIKE)) return { ...plain, kind: 'forced' };
  const best = others.reduce((one, other) => (other.ahead > one.ahead ? other : one));
  if (best.ahead >= SLIP && best.ahead >= SURELY * best.error) {
    const reasons = reasonsFor(game, best.parts, [made.parts]);
    return { ...plain, kind: 'slip', better: { choice: best.choice, by: best.ahead, reasons } };
  }
  const reasons = reasonsFor(
    game,
    made.parts,
    others.map(({ parts }) => parts),
  );
  return { ...plain, kind: 'stroke', reasons };
}
