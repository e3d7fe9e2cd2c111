import type { Automatic } from '@entente/engine';
import type { Reason } from '../../flow.ts';
import type { Limit } from '../../position.ts';
import { closureSteps } from './closures.ts';
import { fixColumns } from './columns.ts';
import { consumptionSteps } from './consumption.ts';
import { demographySteps } from './demography.ts';
import { economySteps } from './economy.ts';
import { foodSteps } from './food.ts';
import { orderSteps } from './order.ts';
import { productionSteps } from './production.ts';
import { removalSteps } from './removal.ts';
import { everySeat, round } from './round.ts';
import { standardSteps } from './standards.ts';
import { taxSteps } from './taxes.ts';

const socialPhase: Automatic<Limit, 'socialPhase'> = {
  kind: 'automatic',
  phase: 'social',
  rule: 'LIM-2.0.1',
  run(g, _frame, go) {
    fixColumns(g.public);
    go.log('log.socialPhase', {});
    go.next(
      round(g.seats, 'food'),
      { step: 'storage' },
      round(g.seats, 'consumption'),
      { step: 'demographicGrowth' },
      { step: 'lowerMortality' },
      { step: 'lowerBirthRate' },
      { step: 'removal', moment: 'growth' },
      { step: 'economicGrowth' },
      { step: 'taxes' },
      { step: 'removal', moment: 'production' },
      { step: 'production', turn: 0, stage: 0 },
      // Written out, as a literal with a spread has a shape of its own each time, and V8 compiles for shapes.
      {
        step: 'publicOrder',
        turn: 0,
        called: false,
        left: everySeat(g.seats, 0),
        reasons: everySeat<Reason>(g.seats, 'progress'),
      },
      { step: 'removal', moment: 'order' },
      { step: 'classStruggle' },
      { step: 'internationalPhase' },
    );
  },
};

export const socialSteps = {
  socialPhase,
  ...foodSteps,
  ...closureSteps,
  ...consumptionSteps,
  ...demographySteps,
  ...economySteps,
  ...taxSteps,
  ...removalSteps,
  ...productionSteps,
  ...orderSteps,
  ...standardSteps,
};
