/** A cell of a key: text, a number, or nothing. */
export type TallyKey = string | number | null;

/** A table as it is stored: first the key, then the sums. */
export type TallyRow = readonly TallyKey[];

/**
 * Sums by key. All sums are whole numbers, so that adding tables is exact and the order does not matter: `merge` is
 * associative and commutative, and an empty tally is neutral.
 */
export class Tally {
  private readonly rows = new Map<string, { key: readonly TallyKey[]; sums: number[] }>();

  add(key: readonly TallyKey[], ...amounts: number[]): void {
    const name = JSON.stringify(key);
    const row = this.rows.get(name);
    if (row === undefined) this.rows.set(name, { key, sums: amounts });
    else for (let at = 0; at < amounts.length; at++) row.sums[at] += amounts[at];
  }

  /** Takes over everything that another one has counted. */
  merge(rows: readonly TallyRow[], keys: number): void {
    for (const row of rows) this.add(row.slice(0, keys), ...(row.slice(keys) as number[]));
  }

  /** In the order of the keys, the same however they came together. */
  toRows(): TallyRow[] {
    return [...this.rows.values()]
      .toSorted((one, other) => compareKeys(one.key, other.key))
      .map(({ key, sums }) => [...key, ...sums]);
  }
}

/** Nothing first, then numbers, then texts. */
export function compareKeys(one: readonly TallyKey[], other: readonly TallyKey[]): number {
  for (let at = 0; at < one.length; at++) {
    const order = compare(one[at], other[at]);
    if (order !== 0) return order;
  }
  return 0;
}

const rank = (key: TallyKey): number => (key === null ? 0 : typeof key === 'number' ? 1 : 2);

function compare(one: TallyKey, other: TallyKey): number {
  if (one === other) return 0;
  const order = rank(one) - rank(other);
  if (order !== 0 || one === null || other === null) return order;
  return one < other ? -1 : 1;
}

/** To three digits, so that a series of numbers has few different values and its quantiles are still good. */
export const coarse = (value: number): number => Number(value.toPrecision(3));

/** To a thousandth: what a row of a game keeps of a measurement. */
export const fine = (value: number): number => Math.round(value * 1000) / 1000;
