import type { Game } from '@entente/engine';
import type { Limit } from '../position.ts';

export const tones: Game<Limit>['tones'] = {
  'log.generation': 'phase',
  'log.socialPhase': 'phase',
  'log.internationalPhase': 'phase',
  'log.resilienceTest': 'phase',
  'log.financialCrisis': 'clash',
  'log.ecologicalCrisis': 'clash',
  'log.militaryCrisis': 'clash',
  'log.event': 'clash',
  'log.raid': 'clash',
  'log.riot': 'clash',
  'log.starResists': 'clash',
  'log.resisted': 'clash',
  'log.notResisted': 'clash',
  'log.passed': 'pass',
};
