import type { Translation } from '@entente/engine';
import type { move as en } from '../en/move.ts';

/** Move, Blitzkrieg and Strategic Move. */
export const move = {
  'prompt.plan':
    '{again, select, yes {Die Durchfahrt wurde verweigert. Plane die betroffenen Einheiten neu oder erkläre die Bewegung.} other {{orders, plural, =0 {Plane deine Bewegung: Wähle eine deiner Regionen oder eine Flotte.} one {# Befehl geplant, {battles, plural, =0 {keine Schlacht} one {# Schlacht} other {# Schlachten}}. Weitere, oder erklären?} other {# Befehle geplant, {battles, plural, =0 {keine Schlacht} one {# Schlacht} other {# Schlachten}}. Weitere, oder erklären?}}}}',
  'prompt.planMarch': '{region}: Wohin gehen die Einheiten?',
  'prompt.planSail': '{sea}: Wohin fahren die Schiffe?',
  'prompt.canalPermission': '{mover} will durch deinen Kanal: {canal}. Erlaubst du es?',
  'prompt.passage': '{mover} will Landeinheiten übersetzen, wo du Schiffe hast: {sea}. Erlaubst du es?',
  'prompt.hostile':
    '{mover} setzt Landeinheiten über: {sea}. {submarines, plural, one {Feuert dein U-Boot?} other {Feuern deine # U-Boote?}}',
  'prompt.convoyHits':
    'Deine U-Boote haben {hits, plural, one {# Treffer} other {# Treffer}} auf den Geleitzug von {mover} erzielt: {sea}. Welche Einheit geht verloren?',
  'prompt.antiSubmarine':
    'U-Boote von {raider} haben angegriffen: {sea}. Feuern deine Zerstörer und Flugzeugträger dort auf sie?',
  'prompt.strategic':
    'Strategische Verlegung: Wähle eine Region, aus der du Einheiten nimmst, oder beende sie.',
  'prompt.strategicFrom': '{region}: Wohin gehen die Einheiten?',

  'choice.from': 'Einheiten: {region}',
  'choice.fleet': 'Schiffe: {sea}',
  'choice.march': '{count} × {unit}: {from} → {to}',
  'choice.cross': '{count} × {unit}: {from} → {to}, über See ({by})',
  'choice.marchOn': '{count} × {unit} ({origin}) weiter: {from} → {to}',
  'choice.crossOn': '{count} × {unit} ({origin}) weiter: {from} → {to}, über See ({by})',
  'choice.sail': '{count} × {ship}: {sea} → {into}',
  'choice.sailOn': '{count} × {ship} ({port}) weiter: {sea} → {into}',
  'choice.engage': 'U-Boote greifen {target} an: {sea}',
  'choice.takeBack': 'Zurücknehmen: {count} × {unit}, {from} → {to}',
  'choice.recall': 'Zurücknehmen: {count} × {ship}, {sea} → {into}',
  'choice.callOff': 'U-Boote greifen {target} nicht an: {sea}',
  'choice.back': 'Zurück',
  'choice.declare': 'Bewegung erklären',
  'choice.allow': 'Erlauben',
  'choice.deny': 'Verweigern',
  'choice.openFire': 'Das Feuer eröffnen',
  'choice.letPass': 'Durchlassen',
  'choice.sink': '{unit} unterwegs: {from} → {to}',
  'choice.fire': 'Feuern',
  'choice.hold': 'Nicht feuern',
  'choice.transfer': '{count} × {unit}: {from} → {to}',
  'choice.ferry': '{count} × {unit} einschiffen: {from} → {to}, über See ({by})',
  'choice.endStrategic': 'Verlegung beenden',

  'refuse.lastUnit': 'Eine Landeinheit muss bleiben: {region}.',
  'refuse.relieves':
    'Andere verlassen die Region nur, weil diese Einheiten kommen: Nimm zuerst die anderen zurück. {region}.',
  'refuse.notConcerned': 'Diesen Einheiten wurde nichts verweigert: Für sie gilt, was erklärt ist.',
  'refuse.blitzkriegUnits': 'Ein Blitzkrieg bewegt nur Panzer und Flugzeuge.',
  'refuse.canalClosed': 'Der Kanal ist dir verschlossen: Seine Region hat eine andere Regierung. {canal}.',
  'refuse.canalDenied': 'Der Besitzer hat dir den Kanal verweigert: {canal}.',
  'refuse.laneDenied': '{seat} hat dir die Überfahrt verweigert: {sea}.',

  'log.engaged': '{seat} schickt U-Boote gegen {target}: {sea}.',
  'log.tookBack': '{seat} nimmt zurück: {count} × {unit}, {from} → {to}.',
  'log.recalled': '{seat} nimmt zurück: {count} × {ship}, {sea} → {into}.',
  'log.calledOff': '{seat} schickt doch keine U-Boote gegen {target}: {sea}.',
  'log.declared':
    '{seat} erklärt eine Bewegung von {units, plural, one {# Landeinheit} other {# Landeinheiten}}{vessels, plural, =0 {} one { und # Schiff} other { und # Schiffen}}.',
  'log.marches': '{seat}: {count} × {unit}, {from} → {to}.',
  'log.sails': '{seat}: {count} × {ship}, {sea} → {into}.',
  'log.canalAllowed': '{seat} öffnet den Kanal für {target}: {canal}.',
  'log.canalDenied': '{seat} sperrt den Kanal für {target}: {canal}.',
  'log.passageAllowed': '{seat} lässt {target} übersetzen: {sea}.',
  'log.passageDenied': '{seat} lässt {target} nicht übersetzen: {sea}.',
  'log.turnedBack': 'Die Überfahrt ist nicht sicher. Zurück bleibt: {count} × {unit} von {seat} ({region}).',
  'log.letPass': 'Die U-Boote von {seat} lassen {target} durch: {sea}.',
  'log.convoyAttacked':
    'Die U-Boote von {seat} feuern auf den Geleitzug von {target} ({sea}): {rolls}. {hits, plural, =0 {Kein Treffer.} one {# Treffer.} other {# Treffer.}}',
  'log.sankUnit': '{target} verliert durch die U-Boote von {seat}: {unit}.',
  'log.heldFire': 'Die Schiffe von {seat} feuern nicht: {sea}.',
  'log.huntedSubmarines':
    'Die Schiffe von {seat} feuern auf die U-Boote von {target} ({sea}): {rolls}. {sunk, plural, =0 {Keines sinkt.} one {# sinkt.} other {# sinken.}}',
} satisfies Translation<typeof en>;
