import type { Seat, Teller, Types, View } from '@entente/engine';
import { spaced } from '../ui/spaced.ts';

/** A table in sentences, for whoever listens to it. */
export interface Spoken {
  /** What lies open of a seat. */
  player(seat: Seat): string;
  /** What only the viewer sees; empty when there is nothing. */
  own(): string;
  /** What all share. */
  tracks(): string;
  readonly places: readonly { readonly id: string; readonly name: string }[];
  place(id: string): string;
}

/** `boards/<game>/spoken.ts` */
export interface SpokenModule {
  speak(view: View<Types>, teller: Teller<Types>): Spoken;
}

const modules = import.meta.glob<SpokenModule>('./*/spoken.ts');

export async function spokenOf(game: string): Promise<SpokenModule> {
  return (await modules[`./${game}/spoken.ts`]?.()) ?? { speak: plainly };
}

/** "Population 3. Money 5.", from names and what stands behind them. */
export const sentences = (facts: readonly (readonly [name: string, value: string | number])[]): string =>
  facts.map(([name, value]) => `${name} ${value}.`).join(' ');

/** Any game: lists with one entry for each seat are about seats, single values about all. */
export function plainly(view: View<Types>): Spoken {
  const facts = Object.entries({ ...view.public, ...view.facts });
  const isValue = (value: unknown) => typeof value === 'number' || typeof value === 'string';
  return {
    player: (seat) =>
      sentences(
        facts.flatMap(([name, value]) =>
          Array.isArray(value) && value.length === view.seats && isValue(value[seat])
            ? [[spaced(name), String(value[seat])]]
            : [],
        ),
      ),
    own: () =>
      sentences(
        Object.entries(view.private ?? {}).flatMap(([name, value]) =>
          isValue(value) || (Array.isArray(value) && value.every(isValue))
            ? [[spaced(name), [value].flat().join(', ')]]
            : [],
        ),
      ),
    tracks: () =>
      sentences(facts.flatMap(([name, value]) => (isValue(value) ? [[spaced(name), String(value)]] : []))),
    places: [],
    place: () => '',
  };
}
