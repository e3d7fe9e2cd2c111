import type { Translation } from '@entente/engine';
import type { combat as en } from '../en/combat.ts';

/** Combats. */
export const combat = {
  'prompt.war': 'Greif an, oder geh zur Bewegung der Panzer.',
  'choice.attack': 'Angreifen: {from} → {to}, {tanks, plural, =0 {nur Volk} one {# Panzer} other {# Panzer}}',
  'choice.rebel': 'Aufstand: {territory} (1 Marke)',
  'choice.endWar': 'Keine Kämpfe mehr',
  'refuse.attacked': 'Du hast in diesem Zug schon angegriffen: {territory}.',
  'refuse.shielded': 'In dieser Runde steht {territory} unter dem Schutz der Blauhelme.',
  'refuse.spent': 'Wer von hier gesiegt hat, kämpft in diesem Zug nicht mehr: {territory}.',
  'refuse.fresh': 'In diesem Zug erobert: von hier geht kein Angriff aus ({territory}).',
  'refuse.risen': 'Hier gab es in diesem Zug schon einen Aufstand oder eine Befreiung: {territory}.',
  'refuse.ownColony': 'Ein kolonisiertes Gebiet muss sich erst befreien.',
  'refuse.notFromHome': 'Nur von einem eigenen freien Gebiet aus kannst du ein anderes befreien.',
  'log.attacks':
    '{seat} greift {target} an: {from} → {to}, {tanks, plural, =0 {nur Volk} one {# Panzer} other {# Panzer}}.',
  'log.liberates':
    '{seat} versucht eine Befreiung von {target}: {from} → {to}, {tanks, plural, =0 {nur Volk} one {# Panzer} other {# Panzer}}.',
  'log.rebels': 'Das Volk von {seat} begehrt gegen {target} auf: {territory}.',

  'prompt.call': 'Welche Verbündeten rufst du? Du zahlst 1 Marke für jede Kraft, die kommt.',
  'choice.call': '{target} rufen',
  'choice.alone': 'Niemanden mehr rufen',
  'log.called': '{seat} ruft {target}.',
  'prompt.join': '{attacker} greift {defender} an ({territory}). Hilfst du dem {side}?',
  'choice.joinPeople': 'Mit deinem Volk helfen',
  'choice.joinTank': 'Mit einem Panzer helfen: {territory}',
  'choice.ready': 'Nichts weiter schicken',
  'log.joinedPeople': 'Das Volk von {seat} hilft dem {side}.',
  'log.joinedTank': 'Ein Panzer von {seat} hilft dem {side}: {territory}.',

  'log.rolled':
    '{seat} würfelt {faces}{tanks, plural, =0 {} one { (den ersten für einen Panzer)} other { (die ersten # für Panzer)}}.',
  'log.rolledAgain':
    '{seat} wirft Fehlwürfe neu: {faces}{tanks, plural, =0 {} one { (den ersten für einen Panzer)} other { (die ersten # für Panzer)}}.',
  'log.hits': 'Treffer: {attacker} {hits}, {defender} {struck}.',
  'prompt.whose': 'Beim {side} stehen Panzer mehrerer Spieler. Wessen Panzer wird zuerst getroffen?',
  'choice.hit': 'Der Panzer von {target}',
  'prompt.carryOn': 'Noch einmal würfeln oder abbrechen?',
  'choice.rollOn': 'Noch einmal würfeln',
  'choice.stop': 'Abbrechen: alle gehen zurück',
  'log.truce': '{seat} bricht den Kampf ab.',
  'log.ceaseFire': 'Waffenruhe.',
  'log.repelled': '{seat} hält stand gegen {target}: {territory}.',
  'log.victory': '{seat} siegt: {territory}.',
  'log.freed': '{seat} befreit {territory}.',
  'log.devastated':
    'Der Krieg verwüstet ({territory}): {rations, plural, =0 {keine Ration} one {# Ration} other {# Rationen}} und {tep} Brennstoff (TEP) weniger.',
  'prompt.colonise': 'Du hast gesiegt. Wird es deine Kolonie?',
  'choice.colonise': 'Einen Statthalter einsetzen',
  'choice.leave': 'Frei lassen',
  'log.colonised': '{territory} wird Kolonie von {seat}.',
  'log.refunded': '{seat} bekommt {count, plural, =0 {keine Marke} one {# Marke} other {# Marken}} zurück.',
  'log.attackCancelled': 'Der Angriff findet nicht statt, seine Kosten kommen zurück: {territory}.',
} as const satisfies Translation<typeof en>;
