import { SeededChance } from '../chance/seeded.ts';
import type { Game, Options, Types } from '../game.ts';
import { settingsOf } from './tables.ts';

/** How a table of a test is set up. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
}

/**
 * As few tables as it takes to meet every number of seats twice and every value of every option at least once, mixed
 * by chance so that no two options always change together. `fixed` options keep their value.
 */
export function coveringTables<T extends Types>(game: Game<T>, fixed: Options = {}): Setup[] {
  const settings = settingsOf(game, { options: fixed });
  const count = Math.max(settings.seats.length, ...settings.options.map(([, values]) => values.length));
  const chance = new SeededChance(count);
  const cycled = <Value>(values: readonly Value[]): Value[] => {
    const all = Array.from({ length: count }, (_, index) => values[index % values.length]);
    chance.shuffle(all);
    return all;
  };
  const seats = cycled(settings.seats);
  const options = settings.options.map(([name, values]) => [name, cycled(values)] as const);
  return seats.map((number, index) => ({
    seats: number,
    options: Object.fromEntries(options.map(([name, values]) => [name, values[index]])),
    seed: index,
  }));
}
