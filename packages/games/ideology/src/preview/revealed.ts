import type { Message } from '@entente/engine';

/** What a new state between two seats allows, and how it changes again (IDEO-8.1.5 to IDEO-8.1.7, IDEO-9.1.6). */
export const revealed = (relation: string): Message[] => [
  { say: 'moment.means', with: { way: relation } },
  { say: 'moment.wayOut', with: { way: relation } },
];

/** Why a card changed hands, and when that counts (IDEO-8.3.2, IDEO-8.3.8, IDEO-10.1.1). */
export const gaveWay = (target: number): Message[] => [{ say: 'moment.gaveWay', with: { target } }];

/** What goes with a weapon that is used, and when its work counts (IDEO-15.4.5, IDEO-15.4.6). */
export const weaponUsed: readonly Message[] = [{ say: 'moment.weapon', with: {} }];
