/**
 * Shares of one from judgements, by how far these usually differ in a game: as likely as not where all are equal. A
 * seat that plays alone is measured against its own average.
 */
export function prospectsBy(
  values: readonly (readonly number[])[],
): (judged: readonly number[]) => readonly number[] {
  const alone = values[0].length === 1;
  const middle = alone ? mean(values.flat()) : 0;
  const off = (row: readonly number[]) => {
    const zero = alone ? middle : mean(row);
    return row.map((value) => value - zero);
  };
  const spread = Math.sqrt(mean(values.flatMap(off).map((value) => value * value))) || 1;
  return (judged) => {
    const row = off(judged);
    const weights = (alone ? [...row, 0] : row).map((value) => Math.exp(value / spread));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.slice(0, row.length).map((weight) => weight / all);
  };
}

const mean = (row: readonly number[]) => row.reduce((sum, value) => sum + value, 0) / row.length;
