import type { Translation } from '@entente/engine';
import type { foreign as en } from '../en/foreign.ts';

/** Foreign Phase. */
export const foreign = {
  'prompt.foreign': 'Estendi la tua influenza all’estero o passa.',

  'choice.extend': '{region}: estendi l’{influence}',
  'choice.remove': '{region}: rimuovi una carta di {influence}',

  'refuse.controlled':
    'La regione {region} è controllata: l’influenza si estende solo a regioni indipendenti.',
  'refuse.ownRegion': 'Controlli tu la regione {region}: si rimuovono carte solo dalle altre.',

  'log.revealed': 'Entra in gioco la regione {region}, livello {level}.',
  'log.extended':
    '{seat} estende l’{influence} alla regione {region}{penalty, plural, =0 {} one { e paga # carta} other { e paga # carte}}.',
  'log.removed': '{seat} rimuove una carta di {influence} dalla regione {region}.',
} satisfies Translation<typeof en>;
