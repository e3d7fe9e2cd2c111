/** What happened to the people at a table: in words, and where it stands in the log. */
import type { Seat } from '@entente/engine';
import type { LogLine, TableState, TalkLine } from '../../link/messages.ts';
import type { Say } from '../../words/index.ts';

export type EventLine = TalkLine & { readonly event: NonNullable<TalkLine['event']> };

export const isEvent = (line: TalkLine): line is EventLine => line.event !== undefined;

export function eventInWords(line: EventLine, say: Say, seatName: (seat: Seat) => string): string {
  const { what, by, bot } = line.event;
  const who = line.name ?? seatName(line.seat);
  if (what === 'resigned') return say(bot ? 'event.resignedBot' : 'event.resigned', { who });
  if (what === 'replaced' || what === 'opening')
    return say(`event.${what}`, { who, by: by === undefined ? '…' : seatName(by) });
  return say(`event.${what}`, { who });
}

/** Has it just happened, and to another person than the reader? */
export const isNews = ({ event, moment, seat }: TalkLine, state: TableState): boolean =>
  event !== undefined && moment === state.moment && state.chairs[seat]?.mine !== true;

/** The events that come before a line of the log, by its place; after the last one by the length of the log. */
export function placesOf(
  events: readonly EventLine[],
  log: readonly Pick<LogLine, 'at'>[],
): ReadonlyMap<number, readonly EventLine[]> {
  const places = new Map<number, EventLine[]>();
  for (const event of events) {
    const later = log.findIndex(({ at }) => at > event.moment);
    const place = later < 0 ? log.length : later;
    places.set(place, [...(places.get(place) ?? []), event]);
  }
  return places;
}
