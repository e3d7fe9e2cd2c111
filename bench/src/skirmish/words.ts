import type { Words } from '@entente/engine';

const en = {
  title: 'Skirmish',
  about: 'Six armies on a ring of regions: the mid-size game of the benchmark.',
  'phase.war': 'War',
  'prompt.march': 'Which piece marches, and where to?',
  'choice.march': 'Piece {piece} by road {road}',
  'log.gold': '{seat} rolls {roll} in its own region {to}.',
  'log.conquered': '{seat} rolls {roll} and conquers region {to}.',
  'log.repelled': '{seat} rolls {roll} and is repelled in region {to}.',
  'outcome.score': 'The highest score wins.',
} as const;

const it = {
  title: 'Scaramuccia',
  about: 'Sei eserciti su un anello di regioni: il gioco medio delle misure di velocità.',
  'phase.war': 'Guerra',
  'prompt.march': 'Quale pezzo marcia, e dove?',
  'choice.march': 'Pezzo {piece} per la strada {road}',
  'log.gold': '{seat} tira {roll} nella propria regione {to}.',
  'log.conquered': '{seat} tira {roll} e conquista la regione {to}.',
  'log.repelled': '{seat} tira {roll} ed è respinto nella regione {to}.',
  'outcome.score': 'Vince il punteggio più alto.',
} as const;

const de = {
  title: 'Scharmützel',
  about: 'Sechs Heere auf einem Ring von Gebieten: das mittelgroße Spiel der Messungen.',
  'phase.war': 'Krieg',
  'prompt.march': 'Welche Figur marschiert, und wohin?',
  'choice.march': 'Figur {piece} auf Straße {road}',
  'log.gold': '{seat} würfelt {roll} im eigenen Gebiet {to}.',
  'log.conquered': '{seat} würfelt {roll} und erobert Gebiet {to}.',
  'log.repelled': '{seat} würfelt {roll} und wird in Gebiet {to} abgewehrt.',
  'outcome.score': 'Die höchste Punktzahl gewinnt.',
} as const;

export const words = { en, it, de, terms: {}, names: { seat: 'seat' } } satisfies Words<typeof en>;
