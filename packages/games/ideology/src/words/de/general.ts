import type { Translation } from '@entente/engine';
import type { general as en } from '../en/general.ts';

/** The box, the start of a game and the options of a table. */
export const general = {
  title: 'Ideology: Krieg der Ideen',
  about:
    'Verbreite eine Idee im 20. Jahrhundert, mit Waffen, Geld und Kultur. Frieden, Neutralität oder Krieg: Alle wählen geheim, und der feindlichere Wunsch gilt.',
  goal: 'Wer zuerst {points} Globalen Einfluss hat',
  'goal.how': 'Summe der Stufen deiner Regionen',
  'points.regions': 'Regionen',
  'points.regions.how': 'die Summe ihrer Stufen',
  'points.weapons': 'Massenvernichtungswaffen',
  'points.weapons.how': 'je 1',
  'firstVisit.who': 'Du verbreitest in der Welt: {ideology}.',
  'firstVisit.win':
    'Jede Region unter deiner Kontrolle zählt so viel wie ihre Stufe. Sind alle drei Sektoren einer unabhängigen Region voll, bekommt sie, wer dort die Mehrheit hat.',
  'firstVisit.end':
    'Das Spiel endet nach der Runde, in der jemand {points} erreicht. Der größte Einfluss gewinnt.',
  'firstVisit.first':
    'Tausche eine Karte, wenn du willst, und baue daheim auf. Dann dehnst du dich auf unabhängige Regionen aus.',
  framing:
    'Ein Spiel über den Wettstreit der Ideen im 20. Jahrhundert; es ergreift für keine Partei. „Sofort spielen“ gibt dir den Kapitalismus.',

  'log.leads': '{seat} spielt: {ideology}.',
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
  'option.regions.tuned': 'durch Simulation abgestimmt (von uns)',
  'option.regions.first': 'wie zuerst rekonstruiert',
  'option.attractiveCulture': 'Anziehende Kultur: Ein kultureller Angriff wird ohne Karte zurückgeschlagen',
  'option.attractiveCulture.turn': 'einmal pro Runde (unsere Lesart)',
  'option.attractiveCulture.conflict': 'einmal pro Konflikt',
  'option.totalitarianism': 'Totalitarismus: nach einer Bewertung',
  'option.totalitarianism.replace': 'ersetzt fremde Karten in eigenen Regionen',
  'option.totalitarianism.swap': 'tauscht eigene Karten gegen andere der Hand',
  'option.culturalWeakness': 'Kulturelle Schwäche: eine Karte Kultur mehr',
  'option.culturalWeakness.developed':
    'für kulturelle Konflikte außerhalb seiner Regionen ab Stufe 2 (von uns abgestimmt)',
  'option.culturalWeakness.conflict':
    'für jeden kulturellen Konflikt außerhalb seiner Regionen (wie zuerst rekonstruiert)',
  'option.culturalWeakness.extend': 'um kulturellen Einfluss auszudehnen',
  'option.colonialResistance': 'Kolonialer Widerstand: eine Karte Kultur mehr',
  'option.colonialResistance.distant':
    'um kulturellen Einfluss auf entfernte Regionen auszudehnen (von uns abgestimmt)',
  'option.colonialResistance.extend':
    'um kulturellen Einfluss auf Regionen ab Stufe 2 auszudehnen (wie zuerst rekonstruiert)',
  'option.colonialResistance.conflict': 'für kulturelle Konflikte in Regionen der Stufe 1',
  'option.fundamentalistStart': 'Startfortschritt der Ideologie im Iran',
  'option.fundamentalistStart.propaganda': 'Propaganda',
  'option.fundamentalistStart.patriotism': 'Patriotismus',
  'option.closedSociety':
    'Geschlossene Gesellschaft: In Regionen ab Stufe 2 kostet ein Konflikt eine Karte mehr',
  'option.closedSociety.cultural': 'wenn er kulturell ist (von uns abgestimmt)',
  'option.closedSociety.economic': 'wenn er wirtschaftlich ist (wie zuerst rekonstruiert)',
  'option.wmd': 'Massenvernichtungswaffen zerstören',
  'option.wmd.half': 'die Hälfte der Karten einer Ideologie in einer Region',
  'option.wmd.all': 'alle Karten in einer Region',
  'option.reach': 'Fortschritte der Stufe 2 heben die Entfernung auf',
  'option.reach.everywhere': 'beim Ausdehnen von Einfluss und in Konflikten',
  'option.reach.foreign': 'nur beim Ausdehnen von Einfluss',
  'option.independentMaximum': 'Platz in einem Sektor einer unabhängigen Region',
  'option.independentMaximum.current': 'ihre Entwicklungsstufe (italienische Spielregel)',
  'option.independentMaximum.printed': 'ihre aufgedruckte Stufe (deutsche Spielregel)',
  'option.turns': 'Letzte Runde, wenn bis dahin niemand gewonnen hat (unsere Regel)',
  'option.turns.60': '60',
  'option.turns.15': '15 (kurze Partie)',
  'option.turns.120': '120',
  'option.wmd.one': 'eine Karte einer Ideologie in jedem Sektor einer Region',
  'option.turns.0': 'keine, wie in der Spielregel (höchstens 200)',
  'option.firstIdeology': 'Der erste Platz beginnt',
  'option.firstIdeology.dealt': 'wo er zieht',
  'option.firstIdeology.capitalism': 'in den Vereinigten Staaten',
  'option.firstIdeology.communism': 'in Russland',
  'option.firstIdeology.fascism': 'in Deutschland',
  'option.firstIdeology.imperialism': 'in Großbritannien',
  'option.firstIdeology.fundamentalism': 'im Iran',
  'heading.influence': 'Einfluss',
  'heading.conflict': 'Konflikt',
  'heading.hand': 'Hand',
  'heading.advances': 'Fortschritte',
  'heading.diplomacy': 'Diplomatie',
  'effect.cards': '{count, plural, one {# Karte} other {# Karten}}',
  'effect.redraw': 'gegen eine zufällige',
  'effect.paid': '{count} {influence}',
  'effect.saved': 'deine Karte bleibt, Einfluss auch',
  'effect.kept': '{count, plural, =0 {keine Karten mehr} one {# Karte behalten} other {# Karten behalten}}',
  'effect.lose': 'dort eine Karte verlieren',
  'effect.rise': 'Einfluss {by}',
  'effect.theirs': '{target}: Einfluss {by}',
  'effect.noInfluence': 'noch ändert sich kein Einfluss',
  'effect.filled': 'dann {size} von {room} hier',
  'effect.toLevel':
    '{count, plural, =0 {noch nichts: für Stufe {level} fehlen die anderen Typen} one {Einfluss +1 nach # weiteren Karte (Stufe {level})} other {Einfluss +1 nach # weiteren Karten (Stufe {level})}}',
  'effect.toTake':
    '{count, plural, =0 {voll: Einfluss +{worth} für die Mehrheit} one {Einfluss +{worth}, wenn # weitere Karte sie füllt} other {Einfluss +{worth}, wenn # weitere Karten sie füllen}}; meiste Karten: {lead, select, own {du} none {Gleichstand} other {ein anderer}}',
  'effect.odds':
    '{chance, plural, =100 {ersetzt ihre Karte sicher} other {ersetzt ihre Karte: mindestens {chance} %}}',
  'effect.free': '{target} kann gratis abwehren',
  'effect.weapon': 'die Waffe, Einfluss −1',
  'effect.destroyed': '{lost, plural, one {# Karte} other {# Karten}} zerstört',
  'effect.ownLost': 'auch {own} von dir',
  'effect.part': '{advancement}',
  'effect.protects': 'Angriffe auf dich kosten eine Karte mehr ({influence})',
  'effect.reaches': 'Entfernung frei ({influence})',
  'effect.points': '{points, plural, one {# Punkt bei Gleichstand} other {# Punkte bei Gleichstand}}',
  'effect.peace': 'beendet den Frieden mit {target}',
} satisfies Translation<typeof en>;
