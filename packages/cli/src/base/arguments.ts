/** Reads what was typed after the command, and says in a sentence what cannot be meant. */

import type { AnyGame } from '@entente/engine';
import { completeOptions, LANGUAGES, type Language, type Options, teller } from '@entente/engine';
import { Argument, Option } from 'commander';
import { TITLES, type Title } from '../games.ts';
import { either, nearest, WrongUse } from './wrong-use.ts';

export const gameArgument = () => new Argument('<game>', 'a game that `entente games` lists');
export const jsonOption = () => new Option('--json', 'print the result as JSON, and nothing else, on stdout');
export const languageOption = () =>
  new Option('--language <code>', `${either(LANGUAGES)} (default: the language of your system)`);

export function titleNamed(name: string): Title {
  const found = TITLES.find(({ game }) => game.id === name);
  if (found !== undefined) return found;
  const ids = TITLES.map(({ game }) => game.id);
  const meant = nearest(name, ids);
  throw new WrongUse(
    meant === null
      ? `There is no game “${name}”. There are: ${ids.join(', ')}.`
      : `There is no game “${name}”. Did you mean “${meant}”?`,
  );
}

/** The number of seats that was asked for, if this game can be played with it. */
export function seatsOf(game: AnyGame, typed: string): number {
  const seats = wholeNumber('--seats', typed);
  if (game.seats.includes(seats)) return seats;
  throw new WrongUse(`${game.words.en.title} is for ${either(game.seats)} seats, not for ${seats}.`);
}

/** `cards=5,ties=discard` on top of a named set, with the defaults for this number of seats filled in. */
export function optionsOf(game: AnyGame, typed: string | undefined, seats: number, set?: string): Options {
  const answer = completeOptions(game, { ...setNamed(game, set), ...givenOptions(game, typed) }, seats);
  if (answer.ok) return answer.options;
  const known = Object.keys(game.options);
  const list = known.length === 0 ? 'It has none.' : `It has: ${known.join(', ')}.`;
  const unknown = answer.problem.say === 'options.unknown';
  throw new WrongUse(teller(game, 'en').say(answer.problem) + (unknown ? ` ${list}` : ''));
}

function setNamed(game: AnyGame, name: string | undefined): Options {
  const sets = game.sets ?? {};
  if (name === undefined) return {};
  if (Object.hasOwn(sets, name)) return sets[name] as Options;
  const known = Object.keys(sets);
  const list = known.length === 0 ? 'It has none.' : `There are: ${known.join(', ')}.`;
  throw new WrongUse(`${game.words.en.title} has no set of rules “${name}”. ${list}`);
}

/** Only the options that were typed. */
export function givenOptions(game: AnyGame, typed: string | undefined): Options {
  if (typed === undefined || typed.trim() === '') return {};
  const pairs = typed.split(',').map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new WrongUse(`Options are written as name=value,name=value; “${pair}” is not.`);
    const id = pair.slice(0, at).trim();
    const text = pair.slice(at + 1).trim();
    const value = game.options[id]?.find((allowed) => String(allowed) === text);
    return [id, value ?? text] as const;
  });
  return Object.fromEntries(pairs);
}

export function languageOf(typed: string | undefined): Language {
  if (typed === undefined) return languageOfSystem();
  const found = LANGUAGES.find((language) => language === typed);
  if (found !== undefined) return found;
  throw new WrongUse(`There is no language “${typed}”. There are: ${LANGUAGES.join(', ')}.`);
}

function languageOfSystem(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en';
}

export function wholeNumber(option: string, typed: string, least = 0): number {
  const value = Number(typed);
  if (/^\d+$/.test(typed) && Number.isSafeInteger(value) && value >= least) return value;
  throw new WrongUse(`${option} takes a whole number from ${least} up, not “${typed}”.`);
}
