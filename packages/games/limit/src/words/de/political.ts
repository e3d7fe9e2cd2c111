import type { Translation } from '@entente/engine';
import type { political as en } from '../en/political.ts';

/** The political phase: decks, hands, turns. */
export const political = {
  'prompt.newPolicies':
    '{draw, plural, =0 {Neue Politik: Jede Nation zieht von einem ihrer Stapel.} other {Neue Politik: Von welchem Stapel ziehst du # Karten? Du behältst {keep}.}}',
  'prompt.keepPolicies':
    '{asked, select, no {Die Nationen wählen ihre neue Politik.} other {{keep, plural, =0 {In welcher Reihenfolge kommen die anderen Karten unter den Stapel? Die zuerst genannten werden zuerst gezogen.} one {Welche Karte behältst du?} other {Welche # Karten behältst du?}}}}',
  'prompt.actionCapacity':
    '{count, plural, =0 {Wer über dem Handlimit ist, legt Karten ab.} one {Du bist über deinem Handlimit: Lege # Karte unter ihren Stapel.} other {Du bist über deinem Handlimit: Lege # Karten unter ihre Stapel.}}',
  'prompt.politicalTurn':
    '{cards, plural, =0 {Du bist am Zug: Spiele zwei Karten, spiele eine und passe dann, oder passe gleich.} other {Spiele eine zweite Karte oder passe.}}',
  'prompt.endOfTurn': 'Dein Zug ist fertig. Beende ihn, oder nimm zurück, was noch geht.',

  'choice.draw': 'Ziehe vom Stapel {deck}',
  'choice.keep': 'Behalte „{card}“',
  'choice.under': 'Jetzt unter den Stapel: „{card}“',
  'choice.underRest': 'Lege den Rest in dieser Reihenfolge unter den Stapel',
  'choice.discard': 'Lege „{card}“ unter den Stapel',
  'choice.play': 'Spiele „{card}“',
  'choice.remove': 'Entferne „{card}“',
  'choice.pass': 'Passe',
  'choice.endTurn': 'Beende den Zug',

  'refuse.deckEmpty': 'Der Stapel {deck} ist leer.',
  'refuse.withdrawn':
    '„{card}“ wurde in diesem Zug zurückgezogen: Die Kosten kamen nicht zusammen. In deinem nächsten Zug darfst du es wieder versuchen.',
  'refuse.money': 'Du brauchst {need} $, kannst aber nur {have} $ aufbringen.',
  'refuse.moneyTogether': 'Das kostet {need} $; alle Nationen zusammen haben nur {have} $.',
  'refuse.bank': 'Das braucht {need} $ der Weltbank; sie hat nur {have} $.',
  'refuse.stock':
    'Du brauchst {need, plural, one {# Einheit {resource}} other {# {resource}}}, hast aber {have, plural, =0 {nichts davon} other {nur #}}.',
  'refuse.unrest': 'Das erhöht die Unruhe um {by}; von {unrest} aus ist auf der Leiste kein Platz dafür.',
  'refuse.classes': 'Keine deiner Klassen kann ihren Lebensstandard senken.',
  'refuse.level': 'Deine {factory} hat keine Stufe zu verlieren.',
  'refuse.colonisation': 'Auf der Kolonisierungstafel ist nichts mehr.',
  'refuse.noTarget': 'Keine Nation darf das Ziel von „{card}“ sein.',

  'log.generation': 'Generation {generation} beginnt.',
  'log.unlocked': '{seat} schaltet „{card}“ frei und nimmt die Karte auf die Hand.',
  'log.drawn': '{seat} zieht {count, plural, one {# Karte} other {# Karten}} vom Stapel {deck}.',
  'log.kept': '{seat} behält „{card}“.',
  'log.discarded': '{seat} legt eine Karte unter den Stapel {deck}.',
  'log.passed': '{seat} passt.',
} satisfies Translation<typeof en>;
