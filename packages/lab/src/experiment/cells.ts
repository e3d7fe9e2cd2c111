import { type AnyGame, completeOptions, type OptionValue } from '@entente/engine';
import type { Cell, CellChange, Experiment, LabPlayer } from './experiment.ts';
import { ExperimentError } from './experiment-error.ts';

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
  const cells = settings.map((setting) => cellOf(game, experiment, setting));
  return combine === 'all'
    ? cells
    : cells.map((cell, at) => ({ ...cell, varies: changesIn(cell, cells[0], at) }));
}

/** Where one thing changes at a time, only what has changed tells settings apart. */
function changesIn({ varies }: Cell, first: Cell, at: number): readonly CellChange[] {
  if (at === 0) return varies.length === 0 ? [] : [{ kind: 'first', id: '', value: null }];
  return varies.filter(({ value }, index) => value !== first.varies[index].value);
}

function cellOf(game: AnyGame, experiment: Experiment, { seats, set, party, options }: Setting): Cell {
  const bundle = set === null ? {} : game.sets?.[set];
  const complete = completeOptions(game, { ...bundle, ...options }, seats);
  if (!complete.ok) throw new ExperimentError('problem.together', { seats, problem: complete.problem.say });
  const varies: CellChange[] = [
    ...(experiment.seats.length > 1 ? [{ kind: 'seats', id: '', value: seats } as const] : []),
    ...(experiment.sets.length > 1 ? [{ kind: 'set', id: '', value: set } as const] : []),
    ...(experiment.parties.length > 1
      ? [{ kind: 'party', id: '', value: party.map(({ name }) => name).join(' ') } as const]
      : []),
    ...Object.entries(options).flatMap(([id, value]) =>
      experiment.options[id].length > 1 ? [{ kind: 'option', id, value } as const] : [],
    ),
  ];
  return {
    seats,
    set,
    options: complete.options,
    party: Array.from({ length: seats }, (_, seat) => party[seat % party.length]),
    label: varies.map(labelOf).join(', ') || `${seats} seats`,
    varies,
  };
}

function labelOf({ kind, id, value }: CellChange): string {
  switch (kind) {
    case 'seats':
      return `${value} seats`;
    case 'set':
      return `${value ?? 'defaults'}`;
    case 'party':
    case 'first':
      return `${value}`;
    case 'option':
      return `${id} ${value}`;
  }
}

/** In how many ways the party can be seated by rotation: equal bots in equal order are the same game. */
export function rotationsOf(party: readonly LabPlayer[]): number {
  const names = party.map(({ name }) => name);
  for (let by = 1; by < names.length; by++)
    if (names.every((name, at) => name === names[(at + by) % names.length])) return by;
  return names.length;
}
