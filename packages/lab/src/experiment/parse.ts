import { botKinds } from '@entente/bots';
import type { AnyGame, OptionValue } from '@entente/engine';
import { METRICS } from '../metrics/all.ts';
import { cellsOf } from './cells.ts';
import {
  type Combination,
  type Experiment,
  FORMAT,
  isProgram,
  type LabPlayer,
  type Stop,
} from './experiment.ts';
import { ExperimentError } from './experiment-error.ts';
import { FileFields, list, textIn } from './fields.ts';

const MOST_BLOCKS = 10_000_000;
/** Dice must differ between blocks, and seeds stay small numbers. */
const MOST_SEED = 1_000_000;
const MOST_CELLS = 1000;

/** The game that a file is about; what it says of it is checked by `parseExperiment`. */
export function gameIn(text: string): { readonly id: string; readonly value: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    throw new ExperimentError('problem.json', { problem: (fault as Error).message });
  }
  const fields = new FileFields(value, 'problem.file');
  if (fields.one('format') !== FORMAT) throw new ExperimentError('problem.format', { format: FORMAT });
  return { id: fields.text('game'), value };
}

/** Says in a sentence what is wrong with it. */
export function parseExperiment(value: unknown, game: AnyGame): Experiment {
  const fields = new FileFields(value, 'problem.file');
  fields.known([
    ...[
      'format',
      'name',
      'game',
      'version',
      'seats',
      'set',
      'options',
      'combine',
      'bots',
      'seed',
      'blocks',
      'batch',
    ],
    ...['repeats', 'mostDecisions', 'metrics', 'equalNumbers', 'stop'],
  ]);
  const version = fields.whole('version', { or: game.version, least: 1 });
  if (version !== game.version)
    throw new ExperimentError('problem.version', { version, game: game.id, now: game.version });
  const experiment: Experiment = {
    format: FORMAT,
    name: fields.text('name', game.id),
    game: game.id,
    version,
    seats: seatsIn(fields, game),
    sets: setsIn(fields, game),
    options: optionsIn(fields, game),
    parties: partiesIn(fields, game),
    combine: oneOf<Combination>('combine', fields.text('combine', 'all'), ['all', 'one-change']),
    seed: fields.whole('seed', { or: 1, most: MOST_SEED }),
    blocks: fields.whole('blocks', { or: 100, least: 1, most: MOST_BLOCKS }),
    batch: fields.whole('batch', { or: 1, least: 1, most: 1000 }),
    repeats: fields.whole('repeats', { or: 1, least: 1, most: 100 }),
    mostDecisions: fields.whole('mostDecisions', { or: 50_000, least: 1 }),
    metrics: metricsIn(fields),
    equalNumbers: fields.yes('equalNumbers', true),
    stop: stopIn(fields),
  };
  checkWhole(experiment, game);
  return experiment;
}

function checkWhole(experiment: Experiment, game: AnyGame): void {
  const { blocks, batch, equalNumbers, parties } = experiment;
  if (blocks % batch !== 0) throw new ExperimentError('problem.batch', { blocks, batch });
  const hurried = parties.flat().find((player) => !isProgram(player) && player.milliseconds !== undefined);
  if (equalNumbers && hurried !== undefined)
    throw new ExperimentError('problem.clock', { name: hurried.name });
  const cells = cellsOf(game, experiment);
  if (cells.length > MOST_CELLS)
    throw new ExperimentError('problem.cells', { count: cells.length, limit: MOST_CELLS });
}

function seatsIn(fields: FileFields, game: AnyGame): number[] {
  const value = fields.one('seats');
  const fewest = game.seats.find((count) => count > 1) ?? game.seats[0];
  const seats = value === undefined ? [fewest] : list(value);
  for (const count of seats)
    if (!game.seats.includes(count as number))
      throw new ExperimentError('problem.seats', {
        game: game.id,
        count: textIn(count),
        known: game.seats.join(', '),
      });
  return distinct('seats', seats as number[]);
}

function setsIn(fields: FileFields, game: AnyGame): (string | null)[] {
  const known = Object.keys(game.sets ?? {});
  const sets = list(fields.one('set') ?? null);
  for (const set of sets)
    if (set !== null && !known.includes(set as string))
      throw new ExperimentError('problem.set', {
        game: game.id,
        set: textIn(set),
        known: ['null', ...known].join(', '),
      });
  return distinct('set', sets as (string | null)[]);
}

/** "*" stands for all values of an option, and for all options. */
const EVERY = '*';
const everyOption = (game: AnyGame) => Object.fromEntries(Object.keys(game.options).map((id) => [id, EVERY]));

function optionsIn(fields: FileFields, game: AnyGame): Record<string, OptionValue[]> {
  const options = fields.one('options') === EVERY ? everyOption(game) : fields.object('options');
  const entries = Object.entries(options).map(([id, value]) => {
    if (!Object.hasOwn(game.options, id))
      throw new ExperimentError('problem.option', {
        game: game.id,
        option: textIn(id),
        known: Object.keys(game.options).join(', ') || '–',
      });
    const allowed = game.options[id];
    const values = value === EVERY ? allowed : list(value);
    for (const one of values)
      if (!allowed.some((known) => known === one))
        throw new ExperimentError('problem.value', {
          option: textIn(id),
          value: textIn(one),
          known: allowed.map(textIn).join(', '),
        });
    return [id, distinct(id, values as OptionValue[])] as const;
  });
  return Object.fromEntries(entries);
}

function partiesIn(fields: FileFields, game: AnyGame): LabPlayer[][] {
  const value = fields.one('bots') ?? ['greedy'];
  if (!Array.isArray(value) || value.length === 0) throw new ExperimentError('problem.bots');
  const parties: unknown[][] = value.every(Array.isArray) ? value : [value];
  return parties.map((party) => {
    if (party.length === 0) throw new ExperimentError('problem.noBots');
    const players = party.map((one) => playerIn(one, game));
    const other = players.find((one) =>
      players.some((two) => one.name === two.name && JSON.stringify(one) !== JSON.stringify(two)),
    );
    if (other !== undefined) throw new ExperimentError('problem.sameName', { name: other.name });
    return players;
  });
}

function playerIn(value: unknown, game: AnyGame): LabPlayer {
  if (typeof value === 'string') return { name: value, bot: kindIn(value, game) };
  const fields = new FileFields(value, 'problem.player');
  if (fields.one('program') !== undefined) {
    fields.known(['name', 'program', 'seconds']);
    const program = list(fields.one('program'));
    if (program.length === 0 || !program.every((part) => typeof part === 'string'))
      throw new ExperimentError('problem.program');
    return {
      name: fields.text('name', program.at(-1)),
      program,
      seconds: fields.number('seconds', { or: 10, least: 0.001, most: 3600 }),
    };
  }
  fields.known(['name', 'bot', 'worlds', 'visits', 'milliseconds']);
  const bot = kindIn(fields.text('bot'), game);
  const amounts = Object.fromEntries(
    (['worlds', 'visits', 'milliseconds'] as const).flatMap((id) =>
      fields.one(id) === undefined ? [] : [[id, fields.whole(id, { least: 1, most: 1_000_000 })]],
    ),
  );
  const parts = Object.entries(amounts).map(([id, amount]) => ` ${amount} ${id}`);
  return { name: fields.text('name', `${bot}${parts.join(',')}`), bot, ...amounts };
}

function kindIn(kind: string, game: AnyGame): string {
  const known = botKinds(game);
  if (known.includes(kind)) return kind;
  throw new ExperimentError('problem.bot', {
    game: game.id,
    bot: textIn(kind),
    known: known.join(', '),
  });
}

function metricsIn(fields: FileFields): string[] {
  const known = METRICS.map(({ id }) => id);
  const value = fields.one('metrics');
  const wanted = value === undefined || value === EVERY ? known : list(value);
  for (const id of wanted)
    if (!known.includes(id as string))
      throw new ExperimentError('problem.metric', { metric: textIn(id), known: known.join(', ') });
  return known.filter((id) => wanted.includes(id));
}

function stopIn(fields: FileFields): Stop {
  const value = fields.one('stop');
  if (value === undefined) return {};
  const stop = new FileFields(value, '"stop"');
  stop.known(['halfWidth', 'minutes']);
  return {
    ...(stop.one('halfWidth') === undefined
      ? {}
      : { halfWidth: stop.number('halfWidth', { least: 0.001, most: 0.5 }) }),
    ...(stop.one('minutes') === undefined
      ? {}
      : { minutes: stop.number('minutes', { least: 0, most: 1e6 }) }),
  };
}

function oneOf<Name extends string>(field: string, value: string, allowed: readonly Name[]): Name {
  const found = allowed.find((name) => name === value);
  if (found !== undefined) return found;
  throw new ExperimentError('problem.oneOf', {
    field,
    known: allowed.map(textIn).join(', '),
    value: textIn(value),
  });
}

function distinct<Value>(field: string, values: Value[]): Value[] {
  if (values.length === 0) throw new ExperimentError('problem.empty', { field });
  if (new Set(values).size < values.length) throw new ExperimentError('problem.twice', { field });
  return values;
}
