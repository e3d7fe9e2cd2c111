import type { Language } from '@entente/engine';
import type { LucideIcon } from 'lucide-react';

/** What makes people want to play: one line, and three things that a player does, each with a picture. */
export interface Pitch {
  readonly icons: readonly LucideIcon[];
  readonly words: Readonly<
    Record<
      Language,
      { readonly line: string; readonly does: readonly (readonly [heading: string, about: string])[] }
    >
  >;
}
