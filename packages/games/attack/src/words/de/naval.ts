import type { Translation } from '@entente/engine';
import type { naval as en } from '../en/naval.ts';

/** Naval battles. */
export const naval = {
  'prompt.giveBattle': '{sea}: Stellen sich deine U-Boote {target} zur Schlacht?',
  'prompt.submarines': 'Seeschlacht ({sea}): Nehmen deine U-Boote teil?',
  'prompt.line': '{sea}, Runde {round}, {seat} gegen {target}: Welches Schiff kommt nun in deine Linie?',
  'prompt.navalRetreat': '{sea}, nach Runde {round}: bleiben oder zurückziehen?',

  'choice.fightAt': 'Gegen {target} kämpfen: {sea}',
  'choice.giveBattle': 'Zur Schlacht stellen',
  'choice.avoidBattle': 'Getaucht bleiben',
  'choice.submarinesFight': 'Die U-Boote nehmen teil',
  'choice.submarinesStay': 'Die U-Boote bleiben draußen',
  'choice.inLine': '{ship}',
  'choice.usualLine': 'Die übliche Linie: Flugzeugträger in der Mitte',
  'choice.stay': 'Bleiben und weiterkämpfen',
  'choice.retreatTo': 'Rückzug: {sea}',

  'log.navalBattle': 'Seeschlacht ({sea}): {seat} gegen {target}.',
  'log.avoidedBattle': 'Die U-Boote von {seat} stellen sich {target} nicht: {sea}.',
  'log.submarinesFight': 'Die U-Boote von {seat} nehmen teil: {sea}.',
  'log.submarinesStay': 'Die U-Boote von {seat} bleiben draußen: {sea}.',
  'log.battleLine': 'Linie von {seat}: {ships}. Würfe: {rolls}.',
  'log.navalRound':
    '{sea}: {seat} verliert {lost, plural, =0 {kein Schiff} one {# Schiff} other {# Schiffe}}, {target} {sunk, plural, =0 {keines} other {#}}.',
  'log.navalBattleWon': '{seat} gewinnt die Schlacht: {sea}.',
  'log.navalBattleBothLost': 'Beide Linien sind versenkt: {sea}.',
  'log.navalRetreat': '{seat} zieht sich zurück: {sea} → {into}.',
} satisfies Translation<typeof en>;
