import type { Types } from '../../game.ts';
import { same } from '../../same.ts';
import { short } from '../plain.ts';
import { broken, type KitMoment, type Property } from '../property.ts';

const DRAWS_FOR_EACH = 200;
const MOST_CHOICES = 60;
/** Number of standard deviations that are no accident: one false alarm in about ten thousand million. */
const NO_ACCIDENT = 6.5;

export const fairPick: Property = {
  name: 'pick',
  must: 'A step that picks without a list gives listed choices only, each as often as the others.',
  share: 0.02,
  at(moment) {
    const { g, referee, chance } = moment;
    if (g.outcome !== null) return 'idle';
    const { step, frame } = referee.due(g);
    if (step.kind === 'automatic' || step.pick === undefined) return 'idle';
    const seat = g.asked[chance.below(g.asked.length)];
    const counts = new Map<string, number>();
    const { size } = referee.choices(g, seat);
    const draws = DRAWS_FOR_EACH * Math.min(size, MOST_CHOICES);
    for (let draw = 0; draw < draws; draw++) {
      const choice = step.pick(g, frame, seat, chance);
      const text = JSON.stringify(choice);
      if (!counts.has(text) && referee.refusal(g, seat, choice) !== null) {
        return broken(
          `The step "${frame.step}" picks ${short(choice)} for seat ${seat}, which is not listed.`,
        );
      }
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const unfair = plainList(moment, seat) && size <= MOST_CHOICES && size > 1 && oddity(counts, size, draws);
    return unfair
      ? broken(
          `The step "${frame.step}" does not pick all choices of seat ${seat} equally often (${unfair}).`,
        )
      : 'holds';
  },
};

/** Only a list of different choices without amounts and forms can be counted one by one. */
function plainList<T extends Types>({ referee, g }: KitMoment<T>, seat: number): boolean {
  const { offers } = referee.explained(g, seat);
  return offers.every(
    ({ choice, fill }, index) =>
      fill === undefined && offers.findIndex((other) => same(other.choice, choice)) === index,
  );
}

/** The most unequal counts in words when chi-square says that they are no accident; null otherwise. */
function oddity(counts: ReadonlyMap<string, number>, size: number, draws: number): string | null {
  const expected = draws / size;
  let chiSquare = (size - counts.size) * expected;
  for (const count of counts.values()) chiSquare += (count - expected) ** 2 / expected;
  if (chiSquare <= mostBelievable(size - 1)) return null;
  if (counts.size < size) return `in ${draws} draws ${size - counts.size} of ${size} never came`;
  const [most, often] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  const [least, seldom] = [...counts].reduce((best, entry) => (entry[1] < best[1] ? entry : best));
  return `in ${draws} draws ${most} came ${often} times and ${least} ${seldom} times`;
}

/** The quantile of chi-square, by Wilson and Hilferty. */
function mostBelievable(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + NO_ACCIDENT * Math.sqrt(part)) ** 3;
}
