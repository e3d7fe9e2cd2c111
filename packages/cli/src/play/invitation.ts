/** Asks what to play, for those who typed no more than `entente play`. */
import { isCancel, select } from '@clack/prompts';
import type { AnyGame } from '@entente/engine';
import { type Language, type Options, type OptionValue, teller } from '@entente/engine';
import { Left } from '../base/terminal.ts';
import { TITLES, type Title } from '../games.ts';

const QUESTIONS = {
  en: { game: 'What shall we play?', seats: 'How many at the table? You are one of them.' },
  it: { game: 'A che cosa giochiamo?', seats: 'Quanti al tavolo? Tu sei uno di loro.' },
  de: { game: 'Was spielen wir?', seats: 'Wie viele am Tisch? Du bist dabei.' },
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

export async function askOptions(game: AnyGame, language: Language): Promise<Options> {
  const { say } = teller(game, language);
  const chosen: Record<string, OptionValue> = {};
  for (const [id, values] of Object.entries(game.options)) {
    chosen[id] = await pick(
      say({ say: `option.${id}`, with: {} }),
      values.map((value) => ({ value, label: say({ say: `option.${id}.${value}`, with: {} }) })),
    );
  }
  return chosen;
}
