/** Asks what to play, for those who typed no more than `entente play`. */
import { isCancel, select } from '@clack/prompts';
import type { AnyGame } from '@entente/engine';
import {
  defaultOptions,
  type Language,
  type Message,
  type Options,
  type OptionValue,
  teller,
} from '@entente/engine';
import { Left } from '../base/terminal.ts';
import { TITLES, type Title } from '../games.ts';

const QUESTIONS = {
  en: {
    game: 'What shall we play?',
    seats: 'How many at the table? You are one of them.',
    rules: 'By which rules?',
    printed: 'As printed',
    each: 'Choose every option',
  },
  it: {
    game: 'A che cosa giochiamo?',
    seats: 'Quanti al tavolo? Tu sei uno di loro.',
    rules: 'Con quali regole?',
    printed: 'Come stampato',
    each: 'Scegli ogni opzione',
  },
  de: {
    game: 'Was spielen wir?',
    seats: 'Wie viele am Tisch? Du bist dabei.',
    rules: 'Nach welchen Regeln?',
    printed: 'Wie gedruckt',
    each: 'Jede Option wählen',
  },
};

interface Suggestion<Value> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

async function pick<Value>(message: string, suggestions: readonly Suggestion<Value>[]): Promise<Value> {
  const options = suggestions.map(({ label, hint }, value) =>
    hint === undefined ? { value, label } : { value, label, hint },
  );
  const picked = await select<number>({ message, options });
  if (isCancel(picked)) throw new Left(true);
  return suggestions[picked].value;
}

export async function askGame(language: Language): Promise<Title> {
  return pick(
    QUESTIONS[language].game,
    TITLES.map((title) => {
      const { say } = teller(title.game, language);
      const hint = say({ say: 'about', with: {} });
      return { value: title, label: say({ say: 'title', with: {} }), hint };
    }),
  );
}

export async function askSeats(game: AnyGame, language: Language): Promise<number> {
  if (game.seats.length === 1) return game.seats[0];
  return pick(
    QUESTIONS[language].seats,
    game.seats.map((seats) => ({ value: seats, label: `${seats}` })),
  );
}

/** The rules as printed, a named set, or each option by itself. */
export async function askOptions(game: AnyGame, seats: number, language: Language): Promise<Options> {
  const { say } = teller(game, language);
  const usual = defaultOptions(game, seats);
  if (Object.keys(game.options).length === 0) return usual;
  const { rules, printed, each } = QUESTIONS[language];
  const sets = Object.entries<Partial<Options>>(game.sets ?? {}).map(([id, changes]) => ({
    value: { ...usual, ...changes } as Options | null,
    label: say({ say: `set.${id}`, with: {} }),
    hint: say({ say: `set.${id}.about`, with: {} }),
  }));
  const chosen = await pick<Options | null>(rules, [
    { value: usual, label: printed },
    ...sets,
    { value: null, label: each },
  ]);
  return chosen ?? askEach(game, usual, say);
}

async function askEach(game: AnyGame, usual: Options, say: (message: Message) => string): Promise<Options> {
  const chosen: Record<string, OptionValue> = {};
  for (const [id, values] of Object.entries(game.options)) {
    const first = usual[id];
    chosen[id] = await pick(
      say({ say: `option.${id}`, with: {} }),
      [first, ...values.filter((value) => value !== first)].map((value) => ({
        value,
        label: say({ say: `option.${id}.${value}`, with: {} }),
      })),
    );
  }
  return chosen;
}
