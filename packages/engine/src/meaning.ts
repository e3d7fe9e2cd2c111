/** What a game says about its choices and lines to whoever shows them, by names that only the game knows. */
import type { Choice, Game, Role, Tone, Types } from './game.ts';

/** What a choice is for; undefined when it is an ordinary one. */
export function roleOf<T extends Types>({ roles }: Pick<Game<T>, 'roles'>, choice: Choice): Role | undefined {
  return (roles as Readonly<Record<string, Role | undefined>>)[choice.do];
}

/** What a line of the log is like; undefined when it is an ordinary one. */
export function toneOf<T extends Types>({ tones }: Pick<Game<T>, 'tones'>, say: string): Tone | undefined {
  // The engine's own line about a question that was not asked.
  if (say === 'log.passedOnly') return 'pass';
  return (tones as Readonly<Record<string, Tone | undefined>>)[say];
}
