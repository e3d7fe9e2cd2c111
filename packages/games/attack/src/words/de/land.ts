import type { Translation } from '@entente/engine';
import type { land as en } from '../en/land.ts';

/** Land battles. */
export const land = {
  'prompt.nextBattle': 'Welche Schlacht wird als nächste geschlagen?',
  'prompt.commit': 'Schlacht, Runde {round}: {region}. Welche Einheiten setzt du ein?',
  'prompt.assign':
    'Schlacht: {region}. {hits, plural, one {# Treffer ist} other {# Treffer sind}} zu verteilen. Wer wird getroffen?',
  'prompt.press': 'Schlacht, nach Runde {round}: {region}. Weiter oder Rückzug?',

  'choice.attackAt': 'Kämpfen: {region}',
  'choice.commitAll': 'Mit allen Einheiten kämpfen',
  'choice.commit': '{count} × {unit} einsetzen',
  'choice.ready': 'Fertig',
  'choice.hit': '{unit} trifft {victim}',
  'choice.hitTwo': 'Artillerie trifft zwei Infanterien',
  'choice.pressOn': 'Weiter',
  'choice.retreat': 'Rückzug',

  'refuse.hierarchy':
    'Dieser Treffer muss zuerst eine andere Einheit nehmen: Infanterie, dann Panzer, Artillerie, Flugzeuge.',

  'log.attack': '{seat} greift {target} an: {region}.',
  'log.invasion': '{seat} marschiert ein: {region}. Zur Verteidigung aufgedeckt: {resource}.',
  'log.invasionUndefended':
    '{seat} marschiert ein: {region}. Keine Karte ist mehr da; eine Infanterie verteidigt.',
  'log.committed':
    '{seat} setzt ein ({region}){infantry, plural, =0 {} one { · # Infanterie} other { · # Infanterien}}{tank, plural, =0 {} other { · # Panzer}}{artillery, plural, =0 {} one { · # Artillerie} other { · # Artillerien}}{plane, plural, =0 {} one { · # Flugzeug} other { · # Flugzeuge}}.',
  'log.rolled':
    '{seat} würfelt{infantry, plural, =0 {} one { · # Infanterie} other { · # Infanterien}}{tank, plural, =0 {} other { · # Panzer}}{artillery, plural, =0 {} one { · # Artillerie} other { · # Artillerien}}{plane, plural, =0 {} one { · # Flugzeug} other { · # Flugzeuge}}{blank, plural, =0 {} other { · # leer}}: {hits, plural, =0 {kein Treffer} other {# Treffer}}.',
  'log.neutralRolled':
    '{region} würfelt{infantry, plural, =0 {} one { · # Infanterie} other { · # Infanterien}}{tank, plural, =0 {} other { · # Panzer}}{artillery, plural, =0 {} one { · # Artillerie} other { · # Artillerien}}{plane, plural, =0 {} one { · # Flugzeug} other { · # Flugzeuge}}{blank, plural, =0 {} other { · # leer}}: {hits, plural, =0 {kein Treffer} other {# Treffer}}.',
  'log.lost': '{seat} verliert {count} × {unit}.',
  'log.neutralLost': 'Die Verteidiger verlieren {count} × {unit}.',
  'log.conquered': '{seat} erobert {region}.',
  'log.held': '{seat} scheitert an {region}.',
  'log.retreated': '{seat} zieht sich zurück: {region}.',
} satisfies Translation<typeof en>;
