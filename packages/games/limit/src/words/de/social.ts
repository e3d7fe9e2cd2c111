import type { Translation } from '@entente/engine';
import type { social as en } from '../en/social.ts';

/** The social phase (LIM-2). */
export const social = {
  'log.socialPhase': 'Die soziale Phase beginnt.',
  'prompt.closeFactory':
    '{count, plural, =0 {Wo gehungert wird, schließen Fabriken.} one {Dein Volk hungert. Welche Fabrik verliert 1 Stufe?{reading, select, nothing { Eine auf der untersten Stufe bleibt dort.} other {}}} other {Dein Volk hungert. Welche Fabrik verliert 1 Stufe?{reading, select, nothing { Eine auf der untersten Stufe bleibt dort.} other {}} Noch # Stufen.}}',
  'choice.closeFactory': '{factory} um 1 Stufe senken',
  'log.shortage':
    '{seat} hat zu wenig {resource}: {levels, plural, one {# Stufe geht} other {# Stufen gehen}} leer aus.',
  'log.storage': '{seat} kann {lost} Erneuerbare nicht lagern und verliert sie.',
  'log.growth':
    '{seat}: Die Bevölkerung wächst auf {heads}{why, select, mortality { (geringere Sterblichkeit)} migration { (Zuwanderung)} other {}}.',
  'choice.developFactory': '{factory} um 1 Stufe erhöhen',
  'choice.shrinkFactory': '{factory} um 1 Stufe senken',
  'log.taxes': '{seat} nimmt {money} $ Steuern ein.',
  'log.bankEmpty':
    'Die Weltbank ist leer: {money, plural, one {# $ kommt} other {# $ kommen}} aus LIMIT. Eine Finanzkrise droht.',
  'log.removed': '{seat} entfernt „{card}“.',
  'refuse.permanent': '„{card}“ bleibt bis zum Spielende liegen.',
  'refuse.removalUnrest':
    '„{card}“ zu entfernen erhöht die Unruhe um {count}: Dafür ist auf der Leiste kein Platz.',
  'log.production':
    '{seat} produziert {amount, plural, one {# Einheit {resource}} other {# {resource}}}{fossil, plural, =0 {} one {, verbrennt # fossilen Rohstoff} other {, verbrennt # fossile Rohstoffe}}{pollution, plural, =0 {} other {, Verschmutzung +#}}.',
  'log.idleFactory':
    '{seat} hat zu wenig fossile Rohstoffe: {factory} fällt um {levels, plural, one {# Stufe} other {# Stufen}} auf {output}.',
  'moment.riot':
    'Steht Klasse C auf 1 oder 2, beruhigt ihn das Militär; fehlt es, sinkt eine Klasse. Bei 3 oder 4 geht Geld verloren.',
  'log.riot': 'Aufruhr bei {seat}: Die Unruhe ist zu groß!',
  'log.riotMoney': '{seat} verliert {money} $ im Aufruhr.',
  'log.boom': 'Boom bei {seat}: +{money} $.',
  'log.classStruggle':
    'Klassenkampf bei {seat}: Der Abstand der Klassen hebt die Unruhe um {gap} auf {unrest}.',
  'prompt.standards':
    '{reason, select, none {Lebensstandards ändern sich.} goods {Zu wenig Industriegüter. Welcher Lebensstandard sinkt?} order {Aufruhr! Zu wenig Militär. Welcher Lebensstandard sinkt?} financial {Die Finanzkrise trifft dich. Welcher Lebensstandard sinkt?} crisis {Zu wenig Militär für die Krise. Welcher Lebensstandard sinkt?} boom {Boom! Welcher Lebensstandard steigt?} demilitarisation {Der Frieden zahlt sich aus. Welcher Lebensstandard steigt?} other {Fortschritt! Welcher Lebensstandard steigt?}}{count, plural, =0 {} one {} other { Noch # Schritte.}}',
  'prompt.moveFactory':
    '{way, select, up {Deine Wirtschaft wächst. Welche Fabrik steigt um 1 Stufe?{reading, select, nothing { Eine am Ende ihrer Leiste bleibt dort.} other {}}} down {Deine Wirtschaft setzt auf Dienstleistungen. Welche Fabrik verliert 1 Stufe?{reading, select, nothing { Eine am Ende ihrer Leiste bleibt dort.} other {}}} other {Die Wirtschaft wandelt sich.}}',
  'prompt.removal':
    '{moment, select, growth {Bevor die Wirtschaft wächst: eine Karte entfernen?} production {Vor der Produktion: eine Karte entfernen?} order {Die öffentliche Ordnung ist entschieden: eine Karte entfernen?} other {Die Krise ist vorbei: eine Karte entfernen?}}',
  'choice.keepCards': 'Liegen lassen',
  'log.consumed':
    '{seat} {need, select, food {isst} goods {verbraucht} order {schickt} other {zieht}} {amount, plural, one {# Einheit {resource}} other {# {resource}}}{need, select, order { los} crisis { ein} other {}}.',
  'log.recycled':
    '{seat} recycelt: +{fossil, plural, one {# fossiler Rohstoff} other {# fossile Rohstoffe}}.',
  'log.famine':
    'Hungersnot bei {seat}: Nahrung fehlt für {levels, plural, one {# Stufe} other {# Stufen}}, die Bevölkerung sinkt auf {heads}.',
  'log.unrest':
    '{seat}: Unruhe {way, select, up {+} other {−}}{by}, jetzt {unrest} ({why, select, food {Hungersnot} goods {zu wenig Güter} fossil {Fabrik ohne fossile Rohstoffe} pollution {am meisten Verschmutzung} other {Abrüstung}}).',
  'log.overflow': '{seat}: Die Unruhe ist am Anschlag, stattdessen +{count} Destabilisierung.',
  'log.classRose':
    '{seat}: {class} steigt auf {standard}{token, select, yes {, ihr Demografiemarker kommt in die Zone} other {}}.',
  'log.classFell': '{seat}: {class} fällt auf {standard}.',
  'log.factoryRose': '{seat}: {factory} steigt auf {output}.',
  'log.factoryFell': '{seat}: {factory} fällt auf {output}.',
  'log.atEndOfTrack': '{seat}: {factory} steht am Ende der Leiste, nichts passiert.',
  'log.shrinking':
    '{seat}: Die Bevölkerung sinkt auf {heads}{why, select, pollution { (am meisten Verschmutzung)} other { (am meisten Destabilisierung)}}.',
  'log.tokensLeave':
    '{seat}: {count, plural, one {# Demografiemarker verlässt} other {# Demografiemarker verlassen}} die Zone.',
} satisfies Translation<typeof en>;
