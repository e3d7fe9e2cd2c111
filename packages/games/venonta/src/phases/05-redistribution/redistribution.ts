import type { Automatic } from '@entente/engine';
import { INCOME } from '../../data/tables.ts';
import { FACTORY, LANDS, NOBODY, type Venonta } from '../../position.ts';
import { discsOn } from '../../queries.ts';
import { gain, pay } from '../15-tokens-and-bank/goods.ts';

/**
 * Phase 5: all tokens go back (VEN-5.1), what was saved is lost (VEN-15.3); then every territory yields, never more
 * than 36 in all (VEN-5.4).
 */
export const redistribution: Automatic<Venonta, 'redistribution'> = {
  kind: 'automatic',
  phase: 'resources',
  rule: 'VEN-11.1.7',
  run(g, _frame, go) {
    const world = g.public;
    world.phase = 5;
    for (let seat = 0; seat < g.seats; seat++) pay(world, seat, world.tokens[seat]);
    for (let land = 0; land < LANDS; land++) {
      const owner = world.owner[land];
      const coloniser = world.coloniser[land];
      const bonus = discsOn(world, land, FACTORY) > 0 ? INCOME.factory : 0;
      if (coloniser === NOBODY) gain(world, owner, INCOME.free + bonus);
      else {
        gain(world, owner, INCOME.owner);
        gain(world, coloniser, INCOME.coloniser + bonus);
      }
    }
    for (let seat = 0; seat < g.seats; seat++) {
      const count = pay(world, seat, world.owed[seat]);
      if (count > 0) go.log('log.paidDebt', { seat, count });
      world.owed[seat] = 0;
    }
    go.log('log.income', { tokens: world.tokens.slice() });
    go.next({ step: 'events', left: world.waiting }, { step: 'order' });
  },
};
