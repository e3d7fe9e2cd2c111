import type { Region, Sea } from '../data/map.ts';
import type { LandUnit, Ship } from '../data/terms.ts';
import type { Choice } from '../flow.ts';
import type { Situation } from './situation.ts';

/** Seat 0 plans a move. */
export const planning = (s: Situation, blitzkrieg = false): Situation =>
  s.when({ step: 'plan', blitzkrieg, anew: [] });

export const DECLARE: Choice = { do: 'declare' };

/** A first step by land. */
export const march = (unit: LandUnit, from: Region, to: Region, count = 1): Choice[] => [
  { do: 'from', region: from },
  { do: 'march', unit, from, to, count },
];

/** A first step across the sea. */
export const cross = (unit: LandUnit, from: Region, to: Region, by: Sea[], count = 1): Choice[] => [
  { do: 'from', region: from },
  { do: 'cross', unit, from, to, by, count },
];

export const sail = (ship: Ship, sea: Sea, into: Sea, count = 1): Choice[] => [
  { do: 'fleet', sea },
  { do: 'sail', ship, sea, into, count },
];

/** Why a step of a region’s units is refused; null when it is open, undefined when nobody thinks of it. */
export function refusal(s: Situation, choice: Choice[]): string | null {
  const [first, second] = choice;
  const closed = s.refusedBy(first);
  if (closed !== null) return closed;
  s.answer(first);
  const rule = s.refusedBy(second);
  s.answer({ do: 'back' });
  return rule;
}
