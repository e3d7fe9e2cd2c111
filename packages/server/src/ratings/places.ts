import { rank } from '@entente/table';
import type { TableDoc } from '../store/table-doc.ts';

/**
 * The places of a rated game by seat, from 1; null if it does not count. Where all lose together nobody is better than
 * another. A player who resigned
 * comes last.
 */
export function placesOf({ rated, phase, ended, result, chairs }: TableDoc): number[] | null {
  if (rated !== true || phase !== 'over' || ended === 'closed') return null;
  const outcome = result?.outcome ?? null;
  if (outcome === null && ended !== 'resigned') return null;
  const places = chairs.map(() => 1);
  if (outcome !== null && outcome.winners.length > 0)
    for (const { seat, place } of rank(outcome.scores, outcome.winners)) places[seat] = place;
  return places.map((place, seat) => (chairs[seat].resigned ? chairs.length + 1 : place));
}
