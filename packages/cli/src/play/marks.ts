/** Marks what is not printed in the rulebook: in a terminal a small sign after its name. */
import {
  type AnyGame,
  LANGUAGES,
  type Language,
  markOf,
  sourceInWords,
  type Teller,
  type Types,
} from '@entente/engine';

export const MARK = '°';

/** Everything with a name that is not printed: its family, and which of it. */
export function markedTerms(game: AnyGame): { family: string; id: string | number }[] {
  return Object.entries(game.words.terms).flatMap(([family, ids]) =>
    ids.filter((id) => markOf(game, family, id) !== null).map((id) => ({ family, id })),
  );
}

/** The same game, whose words show the mark wherever a thing is named. */
export function withMarks(game: AnyGame): AnyGame {
  const marked = markedTerms(game);
  if (marked.length === 0) return game;
  const dictionaries = LANGUAGES.map((language: Language) => {
    const words: Record<string, string> = { ...game.words[language] };
    for (const { family, id } of marked) words[`${family}.${id}`] += MARK;
    return [language, words] as const;
  });
  return { ...game, words: { ...game.words, ...Object.fromEntries(dictionaries) } };
}

/** What the marks of all things of this name say; empty when none is called so or all of them are printed. */
export function explainMark(game: AnyGame, teller: Teller<Types>, name: string): string[] {
  const wanted = plain(name);
  return markedTerms(game)
    .filter(({ family, id }) => plain(teller.term(family, id)) === wanted)
    .map(({ family, id }) => explained(game, teller, family, id));
}

export function explained(game: AnyGame, teller: Teller<Types>, family: string, id: string | number): string {
  const source = markOf(game, family, id);
  if (source === null) return '';
  return `${teller.term(family, id)} ${sourceInWords(teller, source).join(' ')}`;
}

const plain = (name: string): string => name.replaceAll(MARK, '').trim().toLowerCase();
