import type { Choice, Refusal } from '../game.ts';
import type { Message } from '../words/dictionary.ts';
import type { ChoicePattern, InLanguages } from './lesson.ts';
import { isLike } from './wish.ts';

/** What a player is told once in any game, when something comes up for the first time. `docs/lessons.md` explains it. */
export interface Tip {
  readonly id: string;
  readonly on: Occasion;
  /** Only in games with this number of seats. */
  readonly seats?: number;
  readonly text: InLanguages;
  readonly rule?: string;
}

/** A question of this step, a choice that is open, a refusal by its code, or a line of the log by its key. */
export type Occasion =
  | { readonly asked: string }
  | { readonly open: ChoicePattern }
  | { readonly refused: string }
  | { readonly said: string };

/** What a player has before its eyes. */
export interface Scenery {
  readonly seats: number;
  /** The step of the player's question; null when it is not asked. */
  readonly asked: string | null;
  readonly offers: readonly { readonly choice: Choice }[];
  readonly refused: readonly { readonly refusal: Refusal }[];
  /** Lines of the log that are new. */
  readonly said: readonly Pick<Message, 'say'>[];
}

/** Is this the moment for a tip? */
export const comesUp = ({ on, seats }: Pick<Tip, 'on' | 'seats'>, scenery: Scenery): boolean =>
  (seats === undefined || seats === scenery.seats) && isOccasion(on, scenery);

function isOccasion(on: Occasion, { asked, offers, refused, said }: Scenery): boolean {
  if ('asked' in on) return asked === on.asked;
  if ('open' in on) return offers.some(({ choice }) => isLike(choice, on.open));
  if ('refused' in on) return refused.some(({ refusal }) => refusal.code === on.refused);
  return said.some(({ say }) => say === on.said);
}
