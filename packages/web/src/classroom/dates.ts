import type { Language } from '@entente/engine';

/** "19 December 2026" */
export const dayOf = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time);
