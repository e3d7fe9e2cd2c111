import type { Translation } from '@entente/engine';
import type { international as en } from '../en/international.ts';

/** The international phase without alliances (LIM-3), and the events of the solo game (LIM-5). */
export const international = {
  'log.internationalPhase': 'Die internationale Phase beginnt.',
  'log.coldWar': 'Kalter Krieg: {seat} ist hochgerüstet und nimmt 1 Destabilisierung.',
  'log.coldWarStar': 'Kalter Krieg: Die Sternnation ist hochgerüstet und nimmt 1 Destabilisierung.',
  'log.financialCrisis':
    'Finanzkrise! Jede Nation verliert {tiles} $ pro Kopf und senkt einen Lebensstandard um 1 Schritt.',
  'log.richest': 'Destabilisierung nimmt, wer am meisten Geld hat: {seats}.',
  'log.richestStar': 'Die Sternnation gehört zu den Reichsten und nimmt Destabilisierung.',
  'log.ecologicalCrisis':
    'Ökologische Krise! Jede Nation verliert 1 Gebiet und {tiles, plural, one {# Stufe} other {# Stufen}} ihrer Fabrik für Erneuerbare.',
  'log.polluters':
    'Wer am meisten Verschmutzung hat, büßt mit weniger Bevölkerung, mehr Unruhe und einer ärmeren obersten Klasse: {seats}.',
  'log.polluterStar': 'Die Sternnation ist Verursacher: Niemand hat mehr Verschmutzung.',
  'log.migration': 'Menschen wandern ein, die Bevölkerung wächst: {seats}.',
  'log.militaryCrisis':
    'Militärkrise! In jeder Nation fällt die niedrigste Klasse, die fallen kann, {tiles, plural, one {einmal} other {#-mal}}, und Militär wird eingezogen.',
  'log.warmongers': 'Wer am meisten Destabilisierung hat, verliert 1 Bevölkerungsstufe: {seats}.',
  'log.endOfGeneration': 'Generation {generation} ist zu Ende.',
  'log.event': 'Ereignis: {event}.',
  'log.eventSkipped': 'Das Ereignis „{event}“ trifft nicht zu; ein anderes wird gezogen.',
  'log.noEvent': 'Kein Ereignis trifft zu: Es geschieht nichts.',
  'prompt.raid':
    'Die Sternnation überfällt dich mit {force} Militär. Gibst du ebenso viel aus, um sie abzuwehren?',
  'choice.repelRaid': 'Wehre den Überfall ab',
  'choice.sufferRaid': 'Lass den Überfall geschehen',
  'refuse.enoughMilitary':
    'Du brauchst {needed} Militär, hast aber {have, plural, =0 {keines} other {nur #}}.',
  'log.repelRaid': '{seat} wehrt den Überfall mit {amount} Militär ab.',
  'log.raid': 'Der Überfall kostet {seat} {amount, plural, one {# Einheit {resource}} other {# {resource}}}.',
} satisfies Translation<typeof en>;
