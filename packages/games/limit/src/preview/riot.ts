import type { Message } from '@entente/engine';

/** What a riot comes to (LIM-2.10.2 to LIM-2.10.4). */
export const afterRiot: readonly Message[] = [{ say: 'moment.riot', with: {} }];
