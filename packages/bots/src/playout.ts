import {
  type Chance,
  type Choice,
  defaultAnswer,
  fillAtRandom,
  type Game,
  type Offer,
  type Position,
  type Referee,
  type Seat,
  type Types,
} from '@entente/engine';
import { isOpen, stepsOf, withSteps } from './fill.ts';
import { tryOut } from './judge.ts';
import { anyLegal } from './random.ts';

/**
 * Number of offers that a player of a playout looks at, besides those that end or pass, and how many of them it tries if the game
 * does not rate them. It must be quick before it is good.
 */
const LOOKS_AT = 24;
const TRIES = 6;
/** Maximum number of decisions in a playout, so that an endless phase cannot hang a bot. */
const MOST_DECISIONS = 3000;

/**
 * Every seat plays quickly until this round is reached or the game is over: by the habits of the game, or the best of a few
 * offers by its rating or judgement. False if it was too late before that.
 */
export function playUntil<T extends Types>(
  game: Game<T>,
  referee: Referee<T>,
  g: Position<T>,
  round: number,
  chance: Chance,
  isLate: () => boolean = () => false,
): boolean {
  const most = game.search?.decisions ?? MOST_DECISIONS;
  for (let made = 0; made < most && g.outcome === null && g.round < round; made++) {
    if (isLate()) return false;
    const seat = g.asked[0];
    const choice =
      passInWindow(game, g, seat) ??
      game.search?.habit?.(g, seat, chance) ??
      quickChoice(game, referee, g, seat, chance);
    referee.take(g, seat, choice);
  }
  return true;
}

/** Hardly anybody has anything to play in a reaction window. */
function passInWindow<T extends Types>(game: Game<T>, g: Position<T>, seat: Seat): T['choice'] | null {
  const step = game.steps[g.flow[g.flow.length - 1].step as keyof typeof game.steps];
  return step.kind === 'automatic' || step.window !== true ? null : defaultAnswer(game, g, seat);
}

function quickChoice<T extends Types>(
  game: Game<T>,
  referee: Referee<T>,
  g: Position<T>,
  seat: Seat,
  chance: Chance,
): T['choice'] {
  const list = referee.choices(g, seat);
  if (list.offers.length === 1 && list.offers[0].fill === undefined) return list.offers[0].choice;
  const open: T['choice'][] = [];
  for (const offer of some(game, list.offers, chance)) {
    const choice = fillQuickly(offer, chance);
    if (isOpen(list, offer, choice)) open.push(choice);
  }
  if (open.length === 0) return anyLegal(referee, g, seat, chance);
  if (open.length === 1) return open[0];
  const rating = game.rating?.(g, seat);
  const judgement = game.search?.rough ?? game.judgement;
  let best = open[0];
  let most = Number.NEGATIVE_INFINITY;
  let tries = 0;
  for (const choice of open) {
    let worth = rating?.(choice) ?? null;
    if (worth === null) {
      if (tries >= TRIES && !isExit(game, choice)) continue;
      tries++;
      worth = tryOut(game, referee, g, seat, choice, chance, judgement);
    }
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

/** Does this end something, or pass? */
const isExit = <T extends Types>({ roles }: Game<T>, choice: Choice): boolean =>
  Object.hasOwn(roles, choice.do);

/** Some of these in random order, each equally likely, and all exits. The list is the referee's, so it must stay as it is. */
function some<T extends Types>(
  game: Game<T>,
  offers: readonly Offer<T['choice']>[],
  chance: Chance,
): Offer<T['choice']>[] {
  const left = [...offers];
  const count = Math.min(LOOKS_AT, left.length);
  for (let at = 0; at < count; at++) {
    const other = at + chance.below(left.length - at);
    [left[at], left[other]] = [left[other], left[at]];
  }
  return left.filter(({ choice }, at) => at < count || isExit(game, choice));
}

function fillQuickly<C extends Choice>({ choice, fill }: Offer<C>, chance: Chance): C {
  if (fill === undefined) return choice;
  if (fill.kind === 'form') return fillAtRandom(choice, fill, chance);
  const steps = stepsOf(fill);
  return withSteps(choice, fill, [0, Math.round(steps / 2), steps][chance.below(3)]);
}
