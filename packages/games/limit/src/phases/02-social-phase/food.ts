import type { Automatic } from '@entente/engine';
import { RENEWABLE_STORAGE } from '../../data/tracks.ts';
import { type Limit, type Nation, RENEWABLE } from '../../position.ts';
import { askForClosures } from './closures.ts';
import { socialOrEnd } from './round.ts';
import { meetAll } from './shortage.ts';

const food: Automatic<Limit, 'food'> = {
  kind: 'automatic',
  phase: socialOrEnd,
  rule: 'LIM-2.0.1',
  run(g, frame, go) {
    if (!meetAll(g, frame, 'food', go)) return;
    go.done();
    askForClosures(g, frame.left, go);
  },
};

/** LIM-2.2.1: renewables above ten do not keep. Returns what is lost. */
export function store(nation: Nation): number {
  const lost = Math.max(0, nation.stock[RENEWABLE] - RENEWABLE_STORAGE);
  nation.stock[RENEWABLE] -= lost;
  return lost;
}

const storage: Automatic<Limit, 'storage'> = {
  kind: 'automatic',
  phase: 'social',
  rule: 'LIM-2.2.1',
  run(g, _frame, go) {
    for (let seat = 0; seat < g.seats; seat++) {
      const lost = store(g.public.nations[seat]);
      if (lost > 0) go.log('log.storage', { seat, lost });
    }
    go.done();
  },
};

export const foodSteps = { food, storage };
