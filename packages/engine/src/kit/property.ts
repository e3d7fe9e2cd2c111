import type { Chance } from '../chance/chance.ts';
import type { Game, Position, Seat, Types, Viewer } from '../game.ts';
import type { Referee } from '../referee.ts';
import type { Said } from './trial.ts';

/** `idle`: there was nothing to check here. */
export type PropertyVerdict = 'holds' | 'idle' | { readonly broken: string };

export const broken = (words: string): PropertyVerdict => ({ broken: words });

/** A position at rest, read-only: copy it before you change it. */
export interface KitMoment<T extends Types> {
  readonly game: Game<T>;
  /** Draws no chance and tells nobody. */
  readonly referee: Referee<T>;
  readonly g: Position<T>;
  /** What was conserved at the start. */
  readonly start: Readonly<Record<string, number>>;
  /** What was said by the set-up or by the decision that led here. */
  readonly said: readonly Said[];
  /** The kit's own chance, never that of the game. */
  readonly chance: Chance;
}

/** What a decision has led to. */
export interface Turn<T extends Types> extends KitMoment<T> {
  readonly before: Position<T>;
  readonly seat: Seat;
  readonly choice: T['choice'];
  readonly chanceDrawn: boolean;
  /** The step called `go.mark()`. */
  readonly shown: boolean;
}

/** Something that must hold in every game. */
export interface Property {
  readonly name: string;
  /** In one sentence. */
  readonly must: string;
  /** At which share of the moments it is worth its time. */
  readonly share: number;
  /** The properties that follow cannot be trusted once this is broken. */
  readonly blocking?: true;
  /** At a position at rest, also at the first and at the last one. */
  at?<T extends Types>(moment: KitMoment<T>): PropertyVerdict;
  /** After a decision. */
  after?<T extends Types>(turn: Turn<T>): PropertyVerdict;
}

export function anyViewer(moment: { g: { seats: number }; chance: Chance }): Viewer {
  const number = moment.chance.below(moment.g.seats + 1);
  return number === moment.g.seats ? 'spectator' : number;
}

export const called = (viewer: Viewer) => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`);
