import type { Game, Source, Types, Words } from './game.ts';
import type { Dictionary } from './words/dictionary.ts';
import type { Teller } from './words/teller.ts';

const PRINTED: Source = { from: 'printed' };

/** Where a thing with a name comes from. */
export function sourceOf<T extends Types>(game: Game<T>, family: string, id: string | number): Source {
  const found = game.sources?.[family];
  if (found === undefined) return PRINTED;
  return isOne(found) ? found : (found[id] ?? PRINTED);
}

/** The same for what is not printed in the rulebook, and so carries a mark; null for what is. */
export function markOf<T extends Types>(game: Game<T>, family: string, id: string | number): Source | null {
  const source = sourceOf(game, family, id);
  return source.from === 'printed' ? null : source;
}

/** What a mark says: what is known, how sure we are, which option changes it. */
export function sourceInWords<T extends Types>(teller: Teller<T>, source: Source): string[] {
  const { from, note, sure, option } = source;
  const sentences = [{ say: `mark.${from}`, with: {} }];
  if (note !== undefined) sentences.push({ say: `source.${note}`, with: {} });
  if (sure !== undefined) sentences.push({ say: `mark.sure.${sure}`, with: {} });
  if (option !== undefined) {
    sentences.push({ say: 'mark.option', with: { option: { say: `option.${option}`, with: {} } } });
  }
  return sentences.map((sentence) => teller.say(sentence));
}

/** What is wrong with the sources of a game: everything with a name has one, and whatever is not printed says more. */
export function checkSources<T extends Types>(game: Game<T>): string[] {
  const { sources } = game;
  if (sources === undefined) return [];
  const { terms }: Words<Dictionary> = game.words;
  const problems: string[] = [];
  for (const family of Object.keys(sources)) {
    if (!Object.hasOwn(terms, family)) problems.push(`sources: there is no family "${family}"`);
  }
  for (const [family, ids] of Object.entries(terms)) {
    const found = sources[family];
    if (found === undefined) problems.push(`sources: the family "${family}" has none`);
    else if (isOne(found)) problems.push(...flawsOf(game, family, found));
    else {
      const known = new Set(ids.map(String));
      for (const id of known)
        if (!Object.hasOwn(found, id)) problems.push(`sources: "${family}.${id}" has none`);
      for (const [id, source] of Object.entries(found)) {
        if (!known.has(id)) problems.push(`sources: there is no "${family}.${id}"`);
        problems.push(...flawsOf(game, `${family}.${id}`, source));
      }
    }
  }
  return problems;
}

function flawsOf<T extends Types>(
  game: Game<T>,
  what: string,
  { from, note, sure, option }: Source,
): string[] {
  const flaws: string[] = [];
  if (from !== 'printed' && note === undefined) flaws.push('says not what is known');
  if (from !== 'printed' && sure === undefined) flaws.push('says not how sure we are');
  if (option !== undefined && !Object.hasOwn(game.options, option))
    flaws.push(`names no option: "${option}"`);
  return flaws.map((flaw) => `sources: "${what}" ${flaw}`);
}

/** The notes that the sources of a game refer to. */
export function notesOf<T extends Types>({ sources = {} }: Game<T>): Set<string> {
  const all = Object.values(sources).flatMap((one) => (isOne(one) ? [one] : Object.values(one)));
  return new Set(all.flatMap(({ note }) => note ?? []));
}

function isOne(found: Source | Readonly<Record<string, Source>>): found is Source {
  return typeof found.from === 'string';
}
