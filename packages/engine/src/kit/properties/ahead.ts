import type { Chance } from '../../chance/chance.ts';
import { filled, type Offer } from '../../choices.ts';
import type { Choice, Seat, Types } from '../../game.ts';
import type { KitMoment } from '../property.ts';
import { share } from '../second-table.ts';
import { type Trial, tryOut } from '../trial.ts';

const MOST_OFFERS = 24;
const SHARE_AHEAD = 0.06;

/** What one of the listed choices would lead to, or what it would throw. */
export interface Ahead<T extends Types> {
  seat: Seat;
  choice: T['choice'];
  trial?: Trial<T>;
  thrown?: unknown;
}

/** Tries the listed choices of a seat: random play alone would seldom come to the rare ones. */
export function* lookAhead<T extends Types>({ game, g, referee, chance }: KitMoment<T>): Generator<Ahead<T>> {
  if (g.asked.length === 0 || !share(chance, SHARE_AHEAD)) return;
  const seat = g.asked[chance.below(g.asked.length)];
  const { offers } = referee.explained(g, seat);
  while (offers.length > MOST_OFFERS) chance.draw(offers);
  for (const offer of offers) {
    for (const choice of fillings(offer, chance)) {
      try {
        yield { seat, choice, trial: tryOut(game, g, seat, choice, chance.below(2 ** 31)) };
      } catch (thrown) {
        yield { seat, choice, thrown };
      }
    }
  }
}

/** The choice as it is, or with the least, the most and some amount. Forms are filled in by random play. */
function fillings<C extends Choice>({ choice, fill }: Offer<C>, chance: Chance): C[] {
  if (fill === undefined) return [choice];
  if (fill.kind === 'form') return [];
  const steps = Math.floor((fill.max - fill.min) / fill.step);
  return [...new Set([0, steps, chance.below(steps + 1)])].map((step) =>
    filled(choice, { [fill.field]: fill.min + fill.step * step }),
  );
}
