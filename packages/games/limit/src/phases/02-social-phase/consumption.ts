import type { Automatic } from '@entente/engine';
import type { Limit } from '../../position.ts';
import { socialOrEnd } from './round.ts';
import { meetAll } from './shortage.ts';
import { askForStandards } from './standards.ts';

const consumption: Automatic<Limit, 'consumption'> = {
  kind: 'automatic',
  phase: socialOrEnd,
  rule: 'LIM-2.3.1',
  run(g, frame, go) {
    if (!meetAll(g, frame, 'goods', go)) return;
    go.done();
    const falls = frame.left.map((levels) => -levels);
    const reasons = falls.map(() => 'goods' as const);
    askForStandards(g, falls, reasons, go);
  },
};

export const consumptionSteps = { consumption };
