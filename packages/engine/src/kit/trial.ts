import { SeededChance } from '../chance/seeded.ts';
import type { Game, Position, Seat, Types, Viewer } from '../game.ts';
import { copyFlat } from '../position.ts';
import { Referee, type Witness } from '../referee.ts';

/** A log entry as the rules gave it. */
export interface Said {
  readonly say: string;
  readonly with: object;
  readonly to?: readonly Seat[];
}

/** Writes down what is said and shown. */
export class Notes implements Witness<Types> {
  said: Said[] = [];
  shown = false;

  log(say: string, args: object, to?: readonly Seat[]): void {
    this.said.push(to === undefined ? { say, with: args } : { say, with: args, to });
  }

  mark(): void {
    this.shown = true;
  }

  round(): void {}

  clear(): void {
    this.said = [];
    this.shown = false;
  }
}

export const saidTo = (said: readonly Said[], viewer: Viewer): Said[] =>
  said.filter(({ to }) => to === undefined || (viewer !== 'spectator' && to.includes(viewer)));

/** What a choice would lead to. */
export interface Trial<T extends Types> {
  g: Position<T>;
  said: readonly Said[];
  shown: boolean;
  drawn: number;
}

/** Takes a choice on a copy that does not depend on the game's own `copy`. Equal seeds give equal chance. */
export function tryOut<T extends Types>(
  game: Game<T>,
  g: Position<T>,
  seat: Seat,
  choice: T['choice'],
  seed: number,
): Trial<T> {
  const notes = new Notes();
  const chance = new SeededChance(seed);
  const after = copyFlat(g);
  new Referee(game, chance, notes).take(after, seat, copyFlat(choice));
  return { g: after, said: notes.said, shown: notes.shown, drawn: chance.drawn };
}

/** The same, but null when the rules throw: that is for another property to report. */
export function tryOutOrNull<T extends Types>(
  game: Game<T>,
  g: Position<T>,
  seat: Seat,
  choice: T['choice'],
  seed: number,
): Trial<T> | null {
  try {
    return tryOut(game, g, seat, choice, seed);
  } catch {
    return null;
  }
}

export const wordsOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));
