import type { Choice, Game, Outcome, Refusal, Seat, Types, View, Words } from '../game.ts';
import type { Dictionary, Message } from './dictionary.ts';
import { type Format, formatter } from './format.ts';
import { ownWords } from './own/index.ts';

export const LANGUAGES = ['en', 'it', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A message has no words: its key or one of its arguments is missing. */
export class WordsFault extends Error {}

/** Says everything about one game in one language. */
export interface Teller<T extends Types> {
  readonly language: Language;
  say(message: Message): string;
  /** What the asked seat has to decide; null when nobody is asked. */
  prompt(view: View<T>): string | null;
  choice(choice: T['choice']): string;
  refusal(refusal: Refusal): string;
  outcome(outcome: Outcome): string;
  /** The word of a family, such as `term('card', 'S01')`. */
  term(family: string, id: string | number): string;
}

/** @param seatName what a seat is called; by default its number. */
export function teller<T extends Types>(
  game: Game<T>,
  language: Language,
  seatName: (seat: Seat) => string = (seat) => `${seat + 1}`,
): Teller<T> {
  const words: Words<Dictionary> = game.words;
  const own: Dictionary = ownWords[language];
  const formatOf = formatter(language);
  const formats = new Map<string, Format>();
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });

  function format(key: string): Format {
    const known = formats.get(key);
    if (known !== undefined) return known;
    const text = words[language][key] ?? own[key];
    if (text === undefined) throw new WordsFault(`no words for "${key}" in ${language}`);
    const made = formatOf(text);
    formats.set(key, made);
    return made;
  }

  /** A parameter as the reader should see it: a seat's name, a word of a family, or itself. */
  function named(parameter: string, value: unknown): string | number | boolean {
    if (Array.isArray(value) && words.perSeat?.includes(parameter) === true)
      return lists.format(value.map((count, seat) => `${seatName(seat)} ${count}`));
    if (Array.isArray(value)) return lists.format(value.map((item) => String(named(parameter, item))));
    if (isMessage(value)) return say(value);
    const family = words.names[parameter];
    if (family === 'seat' || (family === undefined && parameter === 'seat')) return seatName(Number(value));
    if (family !== undefined) return term(family, value as string | number);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
    throw new WordsFault(`"${parameter}" is nothing that can be said: ${JSON.stringify(value)}`);
  }

  function term(family: string, id: string | number): string {
    return format(`${family}.${id}`)({});
  }

  function say({ say: key, with: args }: Message): string {
    const values: Record<string, string | number | boolean> = {};
    for (const parameter in args) values[parameter] = named(parameter, args[parameter]);
    try {
      return format(key)(values);
    } catch (fault) {
      if (fault instanceof WordsFault) throw fault;
      throw new WordsFault(`"${key}" cannot be said in ${language}: ${(fault as Error).message}`);
    }
  }

  return {
    language,
    say,
    term,
    prompt(view) {
      const message = promptOf(game, view);
      return message === null ? null : say(message);
    },
    choice: (choice) => say(labelOf(choice)),
    refusal: ({ code, with: args }) => say({ say: code, with: args }),
    outcome: ({ reason }) => say({ say: `outcome.${reason}`, with: {} }),
  };
}

/** Does the game, or the engine for it, have words of this name? */
export function hasKey<T extends Types>({ words }: Pick<Game<T>, 'words'>, key: string): boolean {
  return key in (words as Words<Dictionary>).en || key in ownWords.en;
}

/** A parameter can be something to say itself, such as one thing of a deal. */
function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'say' in value && 'with' in value;
}

/** The words of the step that is due: its frame's fields, and what the step adds. */
export function promptOf<T extends Types>(game: Game<T>, view: View<T>): Message | null {
  const frame = view.flow.at(-1);
  if (frame === undefined || view.outcome !== null) return null;
  const { step: name, ...fields } = frame;
  const step = game.steps[name as T['frame']['step']];
  const more = 'prompt' in step ? step.prompt?.(view, frame as never) : undefined;
  return { say: `prompt.${name}`, with: { ...fields, ...more } };
}

export function labelOf(choice: Choice): Message {
  const { do: name, ...fields } = choice;
  return { say: `choice.${name}`, with: fields };
}
