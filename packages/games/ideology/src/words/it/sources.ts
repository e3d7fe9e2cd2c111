import type { Translation } from '@entente/engine';
import type { sources as en } from '../en/sources.ts';

/** What marks say: where things come from that are not printed. */
export const sources = {
  'source.forum': 'Dalla traduzione delle carte ideologia fatta in un forum.',
  'source.attractiveCulture':
    'Dalla traduzione delle carte ideologia fatta in un forum; «una volta per round di conflitto» lo leggiamo come una volta per turno.',
  'source.isolationism':
    'Dalla traduzione delle carte ideologia fatta in un forum. Mantenere una guerra non è dichiararla: è la nostra lettura.',
  'source.totalitarianism':
    'Nome e momento vengono dalla traduzione di un forum; di chi sono le carte, di che tipo e quante lo abbiamo deciso noi.',
  'source.lightningStrike':
    'Dalla traduzione delle carte ideologia fatta in un forum, che s’interrompe dopo questa frase.',
  'source.culturalWeakness':
    'Si sa di una debolezza culturale; la sua forma è nostra, calibrata con simulazioni.',
  'source.nameOurs': 'L’effetto è nel regolamento; il nome è nostro.',
  'source.sampleTurn': 'Da un turno d’esempio dell’autore.',
  'source.thirdRule':
    'La terza regola di questa ideologia non si è trovata. Questa è inventata e calibrata con simulazioni.',
  'source.leftOver': 'Le altre quattro iniziano con avanzamenti diversi; questo è uno dei due rimasti.',
  'source.lowersCards':
    'Una risposta pubblicata dice che riduce le carte in una regione; come, lo abbiamo deciso noi.',
  'source.copies': 'Costo ed effetto sono stampati; il numero di copie è ricavato da 85 in tutto.',
  'source.patriotism':
    'Sono stampate due carte dello stesso tipo, resta il culturale; il numero di copie è ricavato.',
  'source.waiver': 'Il regolamento dice che alcuni avanzamenti annullano la distanza, non quali.',
  'source.waiverAndCost':
    'Il regolamento dice che alcuni avanzamenti annullano la distanza, non quali. Il costo è l’unica coppia rimasta.',
  'source.massDestruction':
    'Costo e influenza sono stampati; che cosa fa quando si usa è nostro. Il regolamento la dice spesso costruita e usata di rado.',
  'source.neutralName': 'I nomi neutri sono nostri, per le classi.',
  'source.regionLinks': 'Nome e livello sono stampati; quasi tutti i confini sono nostri.',
  'source.regionPublic':
    'Nome e livello vengono da pagine pubbliche o da esempi; quasi tutti i confini sono nostri.',
  'source.regionLevel': 'Della regione si conosce il nome; livello e confini sono nostri.',
  'source.regionOurs': 'Le carte regione non si sono potute leggere: nome, livello e confini sono nostri.',
  'set.firstReadings': 'prime letture',
  'set.firstReadings.about':
    'Ciò che fu ricostruito per primo, prima di calibrare numeri e regole inventate con simulazioni.',
} as const satisfies Translation<typeof en>;
