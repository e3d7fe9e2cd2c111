import type { Language } from '@entente/engine';

const found = {
  ...import.meta.glob<string>('../../../games/*/rules*.md', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../games/examples/src/*/rules*.md', {
    query: '?raw',
    import: 'default',
  }),
};

interface Book {
  readonly path: string;
  readonly language: Language;
}

/** The rules of a game in words and the language they are in; null when it has none. */
export async function rulesOf(game: string, language: Language) {
  const book = bookFor(Object.keys(found), game, language);
  return book === null ? null : { text: await found[book.path](), language: book.language };
}

/** The book in this language, or the English one when nobody has translated it. */
export function bookFor(paths: readonly string[], game: string, language: Language): Book | null {
  for (const spoken of [language, 'en'] as const) {
    const file = spoken === 'en' ? 'rules.md' : `rules.${spoken}.md`;
    const path = paths.find((path) => path.endsWith(`/${game}/${file}`));
    if (path !== undefined) return { path, language: spoken };
  }
  return null;
}
