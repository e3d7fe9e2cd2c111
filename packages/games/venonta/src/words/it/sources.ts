import type { Translation } from '@entente/engine';
import type { sources as en } from '../en/sources.ts';

/** Sets of options, and where things come from that are not printed in the rulebook. */
export const sources = {
  'set.firstReadings': 'Prime letture',
  'set.firstReadings.about':
    'Obiettivi prima della messa a punto, e la nostra prima lettura, più stretta, del regolamento: chi ha vinto riposa, carte degli altri solo a inizio turno, prelievi tutti insieme.',
  'set.fewerWars': 'Meno guerre',
  'set.fewerWars.about':
    'Si scosta di proposito dal regolamento: un attacco costa 3 gettoni, una colonia rende solo il costo dei carri armati, e chi ha vinto riposa per il turno.',
  'set.hardTimes': 'Tempi duri',
  'set.hardTimes.about':
    'La fame fa sempre male: PV anche sotto 0, i gettoni non pagati restano dovuti, il cibo negato a chi ha fame va a male, e le epidemie costano razioni.',
  'table.population': 'Popolazione dopo il 1950',
  'table.harvest': 'Resa delle coltivazioni',
  'table.costs': 'Costi di costruzione',
  'table.income': 'Gettoni di un territorio',
  'table.prices': 'Prezzi',
  'table.hunger': 'Costo della fame',
  'table.migrants': 'Che cosa fanno i migranti',
  'table.attack': 'Costo di un attacco',
  'table.hits': 'Facce che colpiscono',
  'table.colonies': 'Che cosa rendono le colonie',
  'table.emissions': 'CO₂ degli impianti',
  'table.track': 'Tracciato della CO₂ e caselle rosse',
  'table.fish': 'Pesci negli oceani',
  'table.links': 'Confini e acque',
  'table.water': 'Dischi con acqua',
  'source.territories':
    'Il regolamento parla di dodici territori e non ne nomina nessuno. Abbiamo scelto dodici regioni del mondo di valore simile.',
  'source.waters':
    'Il regolamento numera le acque territoriali senza elencarle. Abbiamo scelto mari stretti tra vicini.',
  'source.oceans':
    'Il regolamento ha oceani per un dado a sei facce e non li nomina. I pesci sono divisi come il pescato mondiale.',
  'source.objectives':
    'Il regolamento ha 36 obiettivi in tre gruppi e non ne riporta nessuno. Testi e punti sono nostri, messi a punto con simulazioni.',
  'source.actions':
    'Il regolamento dice quante carte si hanno e quando si giocano, ma non ne riporta nessuna. Tutte e 40 sono nostre.',
  'source.events':
    'Il regolamento dice quando e come colpiscono gli imprevisti, ma non ne riporta nessuno. Tutti e 26 sono nostri.',
  'source.epidemics':
    'Il regolamento non riporta imprevisti. Nei nostri, meno gente vuol dire anche meno bocche: può essere un regalo.',
  'source.promises':
    'Il regolamento conosce solo patti di attacco e di difesa. Le altre promesse sono nostre, e nessuno è obbligato a mantenerle.',
  'source.population':
    'Nel regolamento ci sono solo l’inizio e il massimo di 10. Il resto segue la crescita della popolazione reale.',
  'source.harvest':
    'Nel regolamento una coltivazione rende 1 razione. Le 3 di quella intensiva seguono le rese reali dei cereali dal 1961.',
  'source.costs':
    'Il regolamento rimanda a tabelle che non abbiamo. Gettoni e CO₂ sono messi a punto con simulazioni.',
  'source.income':
    'Il regolamento rimanda a una tabella che non abbiamo. La nostra non distribuisce mai più dei 36 gettoni.',
  'source.prices':
    'Il regolamento dice da che cosa dipendono i prezzi; nel suo esempio un TEP vale 1 e una razione 2. I gradini sono nostri.',
  'source.hunger':
    'Nel regolamento chi trascura la sua gente perde PV e gettoni. Quanti, e che i PV si fermino a 0, lo abbiamo deciso noi.',
  'source.migrants':
    'Nel regolamento si aggiunge un migrante dopo battaglie e fame. Dove va e che cosa fa lo abbiamo deciso noi.',
  'source.attack': 'Nel regolamento il costo dipende dalle unità. I numeri sono nostri.',
  'source.hits':
    'Abbiamo provato tutte le tabelle dei colpi: questa va d’accordo con l’esempio del regolamento.',
  'source.colonies':
    'Nel regolamento il colonizzatore può prendere 1 razione e 1 TEP e riprende i gettoni. Il resto è nostro.',
  'source.emissions':
    'Nel regolamento emettono fabbriche e coltivazioni intensive. Quanto, è messo a punto con simulazioni.',
  'source.track':
    'Il regolamento ha un percorso con caselle rosse e una fine. Lunghezza e caselle sono nostre.',
  'source.fish':
    'Il regolamento ha pesci che i rifiuti uccidono. Quanti sono, è messo a punto con simulazioni.',
  'source.links':
    'I confini di terra sono quelli dei paesi reali, sommati per regione; quali acque uniscano le regioni lo abbiamo deciso noi.',
  'source.water':
    'Il regolamento dice che i dischi con acqua sono stampati sul piano di gioco. Quanti e dove, segue l’acqua dolce reale.',
} as const satisfies Translation<typeof en>;
