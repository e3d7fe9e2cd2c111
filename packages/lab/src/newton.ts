/** One case of a choice between several classes: what speaks for each, and how often each of them came. */
export interface Case {
  /** By class, the value of every feature. */
  readonly features: readonly (readonly number[])[];
  /** By class; they add up to one. */
  readonly came: readonly number[];
}

/** Steps of Newton's method; it has settled long before. */
const STEPS = 25;

/**
 * The weights by which a softmax over the classes foretells these cases best. Weights are held back a little (`ridge`), so that
 * what hardly ever happened does not run away.
 */
export function fitWeights(cases: readonly Case[], ridge: number): number[] {
  const count = cases[0].features[0].length;
  let weights = new Array<number>(count).fill(0);
  let loss = lossOf(cases, weights, ridge);
  for (let step = 0; step < STEPS; step++) {
    const { slope, bend } = curvature(cases, weights, ridge);
    const move = solve(bend, slope);
    let size = 1;
    let next = weights;
    let better = loss;
    // A full step can overshoot where the classes are nearly separate.
    for (; size > 1e-4; size /= 2) {
      next = weights.map((weight, at) => weight - size * move[at]);
      better = lossOf(cases, next, ridge);
      if (better <= loss) break;
    }
    if (better > loss) break;
    const gain = loss - better;
    weights = next;
    loss = better;
    if (gain < 1e-9) break;
  }
  return weights;
}

function sharesOf({ features }: Case, weights: readonly number[]): number[] {
  const scores = features.map((row) => row.reduce((sum, value, at) => sum + value * weights[at], 0));
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}

function lossOf(cases: readonly Case[], weights: readonly number[], ridge: number): number {
  let sum = 0;
  for (const one of cases) {
    const shares = sharesOf(one, weights);
    for (let at = 0; at < shares.length; at++)
      if (one.came[at] > 0) sum -= one.came[at] * Math.log(Math.max(1e-12, shares[at]));
  }
  return sum / cases.length + (ridge / 2) * weights.reduce((all, weight) => all + weight * weight, 0);
}

function curvature(cases: readonly Case[], weights: readonly number[], ridge: number) {
  const count = weights.length;
  const slope = weights.map((weight) => ridge * weight);
  const bend = weights.map((_, row) => weights.map((_, column) => (row === column ? ridge + 1e-9 : 0)));
  for (const one of cases) {
    const shares = sharesOf(one, weights);
    const usual = new Array<number>(count).fill(0);
    one.features.forEach((row, at) => {
      for (let k = 0; k < count; k++) usual[k] += shares[at] * row[k];
    });
    one.features.forEach((row, at) => {
      for (let k = 0; k < count; k++) {
        slope[k] += ((shares[at] - one.came[at]) * row[k]) / cases.length;
        for (let l = 0; l < count; l++)
          bend[k][l] += (shares[at] * (row[k] - usual[k]) * (row[l] - usual[l])) / cases.length;
      }
    });
  }
  return { slope, bend };
}

/** Solves a system of linear equations by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]]);
  const count = rows.length;
  for (let at = 0; at < count; at++) {
    let pivot = at;
    for (let row = at + 1; row < count; row++)
      if (Math.abs(rows[row][at]) > Math.abs(rows[pivot][at])) pivot = row;
    [rows[at], rows[pivot]] = [rows[pivot], rows[at]];
    for (let row = 0; row < count; row++) {
      if (row === at) continue;
      const factor = rows[row][at] / rows[at][at];
      for (let column = at; column <= count; column++) rows[row][column] -= factor * rows[at][column];
    }
  }
  return rows.map((row, at) => row[count] / row[at]);
}
