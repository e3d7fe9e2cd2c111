import type { Automatic } from '@entente/engine';
import type { Limit } from '../../position.ts';
import { seatInTurn } from '../turn.ts';
import { meet } from './shortage.ts';

const consumption: Automatic<Limit, 'consumption'> = {
  kind: 'automatic',
  rules: ['LIM-2.3.1', 'LIM-2.3.2', 'LIM-2.3.3', 'LIM-2.3.4', 'LIM-2.3.5', 'LIM-7.2.6', 'LIM-R14'],
  run(g, frame, go) {
    while (frame.turn < g.seats) {
      if (meet(g.public, seatInTurn(g.public, frame.turn++), 'goods', go)) return;
    }
    go.done();
  },
};

export const consumptionSteps = { consumption };
