import type { Translation } from '@entente/engine';
import type { naval as en } from '../en/naval.ts';

/** Naval battles. */
export const naval = {
  'prompt.giveBattle': '{sea}: i tuoi Sottomarini danno battaglia a {target}?',
  'prompt.submarines': 'Battaglia navale ({sea}): i tuoi Sottomarini partecipano?',
  'prompt.line': '{sea}, round {round}, {seat} contro {target}: quale nave viene ora nella tua linea?',
  'prompt.navalRetreat': '{sea}, dopo il round {round}: resti o ti ritiri?',

  'choice.fightAt': 'Combatti contro {target}: {sea}',
  'choice.giveBattle': 'Dai battaglia',
  'choice.avoidBattle': 'Resta in immersione',
  'choice.submarinesFight': 'I Sottomarini partecipano',
  'choice.submarinesStay': 'I Sottomarini restano fuori',
  'choice.inLine': '{ship}',
  'choice.usualLine': 'La linea consueta: Portaerei al centro',
  'choice.stay': 'Resta e combatti ancora',
  'choice.retreatTo': 'Ritirata: {sea}',

  'log.navalBattle': 'Battaglia navale ({sea}): {seat} contro {target}.',
  'log.avoidedBattle': 'I Sottomarini di {seat} non danno battaglia a {target}: {sea}.',
  'log.submarinesFight': 'I Sottomarini di {seat} partecipano: {sea}.',
  'log.submarinesStay': 'I Sottomarini di {seat} restano fuori: {sea}.',
  'log.battleLine': 'Linea di {seat}: {ships}. Tiri: {rolls}.',
  'log.navalRound':
    '{sea}: {seat} perde {lost, plural, =0 {nessuna nave} one {# nave} other {# navi}}, {target} {sunk, plural, =0 {nessuna} other {#}}.',
  'log.navalBattleWon': '{seat} vince la battaglia: {sea}.',
  'log.navalBattleBothLost': 'Delle due linee non resta nessuno: {sea}.',
  'log.navalRetreat': '{seat} si ritira: {sea} → {into}.',
} satisfies Translation<typeof en>;
