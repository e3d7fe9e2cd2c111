import type { Translation } from '@entente/engine';
import type { move as en } from '../en/move.ts';

/** Move, Blitzkrieg and Strategic Move. */
export const move = {
  'prompt.plan':
    '{again, select, yes {Il passaggio è stato negato. Pianifica di nuovo le unità interessate, o dichiara.} other {{orders, plural, =0 {Pianifica lo spostamento: scegli una tua regione o una flotta.} one {# ordine, {battles, plural, =0 {nessuna battaglia} one {# battaglia} other {# battaglie}}. Aggiungine altri, o dichiara.} other {# ordini, {battles, plural, =0 {nessuna battaglia} one {# battaglia} other {# battaglie}}. Aggiungine altri, o dichiara.}}}}',
  'prompt.planMarch': '{region}: dove vanno le unità?',
  'prompt.planSail': '{sea}: dove vanno le navi?',
  'prompt.canalPermission': '{mover} vuole passare per il tuo canale: {canal}. Lo permetti?',
  'prompt.passage': '{mover} vuole traghettare unità di terra dove hai navi: {sea}. Lo permetti?',
  'prompt.hostile':
    '{mover} traghetta unità di terra: {sea}. {submarines, plural, one {Il tuo Sottomarino fa fuoco?} other {I tuoi # Sottomarini fanno fuoco?}}',
  'prompt.convoyHits':
    'I tuoi Sottomarini hanno messo a segno {hits, plural, one {# colpo} other {# colpi}} sul convoglio di {mover}: {sea}. Quale unità va persa?',
  'prompt.antiSubmarine':
    'Sottomarini di {raider} hanno attaccato: {sea}. I tuoi Cacciatorpediniere e le tue Portaerei fanno fuoco?',
  'prompt.strategic': 'Spostamento Strategico: scegli una regione da cui prendere unità, o termina.',
  'prompt.strategicFrom': '{region}: dove vanno le unità?',

  'choice.from': 'Unità: {region}',
  'choice.fleet': 'Navi: {sea}',
  'choice.march': 'Muovi {count} × {unit}: {from} → {to}',
  'choice.cross': 'Muovi {count} × {unit}: {from} → {to}, per mare ({by})',
  'choice.marchOn': 'Fai proseguire {count} × {unit} ({origin}): {from} → {to}',
  'choice.crossOn': 'Fai proseguire {count} × {unit} ({origin}): {from} → {to}, per mare ({by})',
  'choice.sail': 'Naviga con {count} × {ship}: {sea} → {into}',
  'choice.sailOn': 'Prosegui con {count} × {ship} ({port}): {sea} → {into}',
  'choice.engage': 'I Sottomarini attaccano {target}: {sea}',
  'choice.takeBack': 'Annulla {count} × {unit}: {from} → {to}',
  'choice.recall': 'Annulla {count} × {ship}: {sea} → {into}',
  'choice.callOff': 'I Sottomarini non attaccano {target}: {sea}',
  'choice.back': 'Indietro',
  'choice.declare': 'Dichiara lo spostamento',
  'choice.allow': 'Permetti',
  'choice.deny': 'Nega',
  'choice.openFire': 'Apri il fuoco',
  'choice.letPass': 'Lascia passare',
  'choice.sink': '{unit} in viaggio: {from} → {to}',
  'choice.fire': 'Fuoco',
  'choice.hold': 'Non sparare',
  'choice.transfer': 'Muovi {count} × {unit}: {from} → {to}',
  'choice.ferry': 'Traghetta {count} × {unit}: {from} → {to}, per mare ({by})',
  'choice.endStrategic': 'Spostamento Strategico finito',

  'refuse.lastUnit': 'Una unità di terra deve restare: {region}.',
  'refuse.relieves':
    'Altre unità lasciano la regione solo perché arrivano queste: annulla prima quelle. {region}.',
  'refuse.notConcerned':
    'Alle unità di questa regione nulla è stato negato: per loro vale quanto dichiarato.',
  'refuse.blitzkriegUnits': 'La Guerra lampo muove solo Carri Armati e Aerei.',
  'refuse.canalClosed': 'Il canale ti è chiuso: la sua regione ha un altro governo. {canal}.',
  'refuse.canalDenied': 'Chi lo possiede ti ha negato il canale: {canal}.',
  'refuse.laneDenied': '{seat} ti ha negato la traversata: {sea}.',

  'log.engaged': '{seat} manda Sottomarini contro {target}: {sea}.',
  'log.tookBack': '{seat} annulla: {count} × {unit}, {from} → {to}.',
  'log.recalled': '{seat} annulla: {count} × {ship}, {sea} → {into}.',
  'log.calledOff': '{seat} non manda più Sottomarini contro {target}: {sea}.',
  'log.declared':
    '{seat} dichiara uno spostamento di {units, plural, one {# unità di terra} other {# unità di terra}}{vessels, plural, =0 {} one { e # nave} other { e # navi}}.',
  'log.marches': '{seat}: {count} × {unit}, {from} → {to}.',
  'log.sails': '{seat}: {count} × {ship}, {sea} → {into}.',
  'log.canalAllowed': '{seat} apre il canale a {target}: {canal}.',
  'log.canalDenied': '{seat} chiude il canale a {target}: {canal}.',
  'log.passageAllowed': '{seat} lascia passare {target}: {sea}.',
  'log.passageDenied': '{seat} non lascia passare {target}: {sea}.',
  'log.turnedBack': 'La traversata non è sicura: {count} × {unit} di {seat} resta dove era ({region}).',
  'log.letPass': 'I Sottomarini di {seat} lasciano passare {target}: {sea}.',
  'log.convoyAttacked':
    'I Sottomarini di {seat} fanno fuoco sul convoglio di {target} ({sea}): {rolls}. {hits, plural, =0 {Nessun colpo a segno.} one {# colpo a segno.} other {# colpi a segno.}}',
  'log.sankUnit': '{target} perde per i Sottomarini di {seat}: {unit}.',
  'log.heldFire': 'Le navi di {seat} non sparano: {sea}.',
  'log.huntedSubmarines':
    'Le navi di {seat} fanno fuoco sui Sottomarini di {target} ({sea}): {rolls}. {sunk, plural, =0 {Nessuno affonda.} one {# affonda.} other {# affondano.}}',
} satisfies Translation<typeof en>;
