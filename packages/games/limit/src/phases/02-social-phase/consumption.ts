import type { Automatic } from '@entente/engine';
import type { Reason } from '../../flow.ts';
import type { Limit } from '../../position.ts';
import { everySeat, socialOrEnd } from './round.ts';
import { meetAll } from './shortage.ts';
import { askForStandards, falls } from './standards.ts';

const consumption: Automatic<Limit, 'consumption'> = {
  kind: 'automatic',
  phase: socialOrEnd,
  rule: 'LIM-2.3.1',
  run(g, frame, go) {
    if (!meetAll(g, frame, 'goods', go)) return;
    go.done();
    askForStandards(g, falls(frame.left), everySeat<Reason>(g.seats, 'goods'), go);
  },
};

export const consumptionSteps = { consumption };
