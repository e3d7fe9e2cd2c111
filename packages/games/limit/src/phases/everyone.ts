import type { Nation, Star, World } from '../position.ts';

/** All that count as nations where a rule says so: the star nation too, with its tokens only (LIM-5.9). */
export function everyone(world: World): (Nation | Star)[] {
  return world.star === null ? world.nations : [...world.nations, world.star];
}

/** Those of whom the most is true. */
export function most<Who>(all: readonly Who[], count: (who: Who) => number): Who[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (const who of all) highest = Math.max(highest, count(who));
  return all.filter((who) => count(who) === highest);
}

/** The seats of nations; the star nation has none. */
export function seatsOf(world: World, some: readonly (Nation | Star)[]): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < world.nations.length; seat++) {
    if (some.includes(world.nations[seat])) seats.push(seat);
  }
  return seats;
}
