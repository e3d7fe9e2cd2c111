import type { Translation } from '@entente/engine';
import type { end as en } from '../en/end.ts';

/** The end of the game (LIM-4), and what is recorded of every generation. */
export const end = {
  'log.resilienceTest':
    'Prova di resilienza: tutte le nazioni affrontano ancora una volta cibo, consumo e produzione.',
  'outcome.generations': 'Le sette generazioni sono finite.',
  'outcome.crises': 'Il mondo è passato di crisi in crisi: la partita è finita.',
  'outcome.solo': 'Le sette generazioni sono finite. Con più di 100 punti avresti giocato molto bene.',
  'outcome.soloCrises': 'Le crisi hanno chiuso la partita. Con più di 100 punti avresti giocato molto bene.',
  'outcome.soloTriumph': 'Più di 100 punti: hai giocato molto bene, congratulazioni!',
  'measure.population': 'Popolazione',
  'measure.renewable': 'Risorse rinnovabili in magazzino',
  'measure.industrial': 'Risorse industriali in magazzino',
  'measure.military': 'Risorse militari in magazzino',
  'measure.fossil': 'Risorse fossili rimaste',
  'measure.money': 'Denaro',
  'measure.territories': 'Territori',
  'measure.pollution': 'Inquinamento',
  'measure.destabilisation': 'Destabilizzazione',
  'measure.unrest': 'Disordine',
  'measure.classA': 'Standard di vita della classe A',
  'measure.classB': 'Standard di vita della classe B',
  'measure.classC': 'Standard di vita della classe C',
  'measure.classD': 'Standard di vita della classe D',
  'measure.classE': 'Standard di vita della classe E',
  'measure.score': 'Punteggio finora',
  'measure.bank': 'Banca Mondiale',
  'measure.worldPopulation': 'Popolazione mondiale',
  'measure.worldFossil': 'Risorse fossili rimaste nel mondo',
  'measure.worldPollution': 'Inquinamento mondiale',
  'measure.destabilisationReserve': 'Riserva di destabilizzazione',
  'measure.crises': 'Crisi finora',
} satisfies Translation<typeof en>;
