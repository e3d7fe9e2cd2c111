import { type Consequence, consequencesOf } from '@entente/engine';
import { choiceOf, type OpenAction } from '../../board-api/intents.ts';
import type { Play } from '../usePlay.ts';
import style from './pills.module.css';

export interface Pill {
  readonly kind: Consequence['kind'];
  readonly words: string;
}

/** What follows from an action, in words. */
export function pillsOf({ game, shown, teller }: Play, action: OpenAction): Pill[] {
  const choice = choiceOf([action], { action: action.id });
  if (shown === undefined || choice === null || action.kind === 'form') return [];
  return consequencesOf(game, shown.view, choice).map(({ kind, message }) => ({
    kind,
    words: teller.say(message),
  }));
}

/** In a button that says the same in its description. */
export function Pills({ pills }: { pills: readonly Pill[] }) {
  return pills.map(({ kind, words }) => (
    <span key={`${kind} ${words}`} className={style.pill} data-kind={kind} aria-hidden="true">
      {words}
    </span>
  ));
}
