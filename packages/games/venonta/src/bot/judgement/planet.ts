import type { Seat } from '@entente/engine';
import type { Position } from '../../position.ts';
import { emissionsOf, fishLeft, wasteOf } from '../../queries.ts';
import type { Chances } from './chances.ts';
import { WEIGHTS } from './character.ts';

const rising = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * How likely all will lose together, if the best of them ends with this number of points: CO2 beyond the points
 * of all, or seas without fish.
 */
export function dangerOf(g: Position, best: number, chances: Chances): number {
  const world = g.public;
  let emissions = 0;
  let waste = 0;
  for (let seat: Seat = 0; seat < g.seats; seat++) {
    emissions += emissionsOf(world, g.options, seat);
    waste += wasteOf(world, seat);
  }
  const ends = chances.rounds + (world.phase < 12 ? 1 : 0);
  const wastes = chances.rounds + (world.phase < 13 ? 1 : 0);
  const building = chances.rounds * WEIGHTS.building;
  const co2 = world.co2 + emissions * ends + building;
  const fish = fishLeft(world) - waste * wastes - chances.rounds;
  const air = rising((Math.max(co2 - best, co2 - g.options.track + 2) + 1) / WEIGHTS.forecast);
  const sea = rising((2 - fish) / WEIGHTS.fish);
  return 1 - (1 - air) * (1 - sea);
}
