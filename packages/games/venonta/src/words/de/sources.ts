import type { Translation } from '@entente/engine';
import type { sources as en } from '../en/sources.ts';

/** Sets of options, and where things come from that are not printed in the rulebook. */
export const sources = {
  'set.firstReadings': 'Erste Lesart',
  'set.firstReadings.about':
    'Ziele vor der Abstimmung und unsere erste, engere Lesart der Anleitung: Sieger ruhen, Karten der anderen nur zu Beginn eines Zuges, Kolonien geben alles auf einmal.',
  'set.fewerWars': 'Weniger Kriege',
  'set.fewerWars.about':
    'Weicht absichtlich von der Anleitung ab: ein Angriff kostet 3 Marken, eine Kolonie gibt nur die Kosten der Panzer zurück, und wer gesiegt hat, ruht für den Zug.',
  'set.hardTimes': 'Harte Zeiten',
  'set.hardTimes.about':
    'Hunger tut immer weh: SP auch unter 0, unbezahlte Marken bleiben geschuldet, vorenthaltenes Essen verdirbt, und Epidemien kosten Rationen.',
  'table.population': 'Bevölkerung nach 1950',
  'table.harvest': 'Ertrag der Felder',
  'table.costs': 'Baukosten',
  'table.income': 'Marken eines Gebiets',
  'table.prices': 'Preise',
  'table.hunger': 'Was Hunger kostet',
  'table.migrants': 'Was Migranten tun',
  'table.attack': 'Kosten eines Angriffs',
  'table.hits': 'Augen, die treffen',
  'table.colonies': 'Was Kolonien bringen',
  'table.emissions': 'CO₂ der Anlagen',
  'table.track': 'CO₂-Leiste und rote Felder',
  'table.fish': 'Fische in den Ozeanen',
  'table.links': 'Grenzen und Gewässer',
  'table.water': 'Scheiben mit Wasser',
  'source.territories':
    'Die Anleitung spricht von zwölf Gebieten und nennt keines. Wir haben zwölf Weltregionen von ähnlichem Wert gewählt.',
  'source.waters':
    'Die Anleitung nummeriert Hoheitsgewässer und zählt keine auf. Wir haben schmale Meere zwischen Nachbarn gewählt.',
  'source.oceans':
    'Die Anleitung hat Ozeane für einen sechsseitigen Würfel und nennt keinen. Die Fische sind wie der Fang der Welt verteilt.',
  'source.objectives':
    'Die Anleitung hat 36 Ziele in drei Gruppen und druckt keines ab. Texte und Punkte sind von uns, durch Simulation abgestimmt.',
  'source.actions':
    'Die Anleitung sagt, wie viele Karten man hat und wann man sie spielt, und druckt keine ab. Alle 40 sind von uns.',
  'source.events':
    'Die Anleitung sagt, wann und wie Ereignisse treffen, und druckt keines ab. Alle 26 sind von uns.',
  'source.epidemics':
    'Die Anleitung druckt kein Ereignis ab. Bei unserem heißt weniger Volk auch weniger Hunger: das kann ein Geschenk sein.',
  'source.promises':
    'Die Anleitung kennt nur Pakte für Angriff und Verteidigung. Andere Versprechen sind von uns, und niemand muss sie halten.',
  'source.population':
    'In der Anleitung stehen nur der Anfang und die Grenze von 10. Der Rest folgt dem Wachstum der wirklichen Bevölkerung.',
  'source.harvest':
    'In der Anleitung bringt ein Feld 1 Ration. Die 3 eines Intensivfelds folgen wirklichen Getreideerträgen seit 1961.',
  'source.costs':
    'Die Anleitung verweist auf Tabellen, die wir nicht haben. Marken und CO₂ sind durch Simulation abgestimmt.',
  'source.income':
    'Die Anleitung verweist auf eine Tabelle, die wir nicht haben. Unsere gibt nie mehr als die 36 Marken aus.',
  'source.prices':
    'Die Anleitung sagt, wovon Preise abhängen; in ihrem Beispiel kostet ein TEP 1 und eine Ration 2. Die Stufen sind von uns.',
  'source.hunger':
    'In der Anleitung verliert SP und Marken, wer sein Volk vernachlässigt. Wie viele, und dass SP bei 0 enden, ist von uns.',
  'source.migrants':
    'In der Anleitung kommt nach Kämpfen und Hunger ein Migrant dazu. Wohin er geht und was er tut, ist von uns.',
  'source.attack': 'In der Anleitung hängen die Kosten von den Einheiten ab. Die Zahlen sind von uns.',
  'source.hits': 'Wir haben alle Treffertabellen versucht: diese passt zum Beispiel der Anleitung.',
  'source.colonies':
    'In der Anleitung darf der Kolonisator 1 Ration und 1 TEP holen und bekommt seine Marken zurück. Der Rest ist von uns.',
  'source.emissions':
    'In der Anleitung stoßen Fabriken und Intensivfelder CO₂ aus. Wie viel, ist durch Simulation abgestimmt.',
  'source.track':
    'Die Anleitung hat eine Leiste mit roten Feldern und einem Ende. Länge und Felder sind von uns.',
  'source.fish':
    'Die Anleitung hat Fische, die der Abfall tötet. Wie viele, ist durch Simulation abgestimmt.',
  'source.links':
    'Landgrenzen sind die wirklicher Länder, nach Regionen zusammengezählt; welche Gewässer Regionen verbinden, ist von uns.',
  'source.water':
    'Die Anleitung sagt, dass Scheiben mit Wasser auf dem Spielplan stehen. Wie viele wo, folgt dem wirklichen Süßwasser.',
} as const satisfies Translation<typeof en>;
