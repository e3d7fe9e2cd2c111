import type { Position } from '@entente/engine';
import { NOBODY } from './phases/23-the-end-of-the-game/victory.ts';
import type { Attack } from './position.ts';

/** Version 3 did not remember who had stopped a card in a turn (ATK-26.1). */
export function takeOver(g: Position<Attack>, version: number): void {
  if (version === 3) g.public.blocker = NOBODY;
}
