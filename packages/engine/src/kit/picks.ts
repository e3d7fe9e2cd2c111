import { Chance } from '../chance/chance.ts';
import { SeededChance } from '../chance/seeded.ts';
import type { Choices } from '../choices.ts';
import type { Position, Seat, Types } from '../game.ts';
import { copyFlat } from '../position.ts';
import type { Referee } from '../referee.ts';

const MOST_TRIES = 100;

/**
 * One number that says what is decided: which of the asked seats, which of its choices, how it is filled in. 0 means
 * the first of everything, so that smaller numbers are simpler decisions.
 */
export type Pick = number;

class PickedChance extends Chance {
  private rest: number;
  /** The number of different picks that this one was chosen from. */
  span = 1;

  constructor(pick: Pick) {
    super();
    this.rest = pick;
  }

  override below(n: number): number {
    if (n <= 1) return 0;
    const result = this.rest % n;
    this.rest = Math.floor(this.rest / n);
    this.span *= n;
    return result;
  }

  protected word(): number {
    throw new Error('a pick has no words of 32 bits');
  }

  seek(): void {
    throw new Error('a pick cannot be wound back');
  }
}

/** Any pick: 53 bits. */
export function randomPick(chance: Chance): Pick {
  return chance.below(2 ** 26) * 2 ** 27 + chance.below(2 ** 27);
}

export interface Picked<T extends Types> {
  seat: Seat;
  choice: T['choice'];
  /** The smallest number that means the same. */
  pick: Pick;
}

/** What this pick means at this position; null when the seat has no choice that is accepted. */
export function decide<T extends Types>(referee: Referee<T>, g: Position<T>, pick: Pick): Picked<T> | null {
  const picked = new PickedChance(pick);
  const seat = g.asked[picked.below(g.asked.length)];
  const list = referee.choices(g, seat);
  if (list.size === 0) return null;
  const choice = list.pick(picked);
  const least = picked.span <= Number.MAX_SAFE_INTEGER ? pick % picked.span : pick;
  if (list.admits(choice) === true) return { seat, choice: copyFlat(choice), pick: least };
  const other = acceptable(list, new SeededChance(pick % 2 ** 31));
  return other === null ? null : { seat, choice: copyFlat(other), pick };
}

/** A choice of the list that is accepted; null when none is found. Only the check of a form can refuse one. */
export function acceptable<C extends { do: string }>(list: Choices<C>, chance: Chance): C | null {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const choice = list.pick(chance);
    if (list.admits(choice) === true) return choice;
  }
  for (let index = 0; index < list.size; index++) {
    const choice = list.at(index);
    if (list.admits(choice) === true) return choice;
  }
  return null;
}
