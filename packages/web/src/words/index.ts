import { type Args, formatter, type Language, type Scalar } from '@entente/engine';
import { useMemo } from 'react';
import { create } from 'zustand';
import { change, useSettings } from '../settings/store.ts';
import type { en } from './en/index.ts';
import type { me } from './en/me.ts';
import { fetchGameWords } from './later.ts';

type English = typeof en & typeof me;
export type Key = keyof English;
type Rest<K extends Key> = keyof Args<English[K]> extends never ? [] : [Args<English[K]>];
type Dictionary = Readonly<Record<Key, string>>;

/** Says something of the shell in the reader's language. */
export type Say = <K extends Key>(key: K, ...args: Rest<K>) => string;

type Fetch = Readonly<Record<Language, () => Promise<Partial<Dictionary>>>>;

/** A language is fetched when somebody reads it. */
const FETCH_COMMON: Fetch = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
  de: async () => (await import('./de/index.ts')).de,
};

/** What only the page "Me" says comes with that page. */
const FETCH_ME: Fetch = {
  en: async () => (await import('./en/me.ts')).me,
  it: async () => (await import('./it/me.ts')).me,
  de: async () => (await import('./de/me.ts')).me,
};

const wanted = new Set([FETCH_COMMON]);

interface Spoken {
  readonly language: Language;
  readonly dictionary: Dictionary;
}

/** Nothing is shown before `learnWords` has put words here. */
const useSpoken = create<Spoken>(() => ({ language: 'en', dictionary: {} as Dictionary }));

/** The words of the reader's language, before anything is shown. */
export async function learnWords(): Promise<void> {
  const { language } = useSettings.getState();
  // In place of what cannot be fetched, English.
  await learn(language).catch(() => speak('en'));
}

/** Changes the language as soon as all of its words are here, and not before. */
export async function speak(language: Language): Promise<void> {
  await learn(language);
  change({ language });
}

/** The words of the page "Me", before it is shown. */
export async function learnWordsOfMe(): Promise<void> {
  wanted.add(FETCH_ME);
  await learn(useSettings.getState().language);
}

async function learn(language: Language): Promise<void> {
  const fetching = [...wanted].map((fetch) => fetch[language]());
  const [parts] = await Promise.all([Promise.all(fetching), fetchGameWords(language)]);
  // All parts together have every word that is said on the pages that are here.
  useSpoken.setState({ language, dictionary: Object.assign({}, ...parts) as Dictionary });
}

function words({ language, dictionary }: Spoken): Say {
  const formatOf = formatter(language);
  return (key, ...args) => formatOf(dictionary[key])((args[0] ?? {}) as Record<string, Scalar>);
}

export function useWords(): Say {
  const spoken = useSpoken();
  return useMemo(() => words(spoken), [spoken]);
}
