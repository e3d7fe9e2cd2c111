import type { Translation } from '@entente/engine';
import type { sources as en } from '../en/sources.ts';

/** What is known of things that are not printed in the rulebook, and the named sets of options. */
export const sources = {
  'number.market': 'prezzi di mercato',
  'number.star': 'valori della nazione stella',
  'number.years': 'anni delle generazioni',
  'source.goodsSpent':
    'Nel testo manca il simbolo di ciò che si spende. Leggiamo risorse industriali, per il verbo e il tema della carta.',
  'source.removal':
    'Una pagina rimanda la carta in mano, un’altra in fondo al mazzo. Seguiamo la pagina della carta.',
  'source.softPower':
    'Manca il simbolo di ciò che si cede. Leggiamo inquinamento, il segnalino di questo mazzo; potrebbe essere destabilizzazione.',
  'source.recycling':
    'Mancano i simboli. Leggiamo: un livello industriale come costo, risorse industriali spese, fossili ottenute.',
  'source.robotisation':
    'Mancano due simboli dove Industrializzazione ne ha tre. Leggiamo industriale e militare.',
  'source.annexation':
    'Mancano i simboli delle fabbriche: leggiamo industriale o militare. Il testo non dice chi sceglie; il soggetto è la nazione attaccata.',
  'source.plunder':
    'Mancano i simboli. Leggiamo fossili per il bottino scarso, rinnovabili e industriali per i due cinque.',
  'source.rate':
    'Il testo non dice di quante posizioni si muove la tariffa. La muoviamo di 1, in su o in giù.',
  'source.tourism': 'Manca il simbolo della classe. Leggiamo classe C; potrebbe essere la A.',
  'source.surtax': 'L’effetto segue una recensione pubblicata del gioco.',
  'source.repression': 'L’effetto segue una recensione pubblicata del gioco.',
  'source.crisisMoney': 'L’importo è stampato. Che il denaro vada alla Banca Mondiale è una nostra scelta.',
  'source.crisisLand':
    'Manca il simbolo del segnalino perso. Deve essere un territorio: ogni nazione ne ha, e l’esempio del punteggio torna.',
  'source.crisisBlame':
    'Mancano i simboli. Leggiamo: chi ha più destabilizzazione perde popolazione, come nella crisi ecologica.',
  'source.events':
    'Si sa solo quanti sono gli eventi e quando si pescano. Che cosa fanno è una nostra invenzione.',
  'source.outputs': 'I livelli da 1 a 5 sono stampati. 20, 30 e 50 seguono il tracciato della popolazione.',
  'source.fuel':
    'I livelli da 1 a 3 e il 5 sono stampati. Gli altri seguono la legge più semplice per questi punti.',
  'source.market':
    'Si conoscono il prezzo più alto, una vendita in un esempio e che alla tariffa più bassa non si vende. Il resto è ricavato.',
  'source.star':
    'I numeri sono stampati, due simboli mancano: leggiamo risorse militari e produzione industriale.',
  'source.years': 'Gli anni 1850 e 2060 sono stampati; li dividiamo in sette parti uguali.',
  'set.firstReadings': 'Prime letture',
  'set.firstReadings.about':
    'Le nostre prime letture di due punti aperti: nessuna penalità senza effetto finché un’altra fabbrica può scendere, e nell’annessione sceglie l’attaccante.',
  'set.militarist': 'Militarista',
  'set.militarist.about': 'Ogni risorsa militare vale 1 punto.',
  'set.pacifist': 'Pacifista',
  'set.pacifist.about': 'Le risorse militari non valgono nulla.',
  'set.egalitarian': 'Egualitario',
  'set.egalitarian.about': 'Conta solo la classe E, tre volte.',
  'set.elitist': 'Elitario',
  'set.elitist.about': 'Conta solo la classe A, tre volte.',
  'set.ecologist': 'Ecologista',
  'set.ecologist.about': 'L’inquinamento conta il doppio. Il regolamento non dà un numero.',
  'set.productivist': 'Produttivista',
  'set.productivist.about': 'L’inquinamento conta la metà. Il regolamento non dà un numero.',
  'set.peacemaker': 'Pacificatore',
  'set.peacemaker.about': 'La destabilizzazione conta il doppio. Il regolamento non dà un numero.',
  'set.realist': 'Realista',
  'set.realist.about': 'La destabilizzazione non conta. Il regolamento non dà un numero.',
  'set.steadyMoney': 'Denaro costante',
  'set.steadyMoney.about': '2 punti ogni 10 $, quali che siano le crisi.',
  'set.smallMoney': 'Piccoli importi',
  'set.smallMoney.about': '1 punto ogni 5 $, quali che siano le crisi.',
  'set.bigMoney': 'Grandi importi',
  'set.bigMoney.about': '10 punti ogni 50 $, quali che siano le crisi.',
  'set.noResilience': 'Senza prova di resilienza',
  'set.noResilience.about': 'Si conta ciò che le nazioni hanno alla fine.',
  'set.doubleResilience': 'Due prove di resilienza',
  'set.doubleResilience.about': 'La prova prima del punteggio si fa due volte.',
  'number.outputs': 'produzione delle grandi fabbriche',
  'number.fuel': 'risorse fossili e inquinamento delle grandi fabbriche',
} satisfies Translation<typeof en>;
