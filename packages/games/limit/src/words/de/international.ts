import type { Translation } from '@entente/engine';
import type { international as en } from '../en/international.ts';

/** The international phase without alliances (LIM-3), and the events of the solo game (LIM-5). */
export const international = {
  'log.internationalPhase': 'Die internationale Phase beginnt.',
  'log.coldWar': 'Kalter Krieg: {seat} hat mehr als 15 Militär: +1 Destabilisierung.',
  'log.coldWarStar': 'Kalter Krieg: Die Sternnation hat mehr als 15 Militär: +1 Destabilisierung.',
  'log.financialCrisis':
    'Finanzkrise, die Weltbank ist leer: Jede Nation verliert {tiles}\u00a0$ pro Kopf, und eine Klasse fällt um 1 Schritt.',
  'log.richest': 'Die Reichsten nehmen Destabilisierung, je +{count}: {seats}.',
  'log.richestStar': 'Die Sternnation gehört zu den Reichsten: +{count} Destabilisierung.',
  'log.ecologicalCrisis':
    'Ökologische Krise: Die Verschmutzungsreserve ist leer! Jede Nation verliert 1 Gebiet und {tiles, plural, one {# Stufe} other {# Stufen}} ihrer Fabrik für Erneuerbare.',
  'log.polluters': 'Am meisten Verschmutzung: {seats}.',
  'log.polluterStar': 'Am meisten Verschmutzung: die Sternnation.',
  'log.militaryCrisis':
    'Militärkrise: Die Destabilisierungsreserve ist leer! In jeder Nation fällt die niedrigste Klasse, die fallen kann, {tiles, plural, one {einmal} other {#-mal}}, und Militär wird eingezogen.',
  'log.warmongers': 'Am meisten Destabilisierung: {seats}.',
  'log.endOfGeneration': 'Generation {generation} ist zu Ende.',
  'log.event': 'Ereignis (von uns erfunden): {event}.',
  'log.eventSkipped': 'Das Ereignis „{event}“ trifft nicht zu; ein anderes wird gezogen.',
  'log.noEvent': 'Kein Ereignis trifft zu: Es geschieht nichts.',
  'prompt.raid':
    'Die Sternnation überfällt dich mit {force} Militär. Gibst du ebenso viel aus, um sie abzuwehren?',
  'choice.repelRaid': 'Überfall abwehren',
  'choice.sufferRaid': 'Überfall hinnehmen',
  'log.repelRaid': '{seat} wehrt den Überfall mit {amount} Militär ab.',
  'log.raid': 'Der Überfall kostet {seat} {amount, plural, one {# Einheit {resource}} other {# {resource}}}.',
  'log.crisisMoney': '{seat} verliert {money} $ in der Krise.',
  'log.starTakes':
    'Sternnation: +{count} {token, select, pollution {Verschmutzung} other {Destabilisierung}}.',
  'log.starReturns':
    'Die Sternnation gibt {count} {token, select, pollution {Verschmutzung} other {Destabilisierung}} zurück.',
  'log.starLoses': 'Sternnation: −{count} {what, select, fossil {fossile Rohstoffe} other {Gebiete}}.',
  'log.starGains': 'Sternnation: +{count} fossile Rohstoffe.',
  'log.starPays': 'Die Sternnation zahlt {money} $ an die Weltbank.',
  'log.starColonises':
    'Die Sternnation nimmt {territories, plural, one {# Gebiet} other {# Gebiete}} und {fossil, plural, one {# fossilen Rohstoff} other {# fossile Rohstoffe}} von der Kolonisierungstafel.',
  'log.starBuys':
    'Die Sternnation kauft {amount, plural, one {# Einheit {resource}} other {# {resource}}} für {money} $. Kurs: {position}.',
  'log.starSells':
    'Die Sternnation verkauft {amount, plural, one {# Einheit {resource}} other {# {resource}}} für {money} $. Kurs: {position}.',
  'log.crisesExplained':
    'Ab jetzt auf Krisen achten! Steuern, die die Weltbank leeren, bringen eine Finanzkrise, eine leere Verschmutzungsreserve eine ökologische, eine leere Destabilisierungsreserve eine Militärkrise. {count} Krisen beenden das Spiel.',
} satisfies Translation<typeof en>;
