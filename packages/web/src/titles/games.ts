import type { AnyGame } from '@entente/engine';
import { shelf } from '@entente/shelf';
import { useSettings } from '../settings/store.ts';
import { fetchGameWords } from '../words/later.ts';

/** A game with the words of the reader's language; null when there is no such game. */
export async function gameOf(id: string): Promise<AnyGame | null> {
  const game = Object.hasOwn(shelf, id) ? await shelf[id]() : null;
  await fetchGameWords(useSettings.getState().language);
  return game;
}
