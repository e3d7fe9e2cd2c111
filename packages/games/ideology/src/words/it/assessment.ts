import type { Translation } from '@entente/engine';
import type { assessment as en } from '../en/assessment.ts';

/** Assessment and Turn Order Phase, the end of a game. */
export const assessment = {
  'prompt.convert': 'Nelle tue regioni puoi sostituire carte di altre ideologie con carte della tua mano.',
  'prompt.swap':
    'Nelle tue regioni puoi scambiare tue carte con carte della mano di un altro tipo{left, plural, =0 {} other {, al massimo #}}.',

  'choice.convert': '{region}: sostituisci una carta di {influence} di {target}',
  'choice.swap': '{region}: prendi una carta ({influence}) e piazzane un’altra ({into})',

  'refuse.takenUp': 'Di carte di {influence} ti restano solo quelle appena prese: rimangono in mano.',

  'log.level': 'La regione {region} è ora al livello {level}.',
  'log.lost': '{seat} perde il controllo della regione {region}.',
  'log.gained': '{seat} ottiene il controllo della regione {region}.',
  'log.swapped': '{seat} scambia una carta nella regione {region}: {influence} con {into}.',
  'log.order': 'Il nuovo ordine di turno: {seats}.',

  'outcome.influence': 'Vince la maggiore Influenza Globale.',
  'outcome.points': 'Influenza Globale pari: decidono i punti avanzamento.',
  'outcome.shared': 'Parità completa: la vittoria è condivisa.',
  'outcome.stalemate': 'Stallo: decide l’Influenza Globale, poi i punti avanzamento.',
  'outcome.turns': 'L’ultimo turno è finito: decide l’Influenza Globale, poi i punti avanzamento.',
  'outcome.resigned': 'Tutti gli altri si sono arresi: vince chi resta.',
} satisfies Translation<typeof en>;
