import type { Translation } from '@entente/engine';
import type { sources as en } from '../en/sources.ts';

/** What marks say: where things come from that are not printed. */
export const sources = {
  'source.forum': 'Aus der Übersetzung der Ideologiekarten in einem Forum.',
  'source.attractiveCulture':
    'Aus der Übersetzung der Ideologiekarten in einem Forum; „einmal je Konfliktrunde“ lesen wir als einmal pro Runde.',
  'source.isolationism':
    'Aus der Übersetzung der Ideologiekarten in einem Forum. Einen Krieg fortzusetzen heißt nicht, ihn zu erklären: So lesen wir es.',
  'source.totalitarianism':
    'Name und Zeitpunkt stammen aus der Übersetzung in einem Forum; wessen Karten, welche und wie viele, stammt von uns.',
  'source.lightningStrike':
    'Aus der Übersetzung der Ideologiekarten in einem Forum, die nach diesem Satz abbricht.',
  'source.culturalWeakness':
    'Eine kulturelle Schwäche ist überliefert; ihre Form stammt von uns, durch Simulation abgestimmt.',
  'source.nameOurs': 'Die Wirkung steht in der Spielregel; der Name stammt von uns.',
  'source.sampleTurn': 'Aus einer Beispielrunde des Autors.',
  'source.thirdRule':
    'Die dritte Regel dieser Ideologie war nicht zu finden. Diese ist erfunden und durch Simulation abgestimmt.',
  'source.leftOver':
    'Die anderen vier beginnen mit verschiedenen Fortschritten; dies ist einer der beiden übrigen.',
  'source.lowersCards':
    'Laut einer veröffentlichten Antwort senkt sie die Zahl der Karten in einer Region; wie, stammt von uns.',
  'source.copies':
    'Kosten und Wirkung sind gedruckt; die Zahl der Exemplare ist aus insgesamt 85 erschlossen.',
  'source.patriotism':
    'Zwei Karten eines Typs sind gedruckt, Kultur bleibt übrig; die Zahl der Exemplare ist erschlossen.',
  'source.waiver':
    'Die Spielregel sagt, dass manche Fortschritte die Entfernung aufheben, aber nicht welche.',
  'source.waiverAndCost':
    'Die Spielregel sagt, dass manche Fortschritte die Entfernung aufheben, aber nicht welche. Die Kosten sind das einzige übrige Paar.',
  'source.massDestruction':
    'Kosten und Einfluss sind gedruckt; was ihr Einsatz bewirkt, stammt von uns. Die Spielregel nennt sie oft gebaut und selten eingesetzt.',
  'source.neutralName': 'Die neutralen Namen stammen von uns, für den Unterricht.',
  'source.regionLinks': 'Name und Stufe sind gedruckt; die meisten Nachbarschaften stammen von uns.',
  'source.regionPublic':
    'Name und Stufe stammen von öffentlichen Seiten oder aus Beispielen; die meisten Nachbarschaften stammen von uns.',
  'source.regionLevel': 'Die Region ist dem Namen nach bekannt; Stufe und Nachbarschaften stammen von uns.',
  'source.regionOurs':
    'Die Regionskarten waren nicht zu lesen: Name, Stufe und Nachbarschaften stammen von uns.',
  'set.firstReadings': 'erste Lesarten',
  'set.firstReadings.about':
    'Was zuerst erschlossen wurde, bevor Zahlen und erfundene Regeln durch Simulation abgestimmt wurden.',
} as const satisfies Translation<typeof en>;
