import type { Chance } from '../chance/chance.ts';
import type { Game, Options, OptionValue, Types } from '../game.ts';

/** How a table can be set up: for each of these one value is chosen by its number. The first is the plainest. */
export interface KitSettings {
  readonly seats: readonly number[];
  readonly options: readonly (readonly [name: string, values: readonly OptionValue[]])[];
}

/** One number for the seats, then one for each option. */
export type KitSetting = readonly number[];

export interface Wanted {
  seats?: number;
  options?: Options;
}

export function settingsOf<T extends Types>(game: Game<T>, wanted: Wanted): KitSettings {
  if (wanted.seats !== undefined && !game.seats.includes(wanted.seats)) {
    throw new RangeError(`${game.id} is for ${game.seats.join(', ')} seats, not for ${wanted.seats}.`);
  }
  const all = Object.entries(game.options as Record<string, readonly OptionValue[]>);
  for (const [name, value] of Object.entries(wanted.options ?? {})) {
    const values = all.find(([known]) => known === name)?.[1];
    if (values === undefined) throw new RangeError(`${game.id} has no option "${name}".`);
    if (!values.includes(value)) throw new RangeError(`Option "${name}" is one of ${values.join(', ')}.`);
  }
  return {
    seats: wanted.seats === undefined ? [...game.seats].sort((a, b) => a - b) : [wanted.seats],
    options: all.map(([name, values]) => {
      const value = wanted.options?.[name];
      return [name, value === undefined ? values : [value]] as const;
    }),
  };
}

/** How many values each number of a setting can have. */
export const sizesOf = ({ seats, options }: KitSettings): number[] => [
  seats.length,
  ...options.map(([, values]) => values.length),
];

export function tableOf(settings: KitSettings, setting: KitSetting): { seats: number; options: Options } {
  const options = settings.options.map(
    ([name, values], index) => [name, values[setting[index + 1]]] as const,
  );
  return { seats: settings.seats[setting[0]], options: Object.fromEntries(options) };
}

const MOST_LISTED = 5000;

/** Goes through all settings in random order, again and again; through random ones when there are too many. */
export function* everySetting(settings: KitSettings, chance: Chance): Generator<KitSetting, never> {
  const sizes = sizesOf(settings);
  const count = sizes.reduce((product, size) => product * size, 1);
  if (count > MOST_LISTED) for (;;) yield sizes.map((size) => chance.below(size));
  const order = Array.from({ length: count }, (_, index) => index);
  for (;;) {
    chance.shuffle(order);
    for (const index of order) yield settingAt(sizes, index);
  }
}

function settingAt(sizes: readonly number[], index: number): KitSetting {
  let rest = index;
  return sizes.map((size) => {
    const number = rest % size;
    rest = Math.floor(rest / size);
    return number;
  });
}
