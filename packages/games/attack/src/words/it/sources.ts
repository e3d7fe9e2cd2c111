import type { Translation } from '@entente/engine';
import type { sources as en } from '../en/sources.ts';

/** What is known of things that are not printed, and what is ours. */
export const sources = {
  'source.map':
    'La mappa stampata non si è potuta leggere. Questo luogo, i confini e le acque seguono la geografia del 1935.',
  'source.changes':
    'Il regolamento dice che alcune carte cambiano il governo di una Neutrale Minore. Il resto è nostro.',
  'source.wins': 'Il regolamento dice che con una carta si può ottenere una regione. Il resto è nostro.',
  'source.spies':
    'Il regolamento ne dà il nome e dice che cosa la blocca. L’effetto e il numero di copie sono nostri.',
  'source.stops':
    'Il regolamento ne dà il nome e dice che cosa ferma. Il resto e il numero di copie sono nostri.',
  'source.answers': 'Il regolamento dice che ci sono carte BLOCCO di questo tipo. Nome e numero sono nostri.',
  'source.espionage': 'Una recensione dice che alcune carte rubano carte Economiche. Il resto è nostro.',
  'source.named': 'L’introduzione del regolamento la nomina. L’effetto è nostro.',
  'source.plusOne': 'Il regolamento dice che una tecnologia dà +1 a questi dadi. Il nome è nostro.',
  'source.filler': 'Inventata per completare il mazzo.',
  'source.blitzkrieg':
    'Il regolamento dice che esiste ed è gratuita. Carri Armati e Aerei: da una pagina sul gioco base.',
  'source.resources':
    'Il regolamento dà i cinque tipi, alcune recensioni i valori. Il numero di copie è nostro.',
  'source.routes':
    'Il regolamento dice che ognuna ha un’area di mare e un valore alto. Quali siano è nostro.',
  'source.favours': 'Il regolamento dice che si possono scambiare favori. Quali siano è nostro.',
} satisfies Translation<typeof en>;
