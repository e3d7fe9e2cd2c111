import type { Language } from '@entente/engine';

export const dayOf = (at: number, language: Language): string =>
  new Date(at).toLocaleDateString(language, { dateStyle: 'medium' });

export const timeOf = (at: number, language: Language): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
