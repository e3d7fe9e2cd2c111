import type { Translation } from '@entente/engine';
import type { setup as en } from '../en/setup.ts';

/** Set-up. */
export const setup = {
  'prompt.claim': 'Prendi una regione che non è di nessuno: la tua regione {turn} di 4.',
  'prompt.deploy':
    'Piazza le tue unità: in questo passaggio {left, plural, one {ancora # unità} other {ancora # unità}}.',
  'prompt.capital': 'Scegli la tua capitale.',

  'choice.claim': 'Prendi {region}',
  'choice.deploy': '{region}: +{count} {unit}',
  'choice.moor': '{sea}: +{count} {ship}',
  'choice.capital': 'Capitale: {region}',

  'refuse.taken': '{region} appartiene già a qualcuno.',
  'refuse.sameContinent':
    'Hai già una regione nel continente {continent}; le tue regioni devono stare in continenti diversi.',

  'log.rolledForFirst': '{seat} tira {roll} per il primo turno.',
  'log.firstPlayer': '{seat} comincia.',
  'log.dealtStart': '{seat} parte da: {regions}. Capitale: {region}.',
  'log.claimed': '{seat} prende {region}.',
  'log.deployed': '{seat} piazza {count} × {unit}: {region}.',
  'log.moored': '{seat} piazza {count} × {ship}: {sea}.',
  'log.capital': 'La Città Capitale di {seat}: {region}.',
  'log.government': 'Il governo di {seat}: {government}.',
  'log.neutrals': 'Si scoprono i governi di tutte le Neutrali Minori.',
} satisfies Translation<typeof en>;
