import type { Language } from '@entente/engine';
import { pages } from '@entente/shelf/pages';

/** The rules of a game in words and the language they are in; null when it has none. */
export async function rulesOf(game: string, language: Language) {
  const books = pages[game]?.rules ?? {};
  const spoken = languageFor(books, language);
  const load = books[spoken];
  return load === undefined ? null : { text: (await load()).default, language: spoken };
}

/** The reader's own, or English when nobody has translated the rules. */
export const languageFor = (books: Readonly<Partial<Record<Language, unknown>>>, language: Language) =>
  books[language] === undefined ? 'en' : language;
