import type { Automatic } from '@entente/engine';
import type { Limit } from '../../position.ts';
import { closureSteps } from './closures.ts';
import { fixColumns } from './columns.ts';
import { consumptionSteps } from './consumption.ts';
import { demographySteps } from './demography.ts';
import { economySteps } from './economy.ts';
import { foodSteps } from './food.ts';
import { orderSteps } from './order.ts';
import { productionSteps } from './production.ts';
import { shortageSteps } from './shortage.ts';
import { standardSteps } from './standards.ts';
import { taxSteps } from './taxes.ts';

const socialPhase: Automatic<Limit, 'socialPhase'> = {
  kind: 'automatic',
  rules: ['LIM-2.0.1', 'LIM-2.0.2', 'LIM-0.1.5'],
  run(g, _frame, go) {
    fixColumns(g.public);
    go.log('log.socialPhase', {});
    go.next(
      { step: 'food', turn: 0 },
      { step: 'storage', turn: 0 },
      { step: 'consumption', turn: 0 },
      { step: 'demographicGrowth', turn: 0 },
      { step: 'lowerMortality', turn: 0 },
      { step: 'lowerBirthRate', turn: 0 },
      { step: 'economicGrowth', turn: 0 },
      { step: 'taxes', turn: 0 },
      { step: 'production', turn: 0, stage: 0 },
      { step: 'publicOrder', turn: 0 },
      { step: 'classStruggle', turn: 0 },
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
  ...productionSteps,
  ...orderSteps,
  ...shortageSteps,
  ...standardSteps,
};
