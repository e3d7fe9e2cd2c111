import type { Language } from '@entente/engine';

type Dictionary = Record<string, string>;

interface Awaited {
  readonly language: Language;
  readonly words: Dictionary;
  readonly load: () => Promise<Dictionary>;
  filled: Promise<unknown> | null;
}

const dictionaries: Awaited[] = [];

/**
 * A dictionary that is empty until a reader needs its language. Called by what `build/languages.ts` puts in the place
 * of a game's words.
 *
 * @public
 */
export function later(language: Language, load: () => Promise<Dictionary>): Dictionary {
  const words: Dictionary = {};
  dictionaries.push({ language, words, load, filled: null });
  return words;
}

/** Loads the words of all loaded games in this language, also of those that are loaded in the meantime. */
export async function fetchGameWords(language: Language): Promise<void> {
  const wanted = () => dictionaries.filter((dictionary) => dictionary.language === language);
  for (let here = 0; here < wanted().length; ) {
    here = wanted().length;
    await Promise.all(wanted().map(fill));
  }
}

async function fill(dictionary: Awaited): Promise<void> {
  dictionary.filled ??= dictionary.load().then((words) => Object.assign(dictionary.words, words));
  try {
    await dictionary.filled;
  } catch (fault) {
    // The next one who asks tries again.
    dictionary.filled = null;
    throw fault;
  }
}
