import { type AnyGame, completeOptions, type Entry, GameFileError, same } from '@entente/engine';
import type { Beginning } from './beginning.ts';
import { HostedGame } from './hosted-game.ts';

/**
 * Would nobody have noticed if a game had been played by other rules so far? They must make the same of its log: every
 * position, every offer and every line. Then the game may go on by them.
 */
export function playAlike(
  older: AnyGame,
  newer: AnyGame,
  beginning: Beginning,
  entries: readonly Entry[],
): boolean {
  const { seats, options } = beginning.header;
  const complete = completeOptions(newer, options, seats);
  if (!newer.seats.includes(seats) || !complete.ok || !same(complete.options, options)) return false;
  try {
    const games = [older, named(newer, older.version)].map((game) => HostedGame.begin(game, beginning));
    const [one, other] = games;
    for (let at = 0; areAlike(one, other); at++) {
      if (at === entries.length) return true;
      for (const game of games) game.goOn([entries[at]]);
    }
    return false;
  } catch (fault) {
    // What newer rules make of an older position can be anything.
    if (fault instanceof GameFileError || fault instanceof TypeError || fault instanceof RangeError)
      return false;
    throw fault;
  }
}

/** Rules under the version that a game began with: its seals hold that. */
export const named = (game: AnyGame, version: number): AnyGame =>
  game.version === version ? game : { ...game, version };

function areAlike(one: HostedGame, other: HostedGame): boolean {
  const { position } = one;
  if (!same(position, other.position) || one.log.length !== other.log.length) return false;
  const { length } = one.entries;
  const isNew = ({ at }: { readonly at: number }) => at >= length;
  if (!same(one.log.filter(isNew), other.log.filter(isNew))) return false;
  return position.asked.every((seat) => same(offersOf(one, seat), offersOf(other, seat)));
}

/** As they go over the wire: the check of a form is code. */
const offersOf = (game: HostedGame, seat: number): unknown =>
  JSON.parse(JSON.stringify(game.choices(seat).offers));
