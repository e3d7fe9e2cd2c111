import { type Teller, type Types, teller } from '@entente/engine';
import { useMemo } from 'react';
import type { Play } from '../usePlay.ts';

/** Tells what happened so that the readers find themselves in it: "Cobalt (you)". */
export function useAddressed({ game, teller: told, viewer, seatName, say }: Play): Teller<Types> {
  return useMemo(
    () =>
      teller(game, told.language, (seat) =>
        seat === viewer ? say('happened.you', { name: seatName(seat) }) : seatName(seat),
      ),
    [game, told.language, viewer, seatName, say],
  );
}
