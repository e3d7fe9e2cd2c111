import { type AnyGame, completeOptions, type OptionValue } from '@entente/engine';
import { type Cell, type Experiment, ExperimentError, type LabPlayer } from './experiment.ts';

/** One value for everything that an experiment may vary. */
interface Setting {
  readonly seats: number;
  readonly set: string | null;
  readonly party: readonly LabPlayer[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** All settings of an experiment, in the order of the file. */
export function cellsOf(game: AnyGame, experiment: Experiment): Cell[] {
  const { seats, sets, parties, options, combine } = experiment;
  const axes: readonly (readonly ((setting: Setting) => Setting)[])[] = [
    seats.map((count) => (setting: Setting) => ({ ...setting, seats: count })),
    sets.map((set) => (setting: Setting) => ({ ...setting, set })),
    parties.map((party) => (setting: Setting) => ({ ...setting, party })),
    ...Object.entries(options).map(([id, values]) =>
      values.map((value) => (setting: Setting) => ({
        ...setting,
        options: { ...setting.options, [id]: value },
      })),
    ),
  ];
  const first = axes.reduce<Setting>((setting, [change]) => change(setting), {
    seats: seats[0],
    set: null,
    party: [],
    options: {},
  });
  const settings =
    combine === 'all'
      ? axes.reduce<Setting[]>(
          (all, axis) => all.flatMap((one) => axis.map((change) => change(one))),
          [first],
        )
      : [first, ...axes.flatMap(([, ...others]) => others.map((change) => change(first)))];
  return settings.map((setting) => cellOf(game, experiment, setting));
}

function cellOf(game: AnyGame, experiment: Experiment, { seats, set, party, options }: Setting): Cell {
  const bundle = set === null ? {} : game.sets?.[set];
  const complete = completeOptions(game, { ...bundle, ...options }, seats);
  if (!complete.ok)
    throw new ExperimentError(
      `These options do not go together with ${seats} seats: ${complete.problem.say}.`,
    );
  const varied = [
    ...(experiment.seats.length > 1 ? [`${seats} seats`] : []),
    ...(experiment.sets.length > 1 ? [set ?? 'defaults'] : []),
    ...(experiment.parties.length > 1 ? [party.map(({ name }) => name).join(' ')] : []),
    ...Object.entries(options).flatMap(([id, value]) =>
      experiment.options[id].length > 1 ? [`${id} ${value}`] : [],
    ),
  ];
  return {
    seats,
    set,
    options: complete.options,
    party: Array.from({ length: seats }, (_, seat) => party[seat % party.length]),
    label: varied.join(', ') || `${seats} seats`,
  };
}

/** In how many ways the party can be seated by rotation: equal bots in equal order are the same game. */
export function rotationsOf(party: readonly LabPlayer[]): number {
  const names = party.map(({ name }) => name);
  for (let by = 1; by < names.length; by++)
    if (names.every((name, at) => name === names[(at + by) % names.length])) return by;
  return names.length;
}
