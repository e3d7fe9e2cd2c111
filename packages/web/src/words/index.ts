import type { Args, Language } from '@entente/engine';
import { useMemo } from 'react';
import { create } from 'zustand';
import { useSettings } from '../settings/store.ts';
import { en } from './en/index.ts';
import { format } from './format.ts';

type English = typeof en;
export type Key = keyof English;
type Rest<K extends Key> = keyof Args<English[K]> extends never ? [] : [Args<English[K]>];
type Dictionary = Readonly<Record<Key, string>>;

/** Says something of the shell in the reader's language. */
export type Say = <K extends Key>(key: K, ...args: Rest<K>) => string;

/** English is in the page; another language is fetched when somebody reads it. */
const FETCH: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: () => Promise.resolve(en),
  it: async () => (await import('./it/index.ts')).it,
  de: async () => (await import('./de/index.ts')).de,
};

interface Spoken {
  readonly language: Language;
  readonly dictionary: Dictionary;
}

const useSpoken = create<Spoken>(() => ({ language: 'en', dictionary: en }));

/** Keeps the words in step with the settings. Ready when those of the reader's language are here. */
export async function learnWords(): Promise<void> {
  const learn = async (language: Language) => {
    const dictionary = await FETCH[language]();
    if (useSettings.getState().language === language) useSpoken.setState({ language, dictionary });
  };
  // Whoever cannot be reached leaves the language that is there.
  useSettings.subscribe(({ language }) => void learn(language).catch(() => {}));
  await learn(useSettings.getState().language).catch(() => {});
}

function words({ language, dictionary }: Spoken): Say {
  return (key, ...args) => format(dictionary[key], (args[0] ?? {}) as Record<string, unknown>, language);
}

export function useWords(): Say {
  const spoken = useSpoken();
  return useMemo(() => words(spoken), [spoken]);
}
