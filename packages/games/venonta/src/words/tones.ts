import type { Game } from '@entente/engine';
import type { Venonta } from '../position.ts';

export const tones: Game<Venonta>['tones'] = {
  'log.round': 'phase',
  'log.rolled': 'dice',
  'log.rolledAgain': 'dice',
  'log.hits': 'dice',
  'log.attacks': 'clash',
  'log.liberates': 'clash',
  'log.rebels': 'clash',
  'log.uprising': 'clash',
  'log.event': 'clash',
  'log.eventOnLand': 'clash',
  'log.eventAtSea': 'clash',
};
