import type { Translation } from '@entente/engine';
import type { political as en } from '../en/political.ts';

/** The political phase: decks, hands, turns. */
export const political = {
  'prompt.newPolicies':
    '{draw, plural, =0 {Neue Politik: Jede Nation zieht von einem ihrer Stapel.} other {Neue Politik: Von welchem Stapel ziehst du # Karten? Du behältst {keep}.}}',
  'prompt.keepPolicies':
    '{asked, select, no {Die Nationen wählen ihre neue Politik.} other {{keep, plural, =0 {Welche Karte kommt als Nächste unter den Stapel? Die erste wird zuerst gezogen.} one {Welche Karte behältst du? Die anderen kommen so unter den Stapel, wie sie liegen.} other {Welche # Karten behältst du? Die anderen kommen so unter den Stapel, wie sie liegen.}}}}',
  'prompt.actionCapacity':
    '{count, plural, =0 {Wer zu viele Handkarten hat, legt welche ab.} one {Zu viele Handkarten: Lege # unter ihren Stapel.} other {Zu viele Handkarten: Lege # unter ihre Stapel.}}',
  'prompt.politicalTurn':
    '{cards, plural, =0 {Du bist am Zug: Spiele zwei Karten, spiele eine und passe dann, oder passe gleich.} other {Spiele eine zweite Karte oder passe.}}',
  'prompt.endOfTurn': 'Zug beenden? Vorher kannst du noch zurücknehmen.',

  'choice.draw': 'Vom Stapel {deck} ziehen',
  'choice.keep': '„{card}“ behalten',
  'choice.under': '„{card}“ als Nächste unter den Stapel legen',
  'choice.underRest': 'Den Rest so unter den Stapel legen',
  'choice.discard': '„{card}“ unter den Stapel legen',
  'choice.play': '„{card}“ spielen',
  'choice.remove': '„{card}“ entfernen',
  'choice.pass': 'Passen',
  'choice.endTurn': 'Zug beenden',

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
  'log.unlocked': '{seat} schaltet „{card}“ frei.',
  'log.drawn': '{seat} zieht {count, plural, one {# Karte} other {# Karten}} vom Stapel {deck}.',
  'log.kept': '{seat} behält „{card}“.',
  'log.discarded': '{seat} legt eine Karte unter den Stapel {deck}.',
  'log.passed': '{seat} passt.',
  'choice.otherOrder': 'Reihenfolge der anderen selbst bestimmen',
  'choice.playShared': '„{card}“ mit Beitrag der Verbündeten spielen',
} satisfies Translation<typeof en>;
