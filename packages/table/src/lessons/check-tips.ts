import { type AnyGame, LANGUAGES } from '@entente/engine';
import type { Occasion, Tip } from '@entente/engine/lesson';
import { hasChoice } from './check-wishes.ts';

/** What a tip is at most, in characters: it is read in passing. */
const LONGEST = 170;

/** Sentences: what is wrong with a game's tips. What they wait for must be something that the game has. */
export function checkTips(game: AnyGame, tips: readonly Tip[], rules: readonly string[]): string[] {
  const ids = tips.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `there are two tips ${id}`),
    ...tips.flatMap((tip) => faultsOf(game, tip, rules).map((fault) => `tip ${tip.id} ${fault}`)),
  ];
}

function faultsOf(game: AnyGame, { on, text, rule }: Tip, rules: readonly string[]): string[] {
  const long = LANGUAGES.filter((language) => text[language].length > LONGEST);
  return [
    ...(isOf(game, on) ? [] : [`waits for something that ${game.id} does not have`]),
    ...(rule === undefined || rules.includes(rule) ? [] : [`names rule ${rule}, which does not exist`]),
    ...long.map((language) => `is too long in ${language}: ${text[language].length} of ${LONGEST}`),
  ];
}

function isOf(game: AnyGame, on: Occasion): boolean {
  const words: Readonly<Record<string, string>> = game.words.en;
  if ('asked' in on) return Object.hasOwn(game.steps, on.asked);
  if ('open' in on) return hasChoice(game, String(on.open.do));
  return Object.hasOwn(words, 'refused' in on ? on.refused : on.said);
}
