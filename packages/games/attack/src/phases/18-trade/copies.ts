/** Number of equal or unnamed cards that can be given in one exchange (ATK-R24). */
export const ALIKE = 4;

/** `spy`, `spy#2` and so on: the names of several cards of one kind in a trade. */
export const copiesOf = (item: string, count = ALIKE): string[] =>
  Array.from({ length: Math.min(count, ALIKE) }, (_, at) => (at === 0 ? item : `${item}#${at + 1}`));
