import {
  chancesAtEnd,
  chancesBy,
  deviation,
  gloomOf,
  type Judged,
  leadsOf,
  mean,
  type Scales,
  stageOf,
} from '@entente/analysis';
import type { Calibration, Game, Types } from '@entente/engine';
import { type WatchedGame, watchGame } from './forecast-games.ts';
import { type Case, fitWeights } from './newton.ts';
import { type Foretold, type Reliability, reliabilityOf } from './reliability.ts';

/** How true a calibration is of games that it does not know. */
export interface MeasuredReliability extends Reliability {
  readonly seats: number;
  readonly seed: number;
  /** All games that were played for it. */
  readonly games: number;
}

export interface Calibrated {
  readonly calibration: Calibration;
  readonly reliability: MeasuredReliability;
}

/** Every third game is held out: the calibration does not know it. */
const HELD_OUT = 3;
/** Minimum number of games that all lose; with fewer the class is left out. */
const LEAST_LOST = 3;
const RIDGE = 0.0002;

/** Watches games of bots, fits the chances to two thirds of them and measures these by the rest. */
export function calibrate<T extends Types>(
  game: Game<T>,
  wish: { readonly seats: number; readonly games: number; readonly seed: number },
  onGame: (done: number) => void = () => {},
): Calibrated {
  const { seats, games: count, seed } = wish;
  const watched = Array.from({ length: count }, (_, at) => {
    const one = watchGame(game, seats, seed * 100_003 + at);
    onGame(at + 1);
    return one;
  }).filter((one) => one !== null);
  const isHeldOut = (_: WatchedGame, at: number) => at % HELD_OUT === HELD_OUT - 1;
  const known = watched.filter((one, at) => !isHeldOut(one, at));
  const calibration = calibrationOf(known, seats);
  const reliability = reliabilityOf(foretoldBy(calibration, watched.filter(isHeldOut)), seed);
  return { calibration, reliability: { seats, seed, games: watched.length, ...reliability } };
}

/** The calibration that fits these games best. */
export function calibrationOf(games: readonly WatchedGame[], seats: number): Calibration {
  const scales = scalesOf(games, seats);
  const canBeLost = seats === 1 || games.filter(({ winners }) => winners.length === 0).length >= LEAST_LOST;
  const cases = games.flatMap(({ glimpses, winners }) => {
    const { of, nobody } = chancesAtEnd(seats, winners);
    const came = canBeLost ? [...of, nobody] : of;
    return came.some((share) => share > 0)
      ? glimpses.map(({ worths, round }): Case => {
          const stage = stageOf(scales, round);
          return { features: featuresOf(scales, { worths, stage }, canBeLost), came };
        })
      : [];
  });
  const weights = fitWeights(cases, RIDGE).map(rounded);
  return {
    ...scales,
    lead: weights.slice(0, 2),
    seat: weights.slice(2, 2 + seats),
    nobody: canBeLost ? weights.slice(2 + seats) : [],
  };
}

function scalesOf(games: readonly WatchedGame[], seats: number): Scales {
  const rows = games.flatMap(({ glimpses }) => glimpses.map(({ worths }) => worths));
  const middles = rows.map(mean);
  const usual = mean(middles);
  return {
    seats,
    rounds: rounded(mean(games.map(({ rounds }) => rounds))),
    spread: rounded(deviation(rows.flatMap((row, at) => row.map((worth) => worth - middles[at])))),
    level: { usual: rounded(usual), spread: rounded(deviation(middles.map((middle) => middle - usual))) },
  };
}

const rounded = (value: number): number => Number(value.toPrecision(5));

/** The features of each class, in the order of the weights: lead at the start and at the end, each seat, all lose. */
function featuresOf(scales: Scales, judged: Judged, canBeLost: boolean): number[][] {
  const { stage } = judged;
  const { seats } = scales;
  const gloom = canBeLost ? gloomOf(scales, judged) : [];
  const rows = leadsOf(scales, judged.worths).map((ahead, seat) => [
    ahead * (1 - stage),
    ahead * stage,
    ...Array.from({ length: seats }, (_, other) => (seats > 1 && other === seat ? 1 - stage : 0)),
    ...gloom.map(() => 0),
  ]);
  return canBeLost ? [...rows, [0, 0, ...new Array<number>(seats).fill(0), ...gloom]] : rows;
}

/** What a calibration says of every position of these games. */
export const foretoldBy = (calibration: Calibration, games: readonly WatchedGame[]): Foretold[] =>
  games.flatMap(({ glimpses, winners }, game) =>
    glimpses.map(({ worths, round }) => ({
      game,
      said: chancesBy(calibration, { worths, stage: stageOf(calibration, round) }),
      came: chancesAtEnd(calibration.seats, winners),
    })),
  );
