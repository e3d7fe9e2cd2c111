/** Who sits at the table. */
import { type Bot, botKinds, botOf } from '@entente/bots';
import type { AnyGame } from '@entente/engine';
import { type Chance, type Seat, SeededChance, type Types } from '@entente/engine';
import { wholeNumber } from '../base/arguments.ts';
import { either, WrongUse } from '../base/wrong-use.ts';

/** In the order of the seats: A is the first. The same in every language. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dario', 'Emma', 'Felix', 'Greta', 'Hugo'];

export interface Party {
  readonly people: readonly Seat[];
  readonly botKind: string;
  nameOf(seat: Seat): string;
  /** The bot in this seat; null when a person sits there. */
  botAt(seat: Seat): Bot<Types> | null;
}

export function seatName(seat: Seat): string {
  return NAMES[seat] ?? `${seat + 1}`;
}

/** @param seed of the bots' own chance, which is not that of the table. */
export function gather(game: AnyGame, people: readonly Seat[], botKind: string, seed: number): Party {
  const chance: Chance = new SeededChance(seed);
  const bot = botOf(game, botKind, chance);
  return { people, botKind, nameOf: seatName, botAt: (seat) => (people.includes(seat) ? null : bot) };
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
