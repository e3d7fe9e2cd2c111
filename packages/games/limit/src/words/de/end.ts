import type { Translation } from '@entente/engine';
import type { end as en } from '../en/end.ts';

/** The end of the game (LIM-4), and what is recorded of every generation. */
export const end = {
  'log.resilienceTest':
    'Belastungsprobe: Alle Nationen durchlaufen Nahrung, Konsum und Produktion noch einmal.',
  'outcome.generations': 'Sieben Generationen sind vorüber.',
  'outcome.crises': 'Die Welt ist von Krise zu Krise getaumelt: Das Spiel ist aus.',
  'outcome.solo': 'Sieben Generationen sind vorüber. Mehr als 100 Punkte sind ein sehr gutes Ergebnis.',
  'outcome.soloCrises':
    'Krise um Krise hat das Spiel beendet. Mehr als 100 Punkte sind ein sehr gutes Ergebnis.',
  'outcome.soloTriumph': 'Mehr als 100 Punkte: sehr gut gespielt, Glückwunsch!',
  'measure.population': 'Bevölkerung',
  'measure.renewable': 'Erneuerbare im Vorrat',
  'measure.industrial': 'Industriegüter im Vorrat',
  'measure.military': 'Militär im Vorrat',
  'measure.fossil': 'Übrige fossile Rohstoffe',
  'measure.money': 'Geld',
  'measure.territories': 'Gebiete',
  'measure.pollution': 'Verschmutzung',
  'measure.destabilisation': 'Destabilisierung',
  'measure.unrest': 'Unruhe',
  'measure.classA': 'Lebensstandard der Klasse A',
  'measure.classB': 'Lebensstandard der Klasse B',
  'measure.classC': 'Lebensstandard der Klasse C',
  'measure.classD': 'Lebensstandard der Klasse D',
  'measure.classE': 'Lebensstandard der Klasse E',
  'measure.score': 'Wertung bisher',
  'measure.bank': 'Weltbank',
  'measure.worldPopulation': 'Weltbevölkerung',
  'measure.worldFossil': 'Übrige fossile Rohstoffe der Welt',
  'measure.worldPollution': 'Verschmutzung der Welt',
  'measure.destabilisationReserve': 'Destabilisierungsreserve',
  'measure.crises': 'Krisen bisher',
} satisfies Translation<typeof en>;
