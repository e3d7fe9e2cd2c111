import { botKinds } from '@entente/bots';
import type { AnyGame, OptionValue } from '@entente/engine';
import { METRICS } from '../metrics/all.ts';
import { cellsOf } from './cells.ts';
import {
  type Combination,
  type Experiment,
  ExperimentError,
  FORMAT,
  isProgram,
  type LabPlayer,
  type Stop,
} from './experiment.ts';
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
    throw new ExperimentError(`This is not an experiment: it is not JSON (${(fault as Error).message}).`);
  }
  const fields = new FileFields(value, 'The file');
  if (fields.one('format') !== FORMAT)
    throw new ExperimentError(`This is not an experiment: it does not say "format": "${FORMAT}".`);
  return { id: fields.text('game'), value };
}

/** Says in a sentence what is wrong with it. */
export function parseExperiment(value: unknown, game: AnyGame): Experiment {
  const fields = new FileFields(value, 'The file');
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
    throw new ExperimentError(
      `The file was written for version ${version} of ${game.id}; these are the rules of version ${game.version}.`,
    );
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
  if (blocks % batch !== 0)
    throw new ExperimentError(`"blocks" (${blocks}) must be a multiple of "batch" (${batch}).`);
  const hurried = parties.flat().find((player) => !isProgram(player) && player.milliseconds !== undefined);
  if (equalNumbers && hurried !== undefined)
    throw new ExperimentError(
      `The bot “${hurried.name}” stops by the clock, so nobody could repeat its games. Give it "visits", or say "equalNumbers": false.`,
    );
  const cells = cellsOf(game, experiment);
  if (cells.length > MOST_CELLS)
    throw new ExperimentError(`The file asks for ${cells.length} combinations (limit: ${MOST_CELLS}).`);
}

function seatsIn(fields: FileFields, game: AnyGame): number[] {
  const value = fields.one('seats');
  const fewest = game.seats.find((count) => count > 1) ?? game.seats[0];
  const seats = value === undefined ? [fewest] : list(value);
  for (const count of seats)
    if (!game.seats.includes(count as number))
      throw new ExperimentError(`${game.id} has no ${textIn(count)} seats; it has ${game.seats.join(', ')}.`);
  return distinct('seats', seats as number[]);
}

function setsIn(fields: FileFields, game: AnyGame): (string | null)[] {
  const known = Object.keys(game.sets ?? {});
  const sets = list(fields.one('set') ?? null);
  for (const set of sets)
    if (set !== null && !known.includes(set as string))
      throw new ExperimentError(
        `${game.id} has no set of rules ${textIn(set)}; it has ${['null', ...known].join(', ')}.`,
      );
  return distinct('set', sets as (string | null)[]);
}

/** "*" stands for all values of an option, and for all options. */
const EVERY = '*';
const everyOption = (game: AnyGame) => Object.fromEntries(Object.keys(game.options).map((id) => [id, EVERY]));

function optionsIn(fields: FileFields, game: AnyGame): Record<string, OptionValue[]> {
  const options = fields.one('options') === EVERY ? everyOption(game) : fields.object('options');
  const entries = Object.entries(options).map(([id, value]) => {
    if (!Object.hasOwn(game.options, id))
      throw new ExperimentError(
        `${game.id} has no option ${textIn(id)}; it has ${Object.keys(game.options).join(', ') || 'none'}.`,
      );
    const allowed = game.options[id];
    const values = value === EVERY ? allowed : list(value);
    for (const one of values)
      if (!allowed.some((known) => known === one))
        throw new ExperimentError(
          `The option ${textIn(id)} cannot be ${textIn(one)}; it can be ${allowed.map(textIn).join(', ')}.`,
        );
    return [id, distinct(id, values as OptionValue[])] as const;
  });
  return Object.fromEntries(entries);
}

function partiesIn(fields: FileFields, game: AnyGame): LabPlayer[][] {
  const value = fields.one('bots') ?? ['greedy'];
  if (!Array.isArray(value) || value.length === 0)
    throw new ExperimentError('"bots" is a list: who sits in each seat, or a list of such lists.');
  const parties: unknown[][] = value.every(Array.isArray) ? value : [value];
  return parties.map((party) => {
    if (party.length === 0) throw new ExperimentError('"bots" has an empty list in it.');
    const players = party.map((one) => playerIn(one, game));
    const other = players.find((one) =>
      players.some((two) => one.name === two.name && JSON.stringify(one) !== JSON.stringify(two)),
    );
    if (other !== undefined)
      throw new ExperimentError(`Two different bots are called “${other.name}”. Give each its "name".`);
    return players;
  });
}

function playerIn(value: unknown, game: AnyGame): LabPlayer {
  if (typeof value === 'string') return { name: value, bot: kindIn(value, game) };
  const fields = new FileFields(value, 'An entry of "bots"');
  if (fields.one('program') !== undefined) {
    fields.known(['name', 'program', 'seconds']);
    const program = list(fields.one('program'));
    if (program.length === 0 || !program.every((part) => typeof part === 'string'))
      throw new ExperimentError('"program" is a command and its arguments: ["python3", "my_bot.py"].');
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
  throw new ExperimentError(`${game.id} has no bot ${textIn(kind)}; it has ${known.join(', ')}.`);
}

function metricsIn(fields: FileFields): string[] {
  const known = METRICS.map(({ id }) => id);
  const value = fields.one('metrics');
  const wanted = value === undefined || value === EVERY ? known : list(value);
  for (const id of wanted)
    if (!known.includes(id as string))
      throw new ExperimentError(`There is no metric ${textIn(id)}; there are ${known.join(', ')}.`);
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
  throw new ExperimentError(`"${field}" is ${allowed.map(textIn).join(' or ')}, not ${textIn(value)}.`);
}

function distinct<Value>(field: string, values: Value[]): Value[] {
  if (values.length === 0) throw new ExperimentError(`"${field}" has an empty list.`);
  if (new Set(values).size < values.length) throw new ExperimentError(`"${field}" has a value twice.`);
  return values;
}
