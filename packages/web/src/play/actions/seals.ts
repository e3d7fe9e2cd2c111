import { type AnyGame, type Closing, closings, roleOf } from '@entente/engine';
import { type Action, choiceOf } from '../../board-api/intents.ts';
import type { Shown } from '../../link/messages.ts';
import type { Say } from '../../words/index.ts';

/** Of each action that cannot be taken back once it is done: why. */
export type Seals = ReadonlyMap<string, Closing>;

/** An action with blanks is tried as it would be filled in at first. */
export function sealsOf(game: AnyGame, view: Shown['view'], actions: readonly Action[]): Seals {
  const seals = new Map<string, Closing>();
  if (actions.length === 0) return seals;
  const why = closings(game, view);
  for (const { id } of actions) {
    const choice = choiceOf(actions, { action: id });
    const closing = choice === null ? null : tried(() => why(choice));
    if (closing !== null) seals.set(id, closing);
  }
  return seals;
}

/** Where there is no way back from anything, always for the same reason: that reason. */
export function commonSeal(actions: readonly Action[], seals: Seals): Closing | null {
  const open = actions.filter(({ kind }) => kind !== 'refused');
  const [first, ...others] = open.map(({ id }) => seals.get(id));
  if (first === undefined || others.length === 0) return null;
  return others.every((why) => why === first) ? first : null;
}

/**
 * Which actions carry a sign that there is no way back: the few among others that can be taken back. That a turn cannot be
 * taken back once it is ended goes without saying.
 */
export function signedOf(game: AnyGame, actions: readonly Action[], seals: Seals): Set<string> {
  const open = actions.filter(
    ({ kind, choice }) => kind !== 'refused' && !['end', 'pass'].includes(roleOf(game, choice) ?? ''),
  );
  const sealed = open.filter(({ id }) => seals.has(id));
  return new Set(2 * sealed.length > open.length ? [] : sealed.map(({ id }) => id));
}

/** Why this choice could not be taken back; null when it could. */
export const sealOf = (game: AnyGame, view: Shown['view'], choice: Action['choice']): Closing | null =>
  tried(() => closings(game, view)(choice));

/** Some forms cannot be carried out with their first values: they have to be filled in. */
function tried(why: () => Closing | null): Closing | null {
  try {
    return why();
  } catch {
    return null;
  }
}

export const sealInWords = (say: Say, why: Closing): string => say('seal.final', { why: say(`seal.${why}`) });
