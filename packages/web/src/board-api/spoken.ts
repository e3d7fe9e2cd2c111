import type { Seat, Teller, Types, View } from '@entente/engine';

/** A table in sentences, for screen readers. */
export interface Spoken {
  /** What everybody can see of a seat. */
  player(seat: Seat): string;
  /** What only the viewer sees; empty when there is nothing. */
  own(): string;
  /** What all share. */
  tracks(): string;
  readonly places: readonly { readonly id: string; readonly name: string }[];
  place(id: string): string;
}

/** How a game speaks: `board/spoken.ts` in its folder. */
export interface SpokenModule {
  speak(view: View<Types>, teller: Teller<Types>): Spoken;
}

/** "Population 3. Money 5.", from names and values. */
export const sentences = (facts: readonly (readonly [name: string, value: string | number])[]): string =>
  facts.map(([name, value]) => `${name} ${value}.`).join(' ');
