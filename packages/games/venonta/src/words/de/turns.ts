import type { Translation } from '@entente/engine';
import type { turns as en } from '../en/turns.ts';

/** Turns: production, trade, feeding, movement; migrants; pacts. */
export const turns = {
  'log.turn': 'Zug {turn} von {seat}.',
  'prompt.produce':
    'Baue, handle, verlege Brennstoff. {tokens, plural, =0 {Keine Marke} one {# Marke} other {# Marken}}, {hungry, plural, =0 {die Rationen sind verteilt} other {{rations, plural, =0 {keine Ration} one {# Ration} other {# Rationen}} für # Menschen{short, plural, =0 {} one {: {short} fehlt, ein Migrant wird gehen} other {: {short} fehlen, ein Migrant wird gehen}}}}.',
  'choice.build': '{territory}: {plant} ({on})',
  'choice.restore': '{territory}: {plant} ({on}) zurückbauen',
  'choice.convert': '{territory}: ein Feld zur Fabrik machen',
  'choice.tank': '{territory}: einen Panzer bauen',
  'choice.transfer': 'Ein TEP verlegen: {from} → {to}',
  'choice.levy': '{territory}: eine Ration und ein TEP holen (TEP nach {to})',
  'choice.levyRation': '{territory}: eine Ration holen',
  'choice.levyTep': '{territory}: ein TEP holen (nach {to})',
  'choice.endProduction': 'Fertig gebaut',
  'refuse.tokens': 'Das kostet {need, plural, one {# Marke} other {# Marken}}; du hast {have}.',
  'refuse.colonised': '{territory} ist Kolonie: seine Scheiben lassen sich nicht ändern.',
  'refuse.noWater': 'Hier ist jetzt kein Wald mit Wasser, der sich nutzen lässt: {territory}.',
  'refuse.noForest': 'Hier ist jetzt kein Wald, der sich nutzen lässt: {territory}.',
  'refuse.acted': 'Einmal je Zug und Scheibe: diese wurde schon geändert ({plant}).',
  'refuse.noFactory': 'Du hast keine freie Fabrik.',
  'refuse.neededFactory': 'Deine Intensivfelder brauchen diese Fabrik.',
  'refuse.farmTooNew': 'Das Feld muss aus einem früheren Zug stammen.',
  'refuse.tepMoved': 'Du hast in diesem Zug schon ein TEP verlegt.',
  'refuse.levied': 'Das hast du in dieser Runde schon geholt: {territory}.',
  'log.built': '{seat} baut ({territory}): {plant}. CO₂ steht auf {co2}.',
  'log.restored': '{seat} baut zurück ({territory}): {plant}. CO₂ steht auf {co2}.',
  'log.converted': '{seat} macht ein Feld zur Fabrik ({territory}). CO₂ steht auf {co2}.',
  'log.tankBuilt': '{seat} baut einen Panzer: {territory}.',
  'log.transferred': '{seat} verlegt ein TEP: {from} → {to}.',
  'log.levied':
    '{seat} holt ({territory}): {rations, plural, =0 {keine Ration} one {# Ration} other {# Rationen}}, {tep} TEP.',

  'choice.buyRation': 'Eine Ration von {target} für {price, plural, one {# Marke} other {# Marken}} kaufen',
  'choice.sellRation':
    'Eine Ration an {target} für {price, plural, one {# Marke} other {# Marken}} verkaufen',
  'choice.buyTep': 'Ein TEP kaufen: {from} → {to}',
  'choice.sellTep': 'Ein TEP verkaufen: {from} → {to}',
  'choice.barter': 'Verhandeln …',
  'prompt.bargain': 'Mach ein Angebot. Bei einem Handel müssen beide Seiten gleich viel wert sein.',
  'choice.drop': 'Abbrechen',
  'deal.ration': '{count, plural, one {# Ration} other {# Rationen}}',
  'deal.token': '{count, plural, one {# Marke} other {# Marken}}',
  'deal.tep': '1 TEP Brennstoff ({territory})',
  'field.give_ration': 'Rationen, die du gibst',
  'field.get_ration': 'Rationen, die du bekommst',
  'field.give_token': 'Marken, die du gibst',
  'field.get_token': 'Marken, die du bekommst',
  'clause.defence': 'ein Verteidigungspakt',
  'clause.attack': 'ein Angriffspakt',
  'clause.both': 'ein Pakt für Angriff und Verteidigung',
  'clause.peace': 'kein Angriff',
  'clause.green': 'keine neue Fabrik',
  'clause.help': 'Rationen, wenn sie gebraucht werden',
  'refuse.pactTime': 'Pakte schließt man vor den Zügen.',
  'refuse.gift': 'Marken wechseln nur für Rationen oder TEP den Besitzer.',
  'refuse.bothWays': 'Die gleiche Ware kann nicht in beide Richtungen gehen.',
  'refuse.feedingOnly': 'Jetzt handelt man nur mit Rationen, zu ihrem Wert.',
  'refuse.unequal': 'Beide Seiten müssen gleich viel wert sein: du gibst {given}, du bekommst {gotten}.',
  'refuse.embargo': 'In dieser Runde darf niemand mit {target} handeln.',
  'log.pactEnded': 'Der Pakt zwischen {seat} und {target} ist beendet.',

  'prompt.feed': 'Ernähre deine Leute: {need} werden gebraucht, {stock} sind da.',
  'choice.feed': '{rations, plural, =0 {Keine Rationen} one {# Ration} other {# Rationen}} ausgeben',
  'log.fed':
    '{seat} gibt {rations} von {need} Rationen aus{shortfall, plural, =0 {} one {; # fehlt} other {; # fehlen}}.',
  'log.neglected':
    '{seat} hat die eigenen Leute vernachlässigt{points, plural, =0 {} one {: −# Punkt} other {: −# Punkte}}{tokens, plural, =0 {} one {, −1 Marke} other {, −# Marken}}.',
  'prompt.hunger': 'Die Leute hungern. Wo bricht ein Migrant auf?',
  'choice.origin': 'Aus: {territory}',
  'log.migrant': 'Ein Migrant bricht auf: {territory}.',
  'log.migrantLost': 'Niemand nimmt den Migranten auf: {territory}.',
  'log.settled': 'Der Migrant kommt an und wird von {seat} ernährt: {territory}.',
  'prompt.host': 'Ein Migrant bricht auf ({from}). Welcher Nachbar muss ihn ernähren?',
  'choice.host': 'Nach: {territory}',

  'prompt.march':
    '{tanks, plural, =0 {Alle Panzer sind bewegt.} one {# Panzer kann noch ziehen, entlang einer Verbindung.} other {# Panzer können noch ziehen, je entlang einer Verbindung.}} Dann beende den Zug.',
  'choice.move': 'Einen Panzer bewegen: {from} → {to}',
  'choice.enter':
    'Um Einlass für einen Panzer bitten: {from} → {to}, für {pay, plural, =0 {nichts} one {# Marke} other {# Marken}}',
  'choice.expel': 'Die Panzer von {target} wegschicken: {territory}',
  'choice.endTurn': 'Zug beenden',
  'refuse.closed': 'Dir wurde in diesem Zug der Einlass verweigert: {territory}.',
  'prompt.consentToHost':
    '{guest} bittet, einen Panzer zu bewegen, {from} → {to}, für {pay, plural, =0 {nichts} one {# Marke} other {# Marken}}.',
  'prompt.payEntry':
    '{host} verlangt {pay, plural, one {# Marke} other {# Marken}} für deinen Panzer ({to}). Zahlst du?',
  'choice.accept': 'Zustimmen',
  'choice.refuse': 'Ablehnen',
  'choice.demand': '{pay, plural, one {# Marke} other {# Marken}} verlangen',
  'log.moved': '{seat} bewegt einen Panzer: {from} → {to}.',
  'log.askedEntry':
    '{seat} bittet {target} um Einlass für einen Panzer, für {pay, plural, =0 {nichts} one {# Marke} other {# Marken}}: {to}.',
  'log.demanded':
    '{seat} verlangt von {target} {pay, plural, one {# Marke} other {# Marken}} für den Einlass: {to}.',
  'log.tooDear': '{seat} zahlt {target} nichts für den Einlass: {to}.',
  'log.entryGranted':
    '{seat} lässt einen Panzer von {target} ein, für {pay, plural, =0 {nichts} one {# Marke} other {# Marken}}: {to}.',
  'log.entryRefused': '{seat} lässt keinen Panzer von {target} ein: {to}.',
  'log.expelled': '{seat} schickt die Panzer von {target} weg: {territory}.',
  'log.retreated': '{count, plural, one {# Panzer} other {# Panzer}} von {seat}: {from} → {to}.',
  'log.tanksStranded':
    '{count, plural, one {# Panzer von {seat} weiß nicht wohin und ist verloren} other {# Panzer von {seat} wissen nicht wohin und sind verloren}}: {territory}.',
  'prompt.retreat': 'Wohin gehen deine Panzer? ({territory})',
  'choice.retreat': 'Nach: {to}',
} as const satisfies Translation<typeof en>;
