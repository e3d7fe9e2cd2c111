/** What a game says about its choices to whoever shows them, by names that only the game knows. */
import type { Choice, Game, Role, Types } from './game.ts';

/** What a choice is for; undefined when it is an ordinary one. */
export function roleOf<T extends Types>({ roles }: Pick<Game<T>, 'roles'>, choice: Choice): Role | undefined {
  return (roles as Readonly<Record<string, Role | undefined>>)[choice.do];
}
