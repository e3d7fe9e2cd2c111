import type { Translation } from '@entente/engine';
import type { general as en } from '../en/general.ts';

/** The box, the start of a game and the options of a table. */
export const general = {
  title: 'Ideology: Krieg der Ideen',
  about: 'Verbreite eine Idee in der Welt des 20. Jahrhunderts, mit Waffen, Geld und Kultur.',

  'log.leads': '{seat} führt: {ideology}.',
  'log.turn': 'Runde {turn} beginnt.',
  'log.passed': '{seat} passt.',

  'choice.pass': 'Passen',
  'choice.finish': 'Fertig',

  'refuse.cards':
    'Dafür {need, plural, one {braucht es # Karte} other {braucht es # Karten}} {influence}; du hast {have, plural, =0 {keine} other {nur #}}.',
  'refuse.full': 'In der Region {region} ist im Sektor {influence} kein Platz mehr.',

  'option.names': 'Namen der Ideologien',
  'option.names.printed': 'wie aufgedruckt',
  'option.names.neutral': 'neutral, griechische Buchstaben',
  'option.regions': 'Stufen und Nachbarschaften der Regionen',
  'option.regions.tuned': 'durch Simulation abgestimmt',
  'option.regions.first': 'wie zuerst rekonstruiert (Hausregel)',
  'option.attractiveCulture': 'Anziehende Kultur: Ein kultureller Angriff wird ohne Karte zurückgeschlagen',
  'option.attractiveCulture.turn': 'einmal pro Runde',
  'option.attractiveCulture.conflict': 'einmal pro Konflikt (Hausregel)',
  'option.totalitarianism': 'Totalitarismus: nach einer Bewertung',
  'option.totalitarianism.replace': 'ersetzt fremde Karten in eigenen Regionen',
  'option.totalitarianism.swap': 'tauscht eigene Karten gegen andere der Hand (Hausregel)',
  'option.culturalWeakness': 'Kulturelle Schwäche: eine Karte Kultur mehr',
  'option.culturalWeakness.developed': 'für kulturelle Konflikte außerhalb seiner Regionen ab Stufe 2',
  'option.culturalWeakness.conflict': 'für jeden kulturellen Konflikt außerhalb seiner Regionen (Hausregel)',
  'option.culturalWeakness.extend': 'um kulturellen Einfluss auszudehnen (Hausregel)',
  'option.colonialResistance': 'Kolonialer Widerstand: eine Karte Kultur mehr',
  'option.colonialResistance.distant': 'um kulturellen Einfluss auf entfernte Regionen auszudehnen',
  'option.colonialResistance.extend':
    'um kulturellen Einfluss auf Regionen ab Stufe 2 auszudehnen (Hausregel)',
  'option.colonialResistance.conflict': 'für kulturelle Konflikte in Regionen der Stufe 1 (Hausregel)',
  'option.fundamentalistStart': 'Startfortschritt der Ideologie im Iran',
  'option.fundamentalistStart.propaganda': 'Propaganda',
  'option.fundamentalistStart.patriotism': 'Patriotismus (Hausregel)',
  'option.closedSociety':
    'Geschlossene Gesellschaft: In Regionen ab Stufe 2 kostet ein Konflikt eine Karte mehr',
  'option.closedSociety.cultural': 'wenn er kulturell ist',
  'option.closedSociety.economic': 'wenn er wirtschaftlich ist (Hausregel)',
  'option.wmd': 'Massenvernichtungswaffen zerstören',
  'option.wmd.half': 'die Hälfte der Karten einer Ideologie in einer Region',
  'option.wmd.all': 'alle Karten in einer Region (Hausregel)',
  'option.reach': 'Fortschritte der Stufe 2 heben die Entfernung auf',
  'option.reach.everywhere': 'beim Ausdehnen von Einfluss und in Konflikten',
  'option.reach.foreign': 'nur beim Ausdehnen von Einfluss (Hausregel)',
  'option.independentMaximum': 'Platz in einem Sektor einer unabhängigen Region',
  'option.independentMaximum.current': 'ihre Entwicklungsstufe',
  'option.independentMaximum.printed': 'ihre aufgedruckte Stufe (Hausregel)',
  'option.turns': 'Letzte Runde, wenn bis dahin niemand gewonnen hat',
  'option.turns.60': '60',
  'option.turns.15': '15 (kurze Partie)',
  'option.turns.120': '120',
} satisfies Translation<typeof en>;
