/**
 * Search for the setting that comes nearest to a target: an n-tuple bandit evolutionary algorithm. Every evaluation plays one
 * block, so it is noisy; a model of single values and of pairs of values says what is worth playing next.
 */
import { SeededChance } from '@entente/engine';

/** A number of choices for every dimension of a search. */
export type Space = readonly number[];
export type SearchPoint = readonly number[];

export interface Found {
  readonly best: SearchPoint;
  /** How often each value of each dimension was played, and what came of it on average; null if never. */
  readonly marginals: readonly (readonly { readonly count: number; readonly mean: number | null }[])[];
}

interface Sum {
  count: number;
  sum: number;
}

/** Neighbours that are compared before each evaluation. */
const NEIGHBOURS = 30;
/** How much what is unknown attracts. */
const CURIOSITY = 1;
const EPSILON = 0.5;

/** What is known of values, of pairs of values and of whole points. */
class TupleModel {
  private readonly tuples: readonly (readonly number[])[];
  private readonly sums: readonly Map<string, Sum>[];
  private readonly target: number;
  private all = 0;
  private most = 1e-9;

  constructor(space: Space, target: number) {
    const single = space.map((_, at) => [at]);
    const pairs = space.flatMap((_, one) => space.slice(one + 1).map((_other, at) => [one, one + 1 + at]));
    const whole = space.length > 2 ? [space.map((_, at) => at)] : [];
    this.tuples = [...single, ...pairs, ...whole];
    this.sums = this.tuples.map(() => new Map<string, Sum>());
    this.target = target;
  }

  private of(tuple: number, point: SearchPoint): Sum | undefined {
    return this.sums[tuple].get(keyOf(this.tuples[tuple], point));
  }

  add(point: SearchPoint, value: number): void {
    this.all++;
    this.most = Math.max(this.most, Math.abs(value - this.target));
    this.tuples.forEach((tuple, at) => {
      const known = this.of(at, point) ?? { count: 0, sum: 0 };
      this.sums[at].set(keyOf(tuple, point), { count: known.count + 1, sum: known.sum + value });
    });
  }

  /** How far from the target a point is expected to be: 0 is there, -1 is the farthest that was seen. */
  worth(point: SearchPoint): number {
    const known = this.tuples.flatMap((_, at) => {
      const sum = this.of(at, point);
      return sum === undefined ? [] : [-Math.abs(sum.sum / sum.count - this.target) / this.most];
    });
    return known.length === 0 ? -1 : known.reduce((total, one) => total + one, 0) / known.length;
  }

  curiosity(point: SearchPoint): number {
    const parts = this.tuples.map((_, at) =>
      Math.sqrt(Math.log(1 + this.all) / ((this.of(at, point)?.count ?? 0) + EPSILON)),
    );
    return (CURIOSITY * parts.reduce((sum, one) => sum + one, 0)) / parts.length;
  }

  marginal(dimension: number, value: number) {
    const { count, sum } = this.sums[dimension].get(`${value}`) ?? { count: 0, sum: 0 };
    return { count, mean: count === 0 ? null : sum / count };
  }

  played(point: SearchPoint): boolean {
    return this.of(this.tuples.length - 1, point) !== undefined;
  }
}

const keyOf = (tuple: readonly number[], point: SearchPoint): string => tuple.map((at) => point[at]).join();

/**
 * @param evaluate plays a point once; every call is another evaluation, numbered from 0
 */
export function searchFor(
  space: Space,
  wish: { readonly target: number; readonly evaluations: number; readonly seed: number },
  evaluate: (point: SearchPoint, number: number) => number,
): Found {
  const chance = new SeededChance(wish.seed);
  const model = new TupleModel(space, wish.target);
  const seen = new Map<string, SearchPoint>();
  let current: SearchPoint = space.map((count) => chance.below(count));
  for (let number = 0; number < wish.evaluations; number++) {
    model.add(current, evaluate(current, number));
    seen.set(current.join(), current);
    let best = current;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < NEIGHBOURS; at++) {
      const next = neighbourOf(current, space, chance);
      const worth = model.worth(next) + model.curiosity(next);
      if (worth > most) {
        most = worth;
        best = next;
      }
    }
    current = best;
  }
  const points = [...seen.values()];
  const best = points.reduce(
    (one, other) => (model.worth(other) > model.worth(one) ? other : one),
    points[0],
  );
  const marginals = space.map((count, dimension) =>
    Array.from({ length: count }, (_, value) => model.marginal(dimension, value)),
  );
  return { best, marginals };
}

/** One value is changed for sure, others sometimes. */
function neighbourOf(point: SearchPoint, space: Space, chance: SeededChance): SearchPoint {
  const sure = chance.below(space.length);
  return point.map((value, at) =>
    at === sure || chance.below(space.length) === 0 ? chance.below(space[at]) : value,
  );
}
