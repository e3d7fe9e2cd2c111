import type { Translation } from '@entente/engine';
import type { turn as en } from '../en/turn.ts';

/** Turns, actions, building. */
export const turn = {
  'prompt.act': 'Du bist am Zug. Die nächste Aktion kostet {price} von {oil} Öl.',
  'prompt.build':
    '{pp} Produktionspunkte ausgeben: Infanterie {infantry}, Panzer {tank}, Artillerie {artillery}, Flugzeug {plane}. Wo?',

  'choice.act': '{action}',
  'choice.blitzkrieg': 'Blitzkrieg: eine freie Bewegung von Panzern und Flugzeugen',
  'choice.endTurn': 'Zug beenden',
  'choice.build': '{region}: +{count} {unit}',
  'choice.launch': '{sea}: +{count} {ship}',
  'choice.endBuild': 'Fertig',

  'refuse.oil': 'Die nächste Aktion kostet {price} Öl; du hast {oil}.',
  'refuse.once': 'Nur einmal im Zug: {action}.',
  'refuse.oneBlitzkrieg': 'Du hast deinen Blitzkrieg in diesem Zug schon genutzt.',
  'refuse.pp': 'Das kostet {cost} PP; du hast {pp}.',

  'log.round': 'Runde {round}; {seat} beginnt.',
  'log.action': '{seat}: {action} ({price, plural, =0 {nur bei einem Tausch bezahlt} other {# Öl}}).',
  'log.blitzkrieg': '{seat} nutzt den Blitzkrieg.',
  'log.noOil': '{seat} kann keine weitere Aktion bezahlen.',
  'log.turnOver': '{seat} beendet den Zug.',
  'log.built': '{seat} baut {count} × {unit}: {region}.',
  'log.launched': '{seat} baut {count} × {ship}: {sea}.',
} satisfies Translation<typeof en>;
