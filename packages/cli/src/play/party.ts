/** Who sits at the table. */
import { type Bot, greedyBot, randomBot } from '@entente/bots';
import type { AnyGame } from '@entente/engine';
import { type Chance, type Seat, SeededChance, type Types } from '@entente/engine';
import { wholeNumber } from '../base/arguments.ts';
import { either, WrongUse } from '../base/wrong-use.ts';

/** In the order of the seats: A is the first. The same in every language. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dario', 'Emma', 'Felix', 'Greta', 'Hugo'];

const BOTS = { random: randomBot, greedy: greedyBot };
export type BotKind = keyof typeof BOTS;
export const BOT_KINDS = Object.keys(BOTS) as BotKind[];

export interface Party {
  readonly people: readonly Seat[];
  readonly botKind: BotKind;
  nameOf(seat: Seat): string;
  /** The bot in this seat; null when a person sits there. */
  botAt(seat: Seat): Bot<Types> | null;
}

export function seatName(seat: Seat): string {
  return NAMES[seat] ?? `${seat + 1}`;
}

/** @param seed of the bots' own chance, which is not that of the table. */
export function gather(game: AnyGame, people: readonly Seat[], botKind: BotKind, seed: number): Party {
  const chance: Chance = new SeededChance(seed);
  const bot = BOTS[botKind](game, chance);
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

export function botKindOf(typed: string): BotKind {
  const kind = BOT_KINDS.find((known) => known === typed);
  if (kind !== undefined) return kind;
  throw new WrongUse(`--bots can be ${either(BOT_KINDS)}, not “${typed}”.`);
}
