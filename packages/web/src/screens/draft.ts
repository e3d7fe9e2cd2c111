import type { OptionValue, Seat } from '@entente/engine';
import type { ChairWish, CreateTable } from '../link/messages.ts';
import { type Agreed, usualLate } from './Arrangements.tsx';

/** `me`, `open`, or what kind of bot. */
export type Holder = string;
/** The table host that a new table is for. */
export type Where = 'device' | 'server';

/** A new table as far as it is filled in. */
export interface Draft {
  readonly seats: number;
  /** By seat, what was chosen; the others are held as is usual at a table host. */
  readonly holders: readonly Holder[];
  /** By seat, names for several seats of one person. */
  readonly seatNames: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly name: string;
  readonly agreed: Agreed;
}

/** What a person finds before anything is chosen. */
export const newDraft = (seats: number): Draft => ({
  seats,
  holders: ['me'],
  seatNames: [],
  options: {},
  name: '',
  agreed: { pace: 'none', late: usualLate('none'), talk: 'table', visibility: 'link', spectators: true },
});

/** By seat, who holds it. */
export const holdersOf = ({ seats, holders }: Draft, where: Where): Holder[] =>
  Array.from({ length: seats }, (_, seat) => holders[seat] ?? (where === 'server' ? 'open' : 'greedy'));

/** Seats of the person at this screen. */
export const ownSeats = (draft: Draft, where: Where): number =>
  holdersOf(draft, where).filter((holder) => holder === 'me').length;

/** The same holders and names at other seats; `order` says which seat comes where. */
export const reordered = (draft: Draft, where: Where, order: readonly Seat[]): Draft => ({
  ...draft,
  holders: order.map((seat) => holdersOf(draft, where)[seat]),
  seatNames: order.map((seat) => draft.seatNames[seat] ?? ''),
});

/** What the table host is asked for. `colourOf` names a seat. */
export function wishOf(
  game: string,
  draft: Draft,
  where: Where,
  colourOf: (seat: Seat) => string,
): CreateTable {
  // Several seats of one person must not all have its name.
  const isShared = where === 'server' && ownSeats(draft, where) > 1;
  const chairs = holdersOf(draft, where).map((holder, seat): ChairWish => {
    if (holder === 'open') return { kind: 'open' };
    if (holder !== 'me') return { kind: 'bot', bot: holder };
    const own = (draft.seatNames[seat] ?? '').trim();
    if (own !== '') return { kind: 'me', name: own };
    return isShared ? { kind: 'me', name: colourOf(seat) } : { kind: 'me' };
  });
  const name = draft.name.trim();
  return { game, options: draft.options, chairs, ...(name === '' ? {} : { name }) };
}
