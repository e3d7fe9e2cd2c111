import { type Role, roleOf, type Viewer } from '@entente/engine';
import type { Action } from '../../board-api/intents.ts';
import type { Shown } from '../../link/messages.ts';
import { isSecret } from './together.ts';

/** Answers that let the others go on. The page may give only these for a player. */
const NOES: readonly (Role | undefined)[] = ['pass', 'decline'];

/** What a seat is asked, as far as it matters whether it is asked the same again. */
interface Asked {
  readonly round: number;
  /** The question and, where something else could be answered, what it is about and whether this seat is meant. */
  readonly kind: string;
  /** Everything that can be answered. */
  readonly open: string;
}

/** The page answers no as long as the same is asked in the same round. */
export interface Order extends Asked {
  readonly no: string;
}

type Question = Pick<Shown, 'prompt' | 'view'>;
type Game = Parameters<typeof isSecret>[0]['game'];

function askedBy({ prompt, view }: Question, viewer: Viewer, actions: readonly Action[]): Asked {
  const about = Object.values(prompt?.with ?? {});
  const open = actions.filter(({ kind }) => kind !== 'refused').map(({ id }) => id);
  const details = [...about.filter((value) => typeof value === 'string'), about.includes(viewer)];
  return {
    round: view.round,
    kind: [viewer, prompt?.say, ...(open.length > 1 ? details : [])].join(' '),
    open: open.join(),
  };
}

/** What could be answered for this seat from now on: where it can only say no, or where all are asked at once and do not deal. */
export function orderFor(
  game: Game,
  shown: Question,
  viewer: Viewer,
  actions: readonly Action[],
): Order | null {
  const open = actions.filter(({ kind }) => kind !== 'refused');
  const no = open.find(({ kind, choice }) => kind === 'plain' && NOES.includes(roleOf(game, choice)));
  if (no === undefined || (open.length > 1 && !isSecret({ game, shown }))) return null;
  return { ...askedBy(shown, viewer, actions), no: no.id };
}

/** Does an order answer this question, wait for its own, or is it over because things are no longer the same? */
export function bearing(
  order: Order,
  game: Game,
  shown: Question,
  viewer: Viewer,
  actions: readonly Action[],
): 'answers' | 'waits' | 'over' {
  const now = askedBy(shown, viewer, actions);
  if (now.round !== order.round) return 'over';
  if (now.kind === order.kind && now.open === order.open) return 'answers';
  const isOther = now.kind === order.kind || orderFor(game, shown, viewer, actions) !== null;
  return now.open !== '' && isOther ? 'over' : 'waits';
}
