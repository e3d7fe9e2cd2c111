import type { Seat } from '@entente/engine';
import { holds, isOut, type TableDoc } from '../store/table-doc.ts';

/** Seats of an open game that owe an answer, as far as this person can tell: a window hides who else has answered. */
export function askedFor(
  doc: TableDoc,
  asked: readonly Seat[],
  moment: number,
  person: string | null,
): readonly Seat[] {
  const { window = null } = doc;
  if (window === null || window.moment !== moment) return asked;
  return window.asked.filter((seat) =>
    holds(doc, person, seat) ? asked.includes(seat) : !isOut(doc.chairs[seat]),
  );
}
