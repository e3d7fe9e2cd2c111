/** Who sits where. */
import { botKinds } from '@entente/bots';
import type { AnyGame, Seat } from '@entente/engine';
import { wholeNumber } from '../base/arguments.ts';
import { either, WrongUse } from '../base/wrong-use.ts';

/** In the order of the seats: A is the first. The same in every language. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dario', 'Emma', 'Felix', 'Greta', 'Hugo'];

/** The players of this evening: people in these seats, bots of one kind in the others. */
export interface Seating {
  readonly people: readonly Seat[];
  readonly botKind: string;
  /** Of the bots' own chance, which is not that of the table. */
  readonly botSeed: number;
}

export function seatName(seat: Seat): string {
  return NAMES[seat] ?? `${seat + 1}`;
}

/** `1`, `1,3`, `all` or `none`. */
export function peopleOf(typed: string, seats: number): Seat[] {
  if (typed === 'all') return Array.from({ length: seats }, (_, seat) => seat);
  if (typed === 'none') return [];
  const people = typed.split(',').map((part) => wholeNumber('--you', part.trim(), 1) - 1);
  const stranger = people.find((seat) => seat >= seats);
  if (stranger === undefined) return [...new Set(people)].sort((a, b) => a - b);
  throw new WrongUse(`--you says seat ${stranger + 1}, but the table has only ${seats}.`);
}

export function botKindOf(game: AnyGame, typed: string): string {
  const kinds = botKinds(game);
  if (kinds.includes(typed)) return typed;
  throw new WrongUse(`--bots can be ${either(kinds)}, not “${typed}”.`);
}
