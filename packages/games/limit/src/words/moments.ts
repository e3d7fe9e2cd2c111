import type { Game } from '@entente/engine';
import type { Limit } from '../position.ts';
import { afterRiot } from '../preview/riot.ts';

/** What is taken from another nation, or handed to it. */
const at = (target: unknown) => [Number(target)];
const up = (by: unknown) => ({ by: Number(by), good: true });
const down = (by: unknown) => ({ by: -Number(by), good: false });
const worse = (by: unknown) => ({ by: Number(by), good: false });

export const moments: NonNullable<Game<Limit>['moments']> = {
  'log.endOfGeneration': { kind: 'age', weight: 3, by: null },
  'log.resilienceTest': { kind: 'age', weight: 3, by: null },

  'log.financialCrisis': { kind: 'crisis', weight: 3, by: null },
  'log.ecologicalCrisis': { kind: 'crisis', weight: 3, by: null },
  'log.militaryCrisis': { kind: 'crisis', weight: 3, by: null },
  'log.richest': ({ seats }) => ({
    kind: 'crisis',
    weight: 2,
    by: null,
    to: seats as unknown as readonly number[],
  }),
  'log.polluters': ({ seats }) => ({
    kind: 'crisis',
    weight: 1,
    by: null,
    to: seats as unknown as readonly number[],
  }),
  'log.warmongers': ({ seats }) => ({
    kind: 'crisis',
    weight: 1,
    by: null,
    to: seats as unknown as readonly number[],
  }),
  'log.bankEmpty': { kind: 'crisis', weight: 2, by: null },
  'log.coldWar': { kind: 'crisis', weight: 2 },
  'log.crisisMoney': ({ money }) => ({ kind: 'crisis', weight: 2, change: down(money) }),
  'log.territoryLost': ({ count }) => ({ kind: 'disaster', weight: 2, change: down(count) }),
  'log.event': { kind: 'disaster', weight: 3, by: null },

  'log.famine': ({ levels }) => ({ kind: 'famine', weight: 3, change: down(levels) }),
  'log.shrinking': { kind: 'famine', weight: 2 },
  'log.shortage': { kind: 'famine', weight: 1 },
  'log.riot': { kind: 'riot', weight: 3, tells: afterRiot },
  'log.riotMoney': ({ money }) => ({ kind: 'riot', weight: 2, change: down(money) }),
  'log.classStruggle': ({ gap }) => ({ kind: 'riot', weight: 2, change: worse(gap) }),
  'log.unrest': ({ way, by }) => ({
    kind: 'riot',
    weight: 2,
    change: { by: way === 'up' ? Number(by) : -Number(by), good: way !== 'up' },
  }),
  'log.unrestByCard': ({ way, by }) => ({
    kind: 'riot',
    weight: 1,
    change: { by: way === 'up' ? Number(by) : -Number(by), good: way !== 'up' },
  }),
  'log.overflow': ({ count }) => ({ kind: 'riot', weight: 2, change: worse(count) }),
  'log.classFell': { kind: 'riot', weight: 1 },

  'log.boom': ({ money }) => ({ kind: 'growth', weight: 3, change: up(money) }),
  'log.growth': { kind: 'growth', weight: 1 },
  'log.classRose': { kind: 'growth', weight: 1 },
  'log.factoryRose': { kind: 'growth', weight: 1 },
  'log.factoryFell': { kind: 'crisis', weight: 1 },
  'log.idleFactory': ({ levels }) => ({ kind: 'crisis', weight: 2, change: down(levels) }),
  'log.colonised': { kind: 'conquest', weight: 2 },

  'log.raid': ({ amount }) => ({ kind: 'battle', weight: 3, change: down(amount) }),
  'log.repelRaid': { kind: 'battle', weight: 2 },
  'log.notResisted': { kind: 'battle', weight: 2 },
  'log.resisted': { kind: 'battle', weight: 2 },
  'log.territoryTaken': ({ target, count }) => ({
    kind: 'conquest',
    weight: 3,
    to: at(target),
    change: up(count),
  }),
  'log.moneyTaken': ({ target, money }) => ({
    kind: 'conquest',
    weight: 2,
    to: at(target),
    change: up(money),
  }),
  'log.loot': ({ target, amount }) => ({ kind: 'conquest', weight: 2, to: at(target), change: up(amount) }),
  'log.pollutionPassed': ({ target }) => ({ kind: 'disaster', weight: 2, to: at(target) }),
  'log.offshore': ({ target }) => ({ kind: 'trade', weight: 2, to: at(target) }),

  'log.ally': ({ seats }) => ({
    kind: 'peace',
    weight: 2,
    by: null,
    to: seats as unknown as readonly number[],
  }),
  'log.demilitarisation': { kind: 'peace', weight: 3, by: null },
  'log.breakAlliance': { kind: 'war', weight: 2 },
  'log.leave': { kind: 'war', weight: 1 },
  'log.exclude': { kind: 'war', weight: 2 },
  'log.propose': ({ target }) => ({ kind: 'peace', weight: 1, to: at(target) }),
  'log.helped': ({ target }) => ({ kind: 'peace', weight: 1, to: at(target) }),

  'log.play': { kind: 'decree', weight: 1 },
  'log.target': { kind: 'decree', weight: 2 },
  'log.unlocked': { kind: 'discovery', weight: 1 },
  'log.bought': { kind: 'trade', weight: 1 },
  'log.sold': { kind: 'trade', weight: 1 },
};
