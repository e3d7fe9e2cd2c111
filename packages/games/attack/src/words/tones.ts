import type { Game } from '@entente/engine';
import type { Attack } from '../position.ts';

export const tones: Game<Attack>['tones'] = {
  'log.round': 'phase',
  'log.rolledForFirst': 'dice',
  'log.rolled': 'dice',
  'log.neutralRolled': 'dice',
  'log.airHits': 'dice',
  'log.battleLine': 'dice',
  'log.navalRound': 'dice',
  'log.huntedSubmarines': 'dice',
  'log.research': 'dice',
  'log.blitz': 'dice',
  'log.attack': 'clash',
  'log.invasion': 'clash',
  'log.invasionUndefended': 'clash',
  'log.blitzkrieg': 'clash',
  'log.bombed': 'clash',
  'log.raid': 'clash',
  'log.convoyAttacked': 'clash',
  'log.navalBattle': 'clash',
  'log.airBattle': 'clash',
  'log.submarinesFight': 'clash',
  'log.passedBid': 'pass',
};
