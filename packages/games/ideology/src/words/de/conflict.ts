import type { Translation } from '@entente/engine';
import type { conflict as en } from '../en/conflict.ts';

/** Conflict Phase. */
export const conflict = {
  'prompt.conflict':
    'Beginne einen Konflikt{armed, select, yes {, setze eine Massenvernichtungswaffe ein} other {}} oder passe.',
  'prompt.defend':
    '{attacker} greift {defender} in der Region {region} an ({influence}). Schlägst du den Angriff zurück oder gibst du nach?',
  'prompt.press':
    'Der Angriff auf {defender} in der Region {region} ({influence}) wurde zurückgeschlagen. Machst du weiter oder hörst du auf?',
  'prompt.victory':
    '{defender} gibt in der Region {region} nach ({influence}). Ersetzt du eine Karte oder legst du sie mit deiner ab?',

  'choice.attack': '{region}: {target} angreifen, {influence}',
  'choice.useWmd': '{region}: Massenvernichtung gegen {target}',
  'choice.concede': 'Nachgeben',
  'choice.cancel': 'Mit Karten abwehren',
  'choice.cancelFree': 'Gratis abwehren',
  'choice.attackAgain': 'Weitermachen: noch eine Angriffskarte spielen',
  'choice.giveUp': 'Aufhören: den Konflikt beenden',
  'choice.replace': 'Die Karte des Verteidigers durch die eigene ersetzen',
  'choice.destroy': 'Beide Karten ablegen',

  'refuse.relation': 'Der Status {relation} erlaubt keinen solchen Konflikt: {influence}.',
  'refuse.noWar': 'Das ist ein kriegerischer Akt, und ihr seid nicht im Krieg.',

  'log.attacked':
    '{seat} greift {target} in der Region {region} an ({influence}).{distance, plural, =0 {} one { # Karte mehr für die Entfernung.} other { # Karten mehr für die Entfernung.}}{behind, plural, =0 {} one { # Karte mehr für Fortschritte.} other { # Karten mehr für Fortschritte.}}{surcharge, plural, =0 {} one { # Karte mehr wegen der Ideologie.} other { # Karten mehr wegen der Ideologie.}}',
  'log.attackedAgain': '{seat} spielt noch eine Karte {influence}.',
  'log.cancelled':
    '{seat} schlägt den Angriff zurück ({attacker}), {cost, plural, =0 {ohne Karte} one {mit # Karte {influence}} other {mit # Karten {influence}}}.',
  'log.conceded': '{seat} gibt nach.',
  'log.gaveUp': '{seat} bricht den Angriff ab: Er wurde abgewehrt, seine Karten sind verbraucht.',
  'log.replaced':
    '{target} wehrt den Angriff in der Region {region} nicht ab: Eine Karte {influence} von {seat} ersetzt eine von {target}.',
  'log.destroyed': 'In der Region {region} verlieren {seat} und {target} je eine Karte {influence}.',
  'moment.gaveWay':
    '{target} hat nachgegeben oder hatte keine Karte mehr zur Abwehr. Der Einfluss ändert sich bei der Bewertung am Rundenende.',
  'moment.weapon':
    'Die Waffe zählte 1 Globalen Einfluss und ist weg. Stufen und Kontrolle ändern sich bei der Bewertung.',
  'log.usedWmd':
    '{seat} setzt eine Massenvernichtungswaffe gegen {target} ein, in der Region {region}: {lost, plural, one {# Karte geht} other {# Karten gehen}} verloren.',
} satisfies Translation<typeof en>;
