import type { VenontaView } from '../src/index.ts';

/** Numbers for 3, 4 and 6 players, as texts have them. */
const BY_SEATS = /(\d+)\/(\d+)\/(\d+)/g;
const COUNTS = [3, 4, 6];

/** A text with the numbers of this table alone; those as first designed, in brackets at its end, only where they hold. */
export function atThisTable(
  text: string,
  { seats, options }: Pick<VenontaView, 'seats' | 'options'>,
): string {
  const held = options.numbers === 'first' ? text : text.replace(/ \([^()]*\)$/, '');
  return held.replace(BY_SEATS, (...found) => String(found[1 + COUNTS.indexOf(seats)]));
}
