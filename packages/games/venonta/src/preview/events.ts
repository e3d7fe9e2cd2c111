import { COASTS } from '../data/board.ts';
import { EVENTS, type EventEffect } from '../data/events.ts';
import { COLUMN } from '../data/tables.ts';
import type { Frame } from '../flow.ts';
import type { VenontaView } from '../position.ts';

type Counted = Extract<EventEffect, { readonly who: unknown }>['do'];

/** What an event would take from the viewer, of all that is counted: never more than is there. */
export function lossesBy(
  { public: world, viewer, seats }: VenontaView,
  { event, struck }: Extract<Frame, { step: 'event' }>,
): { readonly what: Counted; readonly count: number }[] {
  if (viewer === 'spectator') return [];
  const effects: readonly EventEffect[] = EVENTS.find(({ id }) => id === event)?.effects ?? [];
  const lands = { owner: struck, each: [], coast: COASTS[struck[0]] ?? [] } as const;
  const has = {
    food: world.stock[viewer],
    tokens: world.tokens[viewer],
    population: world.population[viewer] - 1,
  };
  return effects.flatMap((effect) => {
    if (!('who' in effect)) return [];
    const times =
      effect.who === 'each' ? 1 : lands[effect.who].filter((land) => world.owner[land] === viewer).length;
    const by = typeof effect.by === 'number' ? effect.by : effect.by[COLUMN[seats]];
    const count = Math.min(-by * times, has[effect.do]);
    return count > 0 ? [{ what: effect.do, count }] : [];
  });
}
