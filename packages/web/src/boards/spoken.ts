import type { Types, View } from '@entente/engine';
import { pages } from '@entente/shelf/pages';
import { type Spoken, type SpokenModule, sentences } from '../board-api/spoken.ts';
import { spaced } from '../ui/spaced.ts';

export async function spokenOf(game: string): Promise<SpokenModule> {
  return (await pages[game]?.spoken?.()) ?? { speak: plainly };
}

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
