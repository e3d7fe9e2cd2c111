import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Game, Types, Words } from '../game.ts';
import { FIRST_VISIT } from '../meaning.ts';
import { checkSources, notesOf } from '../sources.ts';
import type { Dictionary } from './dictionary.ts';
import { formatter } from './format.ts';
import { ownWords } from './own/index.ts';
import { LANGUAGES } from './teller.ts';

/**
 * What is wrong with the words of a game: keys that are missing or that nothing uses, texts that are no ICU
 * messages, parameters that differ between languages, bad typography, things without a source. `sources` is the text of the game's source files: a key that
 * the engine does not ask for by itself must be written in them.
 */
export function checkWords<T extends Types>(game: Game<T>, sources: readonly string[]): string[] {
  const words: Words<Dictionary> = game.words;
  const problems = checkSources(game);
  const wanted = wantedKeys(game);
  for (const language of LANGUAGES) {
    const dictionary: Dictionary = words[language];
    for (const key of wanted) if (!(key in dictionary)) problems.push(`${language}: "${key}" is missing`);
    for (const key of Object.keys(words.en)) {
      if (!(key in dictionary)) problems.push(`${language}: "${key}" is missing`);
    }
    for (const key of Object.keys(dictionary)) {
      if (!(key in words.en)) problems.push(`${language}: "${key}" does not stand in English`);
      const found = parametersOf(dictionary[key]);
      if (typeof found === 'string') problems.push(`${language}: "${key}" is no ICU message: ${found}`);
      const model = parametersOf(words.en[key] ?? '');
      if (typeof found !== 'string' && typeof model !== 'string' && found.join() !== model.join()) {
        problems.push(`${language}: "${key}" has the parameters ${found.join()} instead of ${model.join()}`);
      }
      const flaw = flawOf(key, dictionary[key]);
      if (flaw !== null) problems.push(`${language}: "${key}" ${flaw}`);
    }
  }
  const text = sources.join('\n');
  for (const key of Object.keys(words.en)) {
    if (!wanted.has(key) && !isWritten(key, text)) problems.push(`"${key}" is never used`);
  }
  return problems;
}

/** Typographical faults in a text. */
function flawOf(key: string, text: string): string | null {
  // A straight apostrophe also hides what follows from the message syntax.
  if (/['"`]|\.\.\./.test(text)) return 'has typewriter marks';
  const isSentence = /[.?!)]\}*$/.test(text);
  if (/^(prompt|refuse|log|outcome|source)\.|\.(text|about)$/.test(key) && !isSentence)
    return 'is no sentence';
  if (key.startsWith('choice.') && /[.?!]\}*$/.test(text)) return 'is a choice with a full stop';
  return null;
}

/** The keys that the engine asks for by itself. */
function wantedKeys<T extends Types>(game: Game<T>): Set<string> {
  const words: Words<Dictionary> = game.words;
  const keys = new Set(['title', 'about', ...(game.framed ? ['framing'] : [])]);
  for (const [name, step] of Object.entries<{ kind: string }>(game.steps)) {
    if (step.kind !== 'automatic') keys.add(`prompt.${name}`);
  }
  for (const [id, values] of Object.entries(game.options)) {
    keys.add(`option.${id}`);
    for (const value of values) keys.add(`option.${id}.${value}`);
  }
  for (const id of Object.keys(game.sets ?? {})) keys.add(`set.${id}`).add(`set.${id}.about`);
  for (const note of notesOf(game)) keys.add(`source.${note}`);
  if (game.goal !== undefined) keys.add('goal');
  if (game.goal?.how !== undefined) keys.add('goal.how');
  for (const { id } of game.goal?.sources ?? []) keys.add(`points.${id}`).add(`points.${id}.how`);
  if (game.firstVisit !== undefined) for (const key of FIRST_VISIT) keys.add(key);
  for (const id of game.groups?.ids ?? []) keys.add(`heading.${id}`);
  for (const id of game.parts?.ids ?? []) keys.add(`part.${id}`);
  for (const id of Object.keys(game.injects ?? {})) keys.add(`inject.${id}`);
  for (const { id } of game.measures) keys.add(`measure.${id}`);
  for (const phase of game.phases.flat()) keys.add(`phase.${phase}`);
  for (const character of Object.keys(game.characters ?? {})) keys.add(`bot.${character}`);
  for (const [family, ids] of Object.entries(words.terms)) {
    for (const id of ids) {
      keys.add(`${family}.${id}`);
      if (words.explained?.includes(family)) keys.add(`${family}.${id}.text`);
    }
  }
  for (const key of keys) if (key in ownWords.en) keys.delete(key);
  return keys;
}

/** Is the key in the source, or for `choice.play` and `outcome.most`, the name that the engine makes it of? */
function isWritten(key: string, text: string): boolean {
  const dot = key.indexOf('.');
  const family = key.slice(0, dot);
  const name = key.slice(dot + 1);
  if (family === 'choice') return text.includes(`do: '${name}'`);
  if (family === 'outcome') return text.includes(`'${name}'`);
  // The fields of a deal are made of its goods, see Good.say.
  const good = /^(?:give|get)_(\w+)$/.exec(name);
  if (family === 'field' && good !== null) return text.includes(`'deal.${good[1]}'`);
  return text.includes(`'${key}'`);
}

/** The names of a message's parameters in order, or what is wrong with it. */
function parametersOf(text: string): string[] | string {
  try {
    const names = new Set<string>();
    collect(parse(text, { ignoreTag: true }), names);
    formatter('en')(text);
    return [...names].sort();
  } catch (fault) {
    return (fault as Error).message;
  }
}

function collect(elements: readonly MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(element.value);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const branch of Object.values(element.options)) collect(branch.value, names);
    } else if (element.type === TYPE.tag) collect(element.children, names);
  }
}
