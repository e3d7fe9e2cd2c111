import type { Game } from '@entente/engine';
import type { Ideology } from '../position.ts';

export const tones: Game<Ideology>['tones'] = {
  'log.turn': 'phase',
  'log.attacked': 'clash',
  'log.attackedAgain': 'clash',
  'log.usedWmd': 'clash',
  'log.passed': 'pass',
};
