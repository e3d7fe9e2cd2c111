import type { Translation } from '@entente/engine';
import type { land as en } from '../en/land.ts';

/** Land battles. */
export const land = {
  'prompt.nextBattle': 'Welche Schlacht wird als nächste geschlagen?',
  'prompt.commit': '{region}, Runde {round}: Welche Einheiten kämpfen?',
  'prompt.assign': '{region}: {hits} Treffer gelandet. Wer wird getroffen?',
  'prompt.press': '{region}, nach Runde {round}: weiterkämpfen oder zurückziehen?',

  'choice.attackAt': 'Kämpfen: {region}',
  'choice.commitAll': 'Mit allen Einheiten kämpfen',
  'choice.commit': '{count} × {unit} einsetzen',
  'choice.ready': 'Fertig',
  'choice.hit': '{unit} trifft {victim}',
  'choice.hitTwo': 'Artillerie trifft zwei Infanterien',
  'choice.pressOn': 'Weiterkämpfen',
  'choice.retreat': 'Zurückziehen',

  'refuse.hierarchy':
    'Dieser Treffer muss zuerst eine andere Einheit nehmen: Infanterie, dann Panzer, Artillerie, Flugzeuge.',

  'log.attack': '{seat} greift {target} an: {region}.',
  'log.invasion': '{seat} marschiert ein: {region}. Eine Karte sagt, wie viele verteidigen: {resource}.',
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
