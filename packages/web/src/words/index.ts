import { type Args, formatter, type Language, type Scalar } from '@entente/engine';
import { useMemo } from 'react';
import { create } from 'zustand';
import { change, useSettings } from '../settings/store.ts';
import type { after } from './en/after.ts';
import type { before } from './en/before.ts';
import type { beside } from './en/beside.ts';
import type { classroom } from './en/classroom.ts';
import type { happened } from './en/happened.ts';
import type { en } from './en/index.ts';
import type { lab } from './en/lab.ts';
import type { lessons } from './en/lessons.ts';
import type { me } from './en/me.ts';
import type { operator } from './en/operator.ts';
import type { puzzles } from './en/puzzles.ts';
import type { script } from './en/script.ts';
import { fetchGameWords } from './later.ts';

type English = typeof en &
  typeof me &
  typeof before &
  typeof beside &
  typeof happened &
  typeof after &
  typeof lessons &
  typeof puzzles &
  typeof lab &
  typeof classroom &
  typeof script &
  typeof operator;
export type Key = keyof English;
type Rest<K extends Key> = keyof Args<English[K]> extends never ? [] : [Args<English[K]>];
type Dictionary = Readonly<Record<Key, string>>;

/** Says something of the shell in the reader's language. */
export type Say = <K extends Key>(key: K, ...args: Rest<K>) => string;

type Fetch = Readonly<Record<Language, () => Promise<Partial<Dictionary>>>>;

/** A language is fetched when a reader needs it. */
const FETCH_COMMON: Fetch = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
  de: async () => (await import('./de/index.ts')).de,
};

/** What only some pages say comes with them. */
const FETCH = {
  me: {
    en: async () => (await import('./en/me.ts')).me,
    it: async () => (await import('./it/me.ts')).me,
    de: async () => (await import('./de/me.ts')).me,
  },
  /** Title pages, new tables, lobbies, joining, learning. */
  before: {
    en: async () => (await import('./en/before.ts')).before,
    it: async () => (await import('./it/before.ts')).before,
    de: async () => (await import('./de/before.ts')).before,
  },
  /** What a table says on request: its menu, reading it, keys, seats. */
  beside: {
    en: async () => (await import('./en/beside.ts')).beside,
    it: async () => (await import('./it/beside.ts')).beside,
    de: async () => (await import('./de/beside.ts')).beside,
  },
  /** Report, cards, following bots. */
  happened: {
    en: async () => (await import('./en/happened.ts')).happened,
    it: async () => (await import('./it/happened.ts')).happened,
    de: async () => (await import('./de/happened.ts')).happened,
  },
  /** Replay, debrief, verifying. */
  after: {
    en: async () => (await import('./en/after.ts')).after,
    it: async () => (await import('./it/after.ts')).after,
    de: async () => (await import('./de/after.ts')).after,
  },
  /** Lessons, where they are taken. */
  lessons: {
    en: async () => (await import('./en/lessons.ts')).lessons,
    it: async () => (await import('./it/lessons.ts')).lessons,
    de: async () => (await import('./de/lessons.ts')).lessons,
  },
  /** Puzzles: their list, and at their table. */
  puzzles: {
    en: async () => (await import('./en/puzzles.ts')).puzzles,
    it: async () => (await import('./it/puzzles.ts')).puzzles,
    de: async () => (await import('./de/puzzles.ts')).puzzles,
  },
  /** Classes: joining, leading, the projector, the debrief. */
  classroom: {
    en: async () => (await import('./en/classroom.ts')).classroom,
    it: async () => (await import('./it/classroom.ts')).classroom,
    de: async () => (await import('./de/classroom.ts')).classroom,
  },
  /** The facilitator's script. */
  script: {
    en: async () => (await import('./en/script.ts')).script,
    it: async () => (await import('./it/script.ts')).script,
    de: async () => (await import('./de/script.ts')).script,
  },
  /** The laboratory. */
  lab: {
    en: async () => (await import('./en/lab.ts')).lab,
    it: async () => (await import('./it/lab.ts')).lab,
    de: async () => (await import('./de/lab.ts')).lab,
  },
  operator: {
    en: async () => (await import('./en/operator.ts')).operator,
    it: async () => (await import('./it/operator.ts')).operator,
    de: async () => (await import('./de/operator.ts')).operator,
  },
} satisfies Record<string, Fetch>;

const wanted = new Set<Fetch>([FETCH_COMMON]);

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

/** A part of the page, when the words that only it says are here. */
export async function withWords<Part>(
  of: readonly (keyof typeof FETCH)[],
  part: Promise<Part>,
): Promise<Part> {
  for (const words of of) wanted.add(FETCH[words]);
  await learn(useSettings.getState().language);
  return part;
}

async function learn(language: Language): Promise<void> {
  const fetching = [...wanted].map((fetch) => fetch[language]());
  const [parts] = await Promise.all([Promise.all(fetching), fetchGameWords(language)]);
  // All parts together have every word that is said on the pages that are here. One who asked for fewer may end later.
  useSpoken.setState((before) => ({
    language,
    dictionary: Object.assign({}, before.language === language && before.dictionary, ...parts) as Dictionary,
  }));
}

function words({ language, dictionary }: Spoken): Say {
  const formatOf = formatter(language);
  return (key, ...args) => formatOf(dictionary[key])((args[0] ?? {}) as Record<string, Scalar>);
}

export function useWords(): Say {
  const spoken = useSpoken();
  return useMemo(() => words(spoken), [spoken]);
}
