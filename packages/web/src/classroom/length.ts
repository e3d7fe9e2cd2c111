import type { AnyGame } from '@entente/engine';
import { type LessonLength, playMinutes, SCRIPTED, type Scripted } from './plan.ts';

/** Seats of a table and rounds that fit into a lesson. */
export interface Fitted {
  readonly seats: number;
  /** Null: the game to its end. */
  readonly rounds: number | null;
}

/** Rounds of a whole game. */
const ROUNDS: Readonly<Record<Scripted, number>> = { limit: 7, venonta: 4 };
/** Seconds that a person takes for a choice on average, as the page reckons the length of games. */
const SECONDS = 10;
/** With fewer there is too little to talk about, with more there is too much waiting. */
const SEATS = [4, 3] as const;
/** Rounds that are worth the while. */
const FEWEST = 2;

export const isScripted = (game: string): game is Scripted => (SCRIPTED as readonly string[]).includes(game);

/** How many rounds a table of this many seats plays in this time. */
function roundsIn(game: AnyGame, whole: number, seats: number, minutes: number): number {
  const perRound = ((game.typicalChoices?.[seats] ?? 0) * SECONDS) / 60 / whole;
  return perRound === 0 ? whole : Math.floor(minutes / perRound);
}

/** As many seats as there is time for; then as many rounds as they can play. */
export function fitted(game: AnyGame, length: LessonLength): Fitted {
  const whole = isScripted(game.id) ? ROUNDS[game.id] : 1;
  const minutes = playMinutes(length);
  const all = SEATS.filter((seats) => game.seats.includes(seats)).map((seats) => ({
    seats,
    rounds: roundsIn(game, whole, seats, minutes),
  }));
  const fit = all.find(({ rounds }) => rounds >= FEWEST) ??
    all.at(-1) ?? { seats: game.seats[0], rounds: whole };
  return { seats: fit.seats, rounds: fit.rounds >= whole ? null : Math.max(1, fit.rounds) };
}
