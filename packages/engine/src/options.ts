import type { Game, Types } from './game.ts';
import type { Message } from './words/dictionary.ts';

/** The options of a table with the defaults filled in, or what is wrong with them. */
export function completeOptions<T extends Types>(
  game: Game<T>,
  wanted: Readonly<Record<string, unknown>>,
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
  const options = Object.fromEntries(known.map(([id, values]) => [id, wanted[id] ?? values[0]]));
  return { ok: true, options: options as T['options'] };
}

/** Every combination of the options of a game. */
export function allOptions<T extends Types>(game: Game<T>): T['options'][] {
  let combinations: Record<string, unknown>[] = [{}];
  for (const [id, values] of Object.entries(game.options)) {
    combinations = combinations.flatMap((one) => values.map((value) => ({ ...one, [id]: value })));
  }
  return combinations as T['options'][];
}
