import type { Inject } from '@entente/engine';
import { drawEvent } from './phases/15-tokens-and-bank/goods.ts';
import type { Venonta } from './position.ts';

/** What may happen from outside. */
export const injects: Readonly<Record<string, Inject<Venonta>>> = {
  /** As if CO2 had reached a red space (VEN-12.4): the next phase of events carries it out. */
  event: {
    may: (g) => g.secret.events.length > 0,
    happen(g, go) {
      drawEvent(g);
      go.log('log.eventWaits', {});
    },
  },
};
