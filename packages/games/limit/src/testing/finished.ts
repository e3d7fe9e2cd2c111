import type { KeptPlan } from '@entente/engine/kit';
import type { Limit } from '../position.ts';

/** The playthrough is made from this one. */
export const TWO_NATIONS = 'two-greedy';

export const FINISHED: readonly KeptPlan<Limit>[] = [
  {
    name: 'solo-greedy',
    options: {},
    players: ['greedy'],
    shows: ['alone', 'generations', 'log.event', 'log.coldWarStar'],
  },
  {
    name: 'solo-random',
    options: { teaching: true, fossil: 'alternative', resilience: 'twice' },
    players: ['random'],
    keyed: true,
    shows: ['alone', 'outcome.soloCrises', 'log.raid', 'log.militaryCrisis'],
  },
  {
    name: TWO_NATIONS,
    options: { alliances: false },
    players: ['greedy', 'greedy'],
    shows: ['generations', 'log.sold'],
  },
  {
    name: 'two-random',
    options: { alliances: true, destabilisation: 2 },
    players: ['random', 'random'],
    shows: ['log.demilitarisation', 'log.shortage', 'log.leave'],
  },
  {
    name: 'three-taught',
    options: { teaching: true, fossil: 'alternative', pollution: 4 },
    players: ['random', 'greedy', 'random'],
    keyed: true,
    shows: ['log.riot', 'log.financialCrisis'],
  },
  {
    name: 'three-at-war',
    options: { alliances: false, annexation: 'attacker', resilience: 'twice', military: 'one' },
    players: ['random', 'random', 'random'],
    shows: ['log.resisted', 'log.notResisted', 'log.loot', 'log.militaryCrisis'],
  },
  {
    name: 'four-random',
    options: { money: 'steady' },
    players: ['random', 'random', 'random', 'random'],
    shows: ['crises', 'log.breakAlliance', 'log.giveHelp', 'log.exclude'],
  },
  {
    name: 'four-mixed',
    options: { resilience: 'none', living: 'E' },
    players: ['greedy', 'random', 'greedy', 'random'],
    keyed: true,
    shows: ['log.paid', 'log.idleFactory', 'log.boom'],
  },
  {
    name: 'five-random',
    options: { fossil: 'alternative', endOfTrack: 'another', living: 'A' },
    players: ['random', 'random', 'random', 'random', 'random'],
    shows: ['crises', 'log.ecologicalCrisis', 'log.polluters'],
  },
  {
    name: 'six-random',
    options: { resilience: 'none', money: 'big' },
    players: ['random', 'random', 'random', 'random', 'random', 'random'],
    shows: ['log.ally', 'log.coldWar', 'log.withdrawn'],
  },
];
