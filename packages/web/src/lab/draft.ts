/** The file of an experiment as a form fills it: the text is the truth, and what the form does not know stays in it. */
import { type AnyGame, defaultOptions, type OptionValue } from '@entente/engine';
import { FORMAT, gameIn } from '@entente/lab';

/** The fields of a file, in its order. */
export type ExperimentDraft = Readonly<Record<string, unknown>>;

export const textOf = (draft: ExperimentDraft): string => `${JSON.stringify(draft, null, 2)}\n`;

/** The fields of a text; null when it is no experiment, and then the form waits. */
export function draftIn(text: string): { readonly game: string; readonly draft: ExperimentDraft } | null {
  try {
    const { id, value } = gameIn(text);
    return { game: id, draft: value as ExperimentDraft };
  } catch {
    return null;
  }
}

/** A field is written, or left out: then its default counts. */
export function withField(draft: ExperimentDraft, field: string, value: unknown): ExperimentDraft {
  if (value !== undefined) return { ...draft, [field]: value };
  const { [field]: _, ...others } = draft;
  return others;
}

/** What a designer may want to know first. */
export const QUESTIONS = ['fair', 'option', 'bots', 'length'] as const;
export type Question = (typeof QUESTIONS)[number];

/** Number of seats with which a game is tried first. */
const fewestSeats = ({ seats }: AnyGame): number => seats.find((count) => count > 1) ?? seats[0];

/** An experiment to begin with. Bots that take a moment for a choice, so that a first answer is there in a minute. */
export function beginning(game: AnyGame, question: Question, name: string): ExperimentDraft {
  const head = { format: FORMAT, name, game: game.id, version: game.version };
  const seats = fewestSeats(game);
  switch (question) {
    case 'fair':
      return { ...head, seats, bots: ['casual'], blocks: 100, stop: { halfWidth: 0.05 } };
    case 'option': {
      const [first] = optionsWithValues(game);
      const options = first === undefined ? {} : { options: { [first]: '*' } };
      return { ...head, seats, ...options, combine: 'one-change', bots: ['casual'], blocks: 50 };
    }
    case 'bots':
      return { ...head, seats, bots: ['greedy', 'casual'], blocks: 50 };
    case 'length':
      return { ...head, seats: [...game.seats], bots: ['casual'], blocks: 20, metrics: ['questions'] };
  }
}

/** Options between which there is something to choose. */
export const optionsWithValues = ({ options }: AnyGame): string[] =>
  Object.keys(options).filter((id) => options[id].length > 1);

/** The same wish for another game, as far as it has the same seats; its options are its own. */
export function forGame(draft: ExperimentDraft, game: AnyGame): ExperimentDraft {
  const { options, set, bots, ...others } = draft;
  const seats = [draft.seats].flat().filter((count) => game.seats.includes(count as number));
  return {
    ...others,
    game: game.id,
    version: game.version,
    seats: seats.length === 0 ? fewestSeats(game) : seats.length === 1 ? seats[0] : seats,
    bots: ['casual'],
  };
}

/** One value or several, as a file says it. */
export const oneOrMany = <Value>(values: readonly Value[]): Value | readonly Value[] =>
  values.length === 1 ? values[0] : values;

/** One more is chosen, or one less; the order is that of all, and one always stays. */
export function toggled<Value>(all: readonly Value[], chosen: readonly Value[], value: Value): Value[] {
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return next.length === 0 ? [...chosen] : all.filter((one) => next.includes(one));
}

/** The values of an option that are played: the default if the file says nothing. */
export function valuesOf(
  game: AnyGame,
  seats: number,
  options: Readonly<Record<string, readonly OptionValue[]>>,
  id: string,
): readonly OptionValue[] {
  return options[id] ?? [defaultOptions(game, seats)[id]];
}

/** The file's options with other values for one: left out when it is only the default. */
export function withValues(
  game: AnyGame,
  seats: number,
  options: Readonly<Record<string, readonly OptionValue[]>>,
  id: string,
  values: readonly OptionValue[],
): Readonly<Record<string, unknown>> | undefined {
  const [usual] = valuesOf(game, seats, {}, id);
  const { [id]: _, ...others } = options;
  // What is compared with comes first.
  const sorted = [...values].sort((one, other) => Number(other === usual) - Number(one === usual));
  const isUsual = sorted.length === 1 && sorted[0] === usual;
  const all =
    game.options[id].length > 1 && sorted.length === game.options[id].length ? '*' : oneOrMany(sorted);
  const kept = Object.entries(others).map(([name, list]) => [name, oneOrMany(list)]);
  const next = Object.fromEntries(isUsual ? kept : [...kept, [id, all]]);
  return Object.keys(next).length === 0 ? undefined : next;
}
