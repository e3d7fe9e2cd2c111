import type { Language } from '@entente/engine';

/** Languages in their own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
};
