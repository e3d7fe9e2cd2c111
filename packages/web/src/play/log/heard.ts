import { type AnyGame, toneOf } from '@entente/engine';
import type { Sound } from '../../settings/store.ts';

/** The sound of news: a single one, no matter how much has happened. */
export function soundOf(game: AnyGame, lines: readonly { readonly say: string }[]): Sound | null {
  const tones = new Set(lines.map(({ say }) => toneOf(game, say)));
  if (tones.has('clash')) return 'clash';
  return tones.has('dice') ? 'dice' : null;
}
