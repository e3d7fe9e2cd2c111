import type { Translation } from '@entente/engine';
import type { sources as en } from '../en/sources.ts';

/** What is known of things that are not printed, and what is ours. */
export const sources = {
  'source.map':
    'Die gedruckte Karte war nicht zu lesen. Dieser Ort, Grenzen und Gewässer folgen der Geografie von 1935.',
  'source.changes':
    'Laut Regelheft ändern manche Karten die Regierung eines kleinen Neutralen. Der Rest ist von uns.',
  'source.wins': 'Laut Regelheft kann eine Karte eine Region gewinnen. Der Rest ist von uns.',
  'source.spies': 'Das Regelheft nennt den Namen und was sie blockiert. Wirkung und Anzahl sind von uns.',
  'source.stops': 'Das Regelheft nennt den Namen und was sie aufhält. Der Rest und die Anzahl sind von uns.',
  'source.answers': 'Laut Regelheft gibt es solche BLOCK-Karten. Name und Anzahl sind von uns.',
  'source.espionage': 'Laut einer Rezension nehmen Karten auch Wirtschaftskarten. Der Rest ist von uns.',
  'source.named': 'Die Einleitung des Regelhefts nennt es. Die Wirkung ist von uns.',
  'source.plusOne': 'Laut Regelheft gibt eine Technologie +1 auf diese Würfel. Der Name ist von uns.',
  'source.filler': 'Erfunden, um den Stapel zu füllen.',
  'source.blitzkrieg':
    'Laut Regelheft gibt es ihn, und er ist frei. Panzer und Flugzeuge: von einer Seite zum Grundspiel.',
  'source.resources': 'Das Regelheft nennt die fünf Arten, Rezensionen die Werte. Die Anzahl ist von uns.',
  'source.routes': 'Laut Regelheft hat jede ein Seegebiet und einen hohen Wert. Welche es gibt, ist von uns.',
  'source.favours': 'Laut Regelheft sind Gefallen handelbar. Welche, ist von uns.',
} satisfies Translation<typeof en>;
