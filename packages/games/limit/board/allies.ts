import type { Seat } from '@entente/engine';

/** The seats of every alliance; `group` has a number for each seat, 0 for none. */
export function groupsOf(group: readonly number[]): Seat[][] {
  const found = new Map<number, Seat[]>();
  group.forEach((number, seat) => {
    if (number === 0) return;
    const members = found.get(number);
    if (members === undefined) found.set(number, [seat]);
    else members.push(seat);
  });
  return [...found.values()];
}

/** Every pair of allies, once. */
export function linksOf(group: readonly number[]): (readonly [Seat, Seat])[] {
  return groupsOf(group).flatMap((members) =>
    members.flatMap((a, at) => members.slice(at + 1).map((b) => [a, b] as const)),
  );
}
