import type { Translation } from '@entente/engine';
import type { setup as en } from '../en/setup.ts';

/** Set-up. */
export const setup = {
  'prompt.claim': 'Nimm eine Region, die niemandem gehört: deine Region {turn} von 4.',
  'prompt.deploy':
    'Stelle deine Einheiten auf: in diesem Durchgang noch {left, plural, one {# Einheit} other {# Einheiten}}.',
  'prompt.capital': 'Wähle deine Hauptstadt.',

  'choice.claim': '{region} nehmen',
  'choice.deploy': '{region}: +{count} {unit}',
  'choice.moor': '{sea}: +{count} {ship}',
  'choice.capital': 'Hauptstadt: {region}',

  'refuse.taken': '{region} gehört schon jemandem.',
  'refuse.sameContinent':
    'Du hast schon eine Region auf dem Kontinent {continent}; deine Regionen müssen auf verschiedenen Kontinenten liegen.',

  'log.rolledForFirst': '{seat} würfelt {roll} um den ersten Zug.',
  'log.firstPlayer': '{seat} beginnt.',
  'log.dealtStart': '{seat} startet in: {regions}. Hauptstadt: {region}.',
  'log.claimed': '{seat} nimmt {region}.',
  'log.deployed': '{seat} stellt auf: {count} × {unit}, {region}.',
  'log.moored': '{seat} stellt auf: {count} × {ship}, {sea}.',
  'log.capital': 'Die Hauptstadt von {seat}: {region}.',
  'log.government': 'Die Regierung von {seat}: {government}.',
  'log.neutrals': 'Die Regierungen aller kleinen Neutralen werden aufgedeckt.',
} satisfies Translation<typeof en>;
