import type { Args, Language } from '@entente/engine';
import { useMemo } from 'react';
import { useSettings } from '../settings/store.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { format } from './format.ts';
import { it } from './it.ts';

type English = typeof en;
export type Key = keyof English;
type Rest<K extends Key> = keyof Args<English[K]> extends never ? [] : [Args<English[K]>];

/** Says something of the shell in the reader's language. */
export type Say = <K extends Key>(key: K, ...args: Rest<K>) => string;

export const dictionaries: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, it, de };

export function words(language: Language): Say {
  return (key, ...args) =>
    format(dictionaries[language][key], (args[0] ?? {}) as Record<string, unknown>, language);
}

export function useWords(): Say {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => words(language), [language]);
}
