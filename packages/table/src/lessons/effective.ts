import type { Entry } from '@entente/engine';

export type Choosing = Extract<Entry, { choice: unknown }>;

/** Choices that stand after everything that was taken back again; `null` where the game went back to before the first of these. */
export function standing(entries: readonly Entry[], before = 0): readonly Choosing[] | null {
  let list: { readonly entry: Choosing; readonly number: number }[] = [];
  for (const [index, entry] of entries.entries()) {
    const number = before + index;
    if ('choice' in entry) list.push({ entry, number });
    else if ('back' in entry) {
      if (entry.back < before) return null;
      list = list.filter((one) => one.number < entry.back);
    } else if ('retract' in entry) {
      const last = list.findLastIndex((one) => one.entry.seat === entry.seat);
      list = list.filter((_, at) => at !== last);
    }
  }
  return list.map(({ entry }) => entry);
}
