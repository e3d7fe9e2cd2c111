import { type Teller, type Types, teller } from '@entente/engine';
import { useMemo } from 'react';
import type { Play } from '../usePlay.ts';
import { onceOnly } from './once-only.ts';

/** Tells what happened so that the readers find themselves in it: "Cobalt (you)", once in a sentence. */
export function useAddressed({ game, teller: told, viewer, seatName, say }: Play): Teller<Types> {
  return useMemo(() => {
    const name = viewer === 'spectator' ? '' : seatName(viewer);
    const marked = say('play.named', { name });
    const all = teller(game, told.language, (seat) => (seat === viewer ? marked : seatName(seat)));
    return { ...all, say: (line) => onceOnly(all.say(line), marked, name) };
  }, [game, told.language, viewer, seatName, say]);
}
