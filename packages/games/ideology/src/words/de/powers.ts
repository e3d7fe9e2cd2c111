import type { Translation } from '@entente/engine';
import type { powers as en } from '../en/powers.ts';

/** What ideologies and advancements can do. */
export const powers = {
  'powerKind.start': 'Beginn',
  'powerKind.advantage': 'Vorteil',
  'powerKind.disadvantage': 'Nachteil',

  'power.CAP-1': 'Freies Denken',
  'power.CAP-1.text': 'Beginnt mit Innovation.',
  'power.CAP-2': 'Anziehende Kultur',
  'power.CAP-2.text':
    'Darf einmal pro Runde die erste Angriffskarte eines kulturellen Konflikts zurückschlagen, ohne eine Karte zu spielen.',
  'power.CAP-2-conflict': 'Anziehende Kultur',
  'power.CAP-2-conflict.text':
    'Darf in jedem kulturellen Konflikt die erste Angriffskarte zurückschlagen, ohne eine Karte zu spielen.',
  'power.CAP-3': 'Isolationismus',
  'power.CAP-3.text':
    'Darf keinen Krieg erklären. Zahlt eine Karte Militär mehr, um in einer Region ab Stufe 2 einen militärischen Konflikt zu beginnen.',
  'power.COM-1': 'Planwirtschaft',
  'power.COM-1.text': 'Beginnt mit Industrie.',
  'power.COM-2': 'Totalitarismus',
  'power.COM-2.text':
    'Darf am Ende der Bewertungsphase fremde Karten in eigenen Regionen durch Handkarten desselben Typs ersetzen.',
  'power.COM-2-swap': 'Totalitarismus',
  'power.COM-2-swap.text':
    'Darf am Ende der Bewertungsphase eigene Karten in eigenen Regionen gegen Handkarten eines anderen Typs tauschen.',
  'power.COM-3': 'Eiserner Vorhang',
  'power.COM-3.text':
    'Zahlt eine Karte Wirtschaft mehr, um in einer entfernten Region einen wirtschaftlichen Konflikt zu beginnen.',
  'power.FAS-1': 'Militärischer Schwerpunkt',
  'power.FAS-1.text': 'Beginnt mit Taktik.',
  'power.FAS-2': 'Blitzangriff',
  'power.FAS-2.text':
    'Im ersten eigenen militärischen Konflikt einer Runde schlagen nur zwei Karten zusammen die erste Angriffskarte zurück.',
  'power.FAS-3': 'Kulturelle Schwäche',
  'power.FAS-3.text':
    'Zahlt eine Karte Kultur mehr, um in einer fremden Region ab Stufe 2 einen kulturellen Konflikt zu beginnen.',
  'power.FAS-3-conflict': 'Kulturelle Schwäche',
  'power.FAS-3-conflict.text':
    'Zahlt eine Karte Kultur mehr, um in einer fremden Region einen kulturellen Konflikt zu beginnen.',
  'power.FAS-3-extend': 'Kulturelle Schwäche',
  'power.FAS-3-extend.text': 'Zahlt eine Karte Kultur mehr, um kulturellen Einfluss auszudehnen.',
  'power.IMP-1': 'Vaterlandsliebe',
  'power.IMP-1.text': 'Beginnt mit Patriotismus.',
  'power.IMP-2': 'Globale Kolonisierung',
  'power.IMP-2.text':
    'Zahlt keinen Entfernungstribut, um Einfluss auf unabhängige Regionen der Stufe 1 auszudehnen.',
  'power.IMP-3': 'Kolonialer Widerstand',
  'power.IMP-3.text':
    'Zahlt eine Karte Kultur mehr, um kulturellen Einfluss auf eine Region ab Stufe 2 auszudehnen.',
  'power.IMP-3-distant': 'Kolonialer Widerstand',
  'power.IMP-3-distant.text':
    'Zahlt eine Karte Kultur mehr, um kulturellen Einfluss auf eine entfernte Region auszudehnen.',
  'power.IMP-3-conflict': 'Kolonialer Widerstand',
  'power.IMP-3-conflict.text':
    'Zahlt eine Karte Kultur mehr, um in einer Region der Stufe 1 einen kulturellen Konflikt zu beginnen.',
  'power.FUN-1': 'Mission',
  'power.FUN-1.text': 'Beginnt mit Propaganda.',
  'power.FUN-1-patriotism': 'Mission',
  'power.FUN-1-patriotism.text': 'Beginnt mit Patriotismus.',
  'power.FUN-2': 'Dschihad',
  'power.FUN-2.text':
    'Darf nach einem gewonnenen eigenen Angriff die Angriffskarte und eine Karte des Verteidigers ablegen, statt sie zu ersetzen.',
  'power.FUN-3': 'Geschlossene Gesellschaft',
  'power.FUN-3.text':
    'Zahlt eine Karte Kultur mehr, um in einer Region ab Stufe 2 einen kulturellen Konflikt zu beginnen.',
  'power.FUN-3-economic': 'Geschlossene Gesellschaft',
  'power.FUN-3-economic.text':
    'Zahlt eine Karte Wirtschaft mehr, um in einer Region ab Stufe 2 einen wirtschaftlichen Konflikt zu beginnen.',

  'advancement.tactics.text':
    'Kostet 2 Karten Militär. Angreifer zahlen eine Karte Militär für jedes Exemplar, das du ihnen voraushast.',
  'advancement.industry.text':
    'Kostet 2 Karten Wirtschaft. Angreifer zahlen eine Karte Wirtschaft für jedes Exemplar, das du ihnen voraushast.',
  'advancement.patriotism.text':
    'Kostet 2 Karten Kultur. Angreifer zahlen eine Karte Kultur für jedes Exemplar, das du ihnen voraushast.',
  'advancement.supremacy.text': 'Kostet Taktik und Industrie. Kein Entfernungstribut für Karten Militär.',
  'advancement.innovation.text':
    'Kostet Industrie und Patriotismus. Kein Entfernungstribut für Karten Wirtschaft.',
  'advancement.propaganda.text': 'Kostet Taktik und Patriotismus. Kein Entfernungstribut für Karten Kultur.',
  'advancement.supremacy-foreign.text':
    'Kostet Taktik und Industrie. Kein Entfernungstribut, um militärischen Einfluss auszudehnen.',
  'advancement.innovation-foreign.text':
    'Kostet Industrie und Patriotismus. Kein Entfernungstribut, um wirtschaftlichen Einfluss auszudehnen.',
  'advancement.propaganda-foreign.text':
    'Kostet Taktik und Patriotismus. Kein Entfernungstribut, um kulturellen Einfluss auszudehnen.',
  'advancement.wmd.text':
    'Kosten Technologische Überlegenheit, Innovation und Propaganda. Geben 1 Globalen Einfluss. Einmal einsetzbar, im Krieg, gegen die Karten einer Ideologie in einer Region: In jedem Sektor geht die Hälfte davon verloren, aufgerundet.',
  'advancement.wmd-one.text':
    'Kosten Technologische Überlegenheit, Innovation und Propaganda. Geben 1 Globalen Einfluss. Einmal einsetzbar, im Krieg, gegen die Karten einer Ideologie in einer Region: In jedem Sektor geht eine davon verloren.',
  'advancement.wmd-all.text':
    'Kosten Technologische Überlegenheit, Innovation und Propaganda. Geben 1 Globalen Einfluss. Einmal einsetzbar gegen eine Ideologie, mit der du im Krieg bist: In einer Region, wo sie Karten hat, verlieren alle sämtliche Karten.',
} satisfies Translation<typeof en>;
