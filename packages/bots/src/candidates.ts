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
import { anyLegal } from './random.ts';

/** Number of random ways to fill in a form that a bot compares. */
const TRIES_PER_FORM = 4;

/** What is worth trying: every plain choice, a few amounts of a range, a few ways to fill in a form, what the game proposes. */
export function candidates<T extends Types>(
  game: Game<T>,
  referee: Referee<T>,
  g: Position<T>,
  seat: Seat,
  chance: Chance,
): T['choice'][] {
  const list = referee.choices(g, seat);
  const open = list.offers.flatMap((offer) =>
    waysToFill(offer, chance).filter((choice) => isOpen(list, offer, choice)),
  );
  for (const choice of game.proposals?.(g, seat) ?? []) if (list.admits(choice) === true) open.push(choice);
  return open.length > 0 ? open : [anyLegal(referee, g, seat, chance)];
}

function waysToFill<C extends Choice>(offer: Offer<C>, chance: Chance): C[] {
  const { choice, fill } = offer;
  if (fill === undefined) return [choice];
  if (fill.kind === 'form')
    return Array.from({ length: TRIES_PER_FORM }, () => fillAtRandom(choice, fill, chance));
  const steps = stepsOf(fill);
  const amounts = new Set([0, 1, 2, Math.round(steps / 4), Math.round(steps / 2), steps - 1, steps]);
  return [...amounts]
    .filter((count) => count >= 0 && count <= steps)
    .map((count) => withSteps(choice, fill, count));
}
