import { USUAL_LEVEL } from '@entente/bots/levels';
import { pages } from '@entente/shelf/pages';
import type { Strength } from '../board-api/page.ts';
import { useLater } from '../ui/useLater.ts';

/** How strong the bots of a game are, as far as it was measured. */
export function useLadders(game: string): readonly Strength[] {
  const measured = useLater(`strength ${game}`, async () => (await pages[game]?.strength?.())?.default);
  return measured.state === 'here' ? (measured.value ?? []) : [];
}

const USUAL_RATING = 1500;

/** Games that a bot of this rating wins, in percent, if all others at the table are the usual bot. */
export function shareOf(rating: number, seats: number): number {
  const strength = 10 ** ((rating - USUAL_RATING) / 400);
  return Math.round((100 * strength) / (strength + seats - 1));
}

/** The same for a bot as it was measured with this number of seats; null if it was not, and for the usual bot itself. */
export function measuredShare(ladders: readonly Strength[], seats: number, kind: string): number | null {
  const measured = ladders.find((ladder) => ladder.seats === seats)?.ratings[kind];
  return measured === undefined || kind === USUAL_LEVEL ? null : shareOf(measured.rating, seats);
}
