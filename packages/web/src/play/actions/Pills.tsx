import { type Choice, type Consequence, consequencesOf } from '@entente/engine';
import { choiceOf, firstValues, type OpenAction } from '../../board-api/intents.ts';
import type { Play } from '../usePlay.ts';
import style from './pills.module.css';

export interface Pill {
  readonly kind: Consequence['kind'];
  readonly words: string;
}

/** What follows from an action, in words. */
export function pillsOf(play: Play, action: OpenAction): Pill[] {
  // As its form begins: that is what its label says.
  const values = action.kind === 'amount' ? firstValues(action) : undefined;
  const choice = choiceOf([action], { action: action.id, values });
  return choice === null || action.kind === 'form' ? [] : pillsFor(play, choice);
}

/** What follows from a choice that is filled in. */
export function pillsFor({ game, shown, teller }: Play, choice: Choice): Pill[] {
  if (shown === undefined) return [];
  return consequencesOf(game, shown.view, choice).map(({ kind, message }) => ({
    kind,
    words: teller.say(message),
  }));
}

/** More than this are not reckoned through at every change. */
const MOST_RECKONED = 24;

/** The lowest price of several actions, if each has one of the same kind. */
export function cheapest(play: Play, actions: readonly OpenAction[]): Pill[] {
  const { game, shown, teller, say } = play;
  if (shown === undefined || actions.length > MOST_RECKONED) return [];
  const prices = actions.map(({ choice }) => {
    const price = consequencesOf(game, shown.view, choice).find(({ kind }) => kind === 'price')?.message;
    return price === undefined ? null : { price, amount: Number(Object.values(price.with ?? {})[0]) };
  });
  const known = prices.filter((one) => one !== null);
  const said = known.map(({ price }) => teller.say(price));
  if (known.length === actions.length && said.every((words) => words === said[0]))
    return said.slice(0, 1).map((words) => ({ kind: 'price', words }));
  const isAlike = known.every(
    ({ price, amount }) => price.say === known[0].price.say && !Number.isNaN(amount),
  );
  if (known.length === 0 || known.length < actions.length || !isAlike) return [];
  const least = known.reduce((best, one) => (one.amount < best.amount ? one : best));
  const words = teller.say(least.price);
  const isSame = known.every(({ amount }) => amount === least.amount);
  return [{ kind: 'price', words: isSame ? words : say('play.from', { price: words }) }];
}

/** What all of several actions bring alike, if they do. */
export function commonGain(play: Play, actions: readonly OpenAction[]): Pill[] {
  const { game, shown, teller } = play;
  if (shown === undefined || actions.length === 0 || actions.length > MOST_RECKONED) return [];
  const gains = actions.map(({ choice }) => {
    const gain = consequencesOf(game, shown.view, choice).find(({ kind }) => kind === 'brings')?.message;
    return gain === undefined ? '' : teller.say(gain);
  });
  return gains.every((words) => words !== '' && words === gains[0])
    ? [{ kind: 'brings', words: gains[0] }]
    : [];
}

/** What several actions bring: what all of them do alike, or the most points that one of them can bring. */
export function bestGain(play: Play, actions: readonly OpenAction[]): Pill[] {
  const { game, shown, teller, say } = play;
  const common = commonGain(play, actions);
  if (shown === undefined || common.length > 0 || actions.length > MOST_RECKONED) return common;
  const gains = actions.flatMap(({ choice }) =>
    consequencesOf(game, shown.view, choice).filter(
      ({ kind, points = 0 }) => kind === 'brings' && points > 0,
    ),
  );
  const most = gains.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0)).at(0);
  return most === undefined
    ? []
    : [{ kind: 'brings', words: say('play.best', { gain: teller.say(most.message) }) }];
}

/** In a button that says the same in its description. */
export function Pills({ pills }: { pills: readonly Pill[] }) {
  return pills.map(({ kind, words }) => (
    <span key={`${kind} ${words}`} className={style.pill} data-kind={kind} aria-hidden="true">
      {words}
    </span>
  ));
}
