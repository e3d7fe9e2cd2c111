import type { Translation } from '@entente/engine';
import type { social as en } from '../en/social.ts';

/** The social phase (LIM-2). */
export const social = {
  'log.socialPhase': 'Die soziale Phase beginnt.',
  'prompt.closeFactory':
    'Dein Volk hungert. Welche Fabrik verliert 1 Stufe? Noch {count, plural, one {# Stufe} other {# Stufen}}.',
  'choice.closeFactory': 'Senke die {factory} um 1 Stufe',
  'log.closeFactory': 'Der Hunger zwingt {seat}, die {factory} um 1 Stufe zu senken.',
  'log.shortage':
    '{seat} hat zu wenig {resource}: {levels, plural, one {# Bevölkerungsstufe geht} other {# Bevölkerungsstufen gehen}} leer aus.',
  'log.storage': '{seat} kann {lost} Erneuerbare nicht lagern und verliert sie.',
  'prompt.lowerStandard':
    '{reason, select, goods {Die Industriegüter reichen nicht.} order {Aufruhr! Das Militär reicht nicht für die öffentliche Ordnung.} financial {Die Finanzkrise trifft dich.} other {Das Militär reicht nicht für die Krise.}} Welcher Lebensstandard sinkt? Noch {count, plural, one {# Schritt} other {# Schritte}}.',
  'log.lowerStandard': '{seat} senkt den Lebensstandard der {class}.',
  'prompt.raiseStandard':
    '{reason, select, boom {Boom!} demilitarisation {Der Frieden zahlt sich aus.} other {Fortschritt!}} Welcher Lebensstandard steigt?',
  'log.raiseStandard': '{seat} erhöht den Lebensstandard der {class}.',
  'log.growth': 'Die Bevölkerung von {seat} wächst auf {heads, plural, one {# Kopf} other {# Köpfe}}.',
  'prompt.developFactory': 'Deine Wirtschaft wächst. Welche Fabrik gewinnt 1 Stufe?',
  'choice.developFactory': 'Erhöhe die {factory} um 1 Stufe',
  'log.developFactory': '{seat} erhöht die eigene {factory} um 1 Stufe.',
  'prompt.shrinkFactory': 'Deine Wirtschaft lässt die Industrie hinter sich. Welche Fabrik verliert 1 Stufe?',
  'choice.shrinkFactory': 'Senke die {factory} um 1 Stufe',
  'log.shrinkFactory': '{seat} senkt die eigene {factory} um 1 Stufe.',
  'log.taxes': '{seat} nimmt {money} $ Steuern ein.',
  'log.bankEmpty':
    'Die Weltbank ist leer: {money, plural, one {# $ kommt} other {# $ kommen}} aus LIMIT. Eine Finanzkrise droht.',
  'prompt.beforeProduction': 'Vor der Produktion: Entfernst du eine dauerhafte Karte?',
  'choice.produce': 'Produziere',
  'log.removed': '{seat} entfernt „{card}“.',
  'refuse.permanent': '„{card}“ bleibt bis zum Spielende liegen.',
  'refuse.removalUnrest':
    '„{card}“ zu entfernen erhöht die Unruhe um {count}: Dafür ist auf der Leiste kein Platz.',
  'log.production':
    '{seat} produziert {amount, plural, one {# Einheit {resource}} other {# {resource}}}{pollution, plural, =0 {} other { und # Verschmutzung}}.',
  'log.idleFactory':
    '{seat} hat zu wenig fossile Rohstoffe: Die {factory} verliert {levels, plural, one {# Stufe} other {# Stufen}}.',
  'log.riot': '{seat} erlebt einen Aufruhr.',
  'log.riotMoney': '{seat} verliert {money} $ im Aufruhr.',
  'log.boom': '{seat} erlebt einen Boom und erhält {money} $.',
  'log.classStruggle': '{seat} leidet unter dem Klassenkampf: Die Unruhe steigt um {gap}.',
} satisfies Translation<typeof en>;
