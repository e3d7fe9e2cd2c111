import type { Translation } from '@entente/engine';
import type { foreign as en } from '../en/foreign.ts';

/** Foreign Phase. */
export const foreign = {
  'prompt.foreign': 'Deinen Einfluss im Ausland ausdehnen oder passen?',

  'choice.extend': '{region}: Einfluss ausdehnen ({influence})',
  'choice.remove': '{region}: eine Karte {influence} entfernen',

  'refuse.controlled':
    'Die Region {region} wird kontrolliert: Einfluss lässt sich nur auf unabhängige Regionen ausdehnen.',
  'refuse.ownRegion': 'Du kontrollierst die Region {region}: Karten entfernt man nur aus anderen Regionen.',

  'log.revealed': 'Die Region {region}, Stufe {level}, kommt ins Spiel.',
  'log.extended':
    '{seat} dehnt Einfluss auf die Region {region} aus ({influence}){penalty, plural, =0 {} one { und zahlt dafür # Karte} other { und zahlt dafür # Karten}}.',
  'log.removed': '{seat} entfernt eine Karte {influence} aus der Region {region}.',
} satisfies Translation<typeof en>;
