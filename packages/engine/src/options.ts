import type { Game, Options, OptionValues, Types } from './game.ts';
import type { Message } from './words/dictionary.ts';

/** The default options for this number of seats. */
export function defaultOptions<T extends Types>(game: Game<T>, seats: number): T['options'] {
  const firsts = Object.entries(game.options).map(([id, values]) => [id, values[0]]);
  return { ...Object.fromEntries(firsts), ...game.defaults?.(seats) };
}

/** These options as far as the game has them, with defaults for the rest: of a table that takes other rules. */
export function knownOptions<T extends Types>(game: Game<T>, options: Options, seats: number): T['options'] {
  const values: Readonly<Partial<Record<string, OptionValues>>> = game.options;
  const known = Object.entries(options).filter(([id, value]) => values[id]?.includes(value));
  return { ...defaultOptions(game, seats), ...Object.fromEntries(known) };
}

/** The options for this number of seats with defaults filled in, or what is wrong with them. */
export function completeOptions<T extends Types>(
  game: Game<T>,
  wanted: Readonly<Record<string, unknown>>,
  seats: number,
): { ok: true; options: T['options'] } | { ok: false; problem: Message } {
  const known = Object.entries(game.options);
  for (const [option, value] of Object.entries(wanted)) {
    const values = known.find(([id]) => id === option)?.[1];
    if (values === undefined) return { ok: false, problem: { say: 'options.unknown', with: { option } } };
    if (!values.some((allowed) => allowed === value)) {
      const problem = {
        say: 'options.value',
        with: { option, value: String(value), allowed: values.join(', ') },
      };
      return { ok: false, problem };
    }
  }
  return { ok: true, options: { ...defaultOptions(game, seats), ...wanted } };
}
