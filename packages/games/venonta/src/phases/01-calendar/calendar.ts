import type { Automatic } from '@entente/engine';
import { BOX, COLUMN, POPULATION } from '../../data/tables.ts';
import { LANDS, type Venonta } from '../../position.ts';
import { phaseNow, productionOf } from '../../queries.ts';

/** Phases 1 to 3: the year, the people, the harvest. */

export const yearOf = (round: number) => BOX.firstYear + BOX.years * (round - 1);

/** A round of all fourteen phases begins (VEN-0.4.3), fifty years later (VEN-1.1). */
export const calendar: Automatic<Venonta, 'calendar'> = {
  kind: 'automatic',
  phase: phaseNow,
  rule: 'VEN-1.1',
  run(g, _frame, go) {
    const world = g.public;
    world.round++;
    world.phase = 1;
    world.co2Before = world.co2;
    go.log('log.round', { round: world.round, year: yearOf(world.round) });
    go.next({ step: 'repopulation' }, { step: 'harvest' }, { step: 'consumption' });
  },
};

/**
 * Population by the table (VEN-2.1) with standing changes (VEN-2.2). Migrants who have been fed leave, the others stay
 * (VEN-2.3).
 */
export const repopulation: Automatic<Venonta, 'repopulation'> = {
  kind: 'automatic',
  phase: 'resources',
  rule: 'VEN-2.1',
  run(g, _frame, go) {
    const world = g.public;
    world.phase = 2;
    const table = POPULATION[COLUMN[g.seats]][world.round - 1];
    for (let seat = 0; seat < g.seats; seat++) {
      const people = table + world.populationMod[seat];
      world.population[seat] = Math.min(BOX.mostPopulation, Math.max(BOX.leastPopulation, people));
    }
    for (let land = 0; land < LANDS; land++) world.guests[land] = 0;
    go.log('log.repopulated', { people: world.population.slice() });
    go.done();
  },
};

/** The stock is set to the production (VEN-3.1), and external losses to 0 (VEN-3.3). */
export const harvest: Automatic<Venonta, 'harvest'> = {
  kind: 'automatic',
  phase: 'resources',
  rule: 'VEN-3.1',
  run(g, _frame, go) {
    const world = g.public;
    for (let seat = 0; seat < g.seats; seat++) {
      world.stock[seat] = productionOf(world, g.options, seat);
      world.external[seat] = 0;
      world.fed[seat] = 0;
    }
    go.log('log.harvested', { rations: world.stock.slice() });
    // Before phase 4 begins with its question.
    world.phase = 4;
    go.done();
  },
};
