/** A mean difference between two settings, with the interval in which 95 of 100 such measurements would lie. */
export interface Difference {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** How likely chance alone makes such a difference. */
  readonly chance: number;
}

const Z = 1.959963984540054;

/** From differences of single blocks; null if there are too few, or none at all. */
export function pairedDifference(differences: readonly number[]): Difference | null {
  const count = differences.length;
  if (count < 2 || differences.every((one) => one === 0)) return null;
  const mean = differences.reduce((sum, one) => sum + one, 0) / count;
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1);
  const error = Math.sqrt(variance / count);
  const chance = error === 0 ? 0 : 2 * (1 - normal(Math.abs(mean) / error));
  return { mean, low: mean - Z * error, high: mean + Z * error, chance };
}

/** Holm's correction: which of several findings are beyond chance, so that all of them hold in 95 of 100 cases. */
export function holm(chances: readonly number[], level = 0.05): boolean[] {
  const order = chances.map((_, at) => at).toSorted((one, other) => chances[one] - chances[other]);
  const sure = chances.map(() => false);
  for (const [place, at] of order.entries()) {
    if (chances[at] > level / (chances.length - place)) break;
    sure[at] = true;
  }
  return sure;
}

/** The normal distribution, to seven places (Abramowitz and Stegun 26.2.17). */
export function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const series = factors.reduce((sum, factor, at) => sum + factor * t ** (at + 1), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
