import {
  type Chance,
  type Choice,
  fillAtRandom,
  type Game,
  type Offer,
  type Position,
  type Referee,
  type Seat,
  type Types,
} from '@entente/engine';
import { isOpen, stepsOf, withSteps } from './fill.ts';
import { judgeOf } from './judge.ts';
import { anyLegal } from './random.ts';

/** Number of offers that a player of a playout looks at; it must be quick before it is good. */
const LOOKS_AT = 6;
/** Maximum number of decisions in a playout, so that an endless phase cannot hang a bot. */
const MOST_DECISIONS = 3000;

/**
 * Every seat plays quickly until this round is reached or the game is over: the best of a few offers by the game's rating or
 * judgement.
 */
export function playUntil<T extends Types>(
  game: Game<T>,
  referee: Referee<T>,
  g: Position<T>,
  round: number,
  chance: Chance,
): void {
  for (let made = 0; made < MOST_DECISIONS && g.outcome === null && g.round < round; made++) {
    const seat = g.asked[0];
    referee.take(g, seat, quickChoice(game, referee, g, seat, chance));
  }
}

function quickChoice<T extends Types>(
  game: Game<T>,
  referee: Referee<T>,
  g: Position<T>,
  seat: Seat,
  chance: Chance,
): T['choice'] {
  const list = referee.choices(g, seat);
  const looked = some(list.offers, chance).map((offer) => ({ offer, choice: fillQuickly(offer, chance) }));
  const open = looked.filter(({ offer, choice }) => isOpen(list, offer, choice)).map(({ choice }) => choice);
  if (open.length === 0) return anyLegal(referee, g, seat, chance);
  if (open.length === 1) return open[0];
  const judge = judgeOf(game, referee, g, seat, chance);
  let best = open[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of open) {
    const worth = judge(choice);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

/** Some of these in random order, each equally likely. The list is the referee's, so it must stay as it is. */
function some<Offered>(list: readonly Offered[], chance: Chance): Offered[] {
  const left = [...list];
  const count = Math.min(LOOKS_AT, left.length);
  for (let at = 0; at < count; at++) {
    const other = at + chance.below(left.length - at);
    [left[at], left[other]] = [left[other], left[at]];
  }
  left.length = count;
  return left;
}

function fillQuickly<C extends Choice>({ choice, fill }: Offer<C>, chance: Chance): C {
  if (fill === undefined) return choice;
  if (fill.kind === 'form') return fillAtRandom(choice, fill, chance);
  const steps = stepsOf(fill);
  return withSteps(choice, fill, [0, Math.round(steps / 2), steps][chance.below(3)]);
}
