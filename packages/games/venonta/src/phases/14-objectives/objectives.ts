import type { Seat } from '@entente/engine';
import { type Clause, COUNTERS, type Condition, METRICS, type Metric } from '../../data/conditions.ts';
import { OBJECTIVES } from '../../data/objectives/index.ts';
import { COLUMN } from '../../data/tables.ts';
import {
  COUNTS,
  FACTORY,
  FARM,
  FOREST,
  INTENSIVE,
  LANDS,
  NOBODY,
  type Position,
  SEATS,
  type VenontaOptions,
  type VenontaView,
  type World,
} from '../../position.ts';
import {
  controlled,
  controllerOf,
  emissionsOf,
  mouthsFromAbroad,
  needOf,
  owned,
  tanksOf,
  wasteOf,
} from '../../queries.ts';

/** Objectives as conditions that a machine can check (VEN-14.3), at the end of a round and at any moment before. */

/** A position or a view: everything that objectives need is public. */
export type Table = Pick<VenontaView, 'public' | 'options' | 'seats'>;

const COUNTER_AT = METRICS.map((metric) => (COUNTERS as readonly string[]).indexOf(metric));
const METRIC_AT = Object.fromEntries(METRICS.map((metric, index) => [metric, index])) as Record<
  Metric,
  number
>;

function garrisons(world: World, seat: Seat): number {
  let count = 0;
  for (let at = seat; at < LANDS * SEATS; at += SEATS) if (world.tanks[at] > 0) count++;
  return count;
}

/** Territories that pass a test of owner and coloniser. */
function lands(world: World, test: (owner: Seat, coloniser: Seat) => boolean): number {
  let count = 0;
  for (let land = 0; land < LANDS; land++) {
    if (test(world.owner[land], world.coloniser[land])) count++;
  }
  return count;
}

function tepOf(world: World, seat: Seat): number {
  let count = 0;
  for (let land = 0; land < LANDS; land++) if (controllerOf(world, land) === seat) count += world.tep[land];
  return count;
}

/** What is on the table now. */
function read({ public: world }: Table, seat: Seat, metric: Metric): number {
  switch (metric) {
    case 'colonies':
      return lands(world, (_owner, coloniser) => coloniser === seat);
    case 'ownColonised':
      return lands(world, (owner, coloniser) => owner === seat && coloniser !== NOBODY);
    case 'controlled':
      return lands(world, (owner, coloniser) => (coloniser === NOBODY ? owner : coloniser) === seat);
    case 'worldColonies':
      return lands(world, (_owner, coloniser) => coloniser !== NOBODY);
    case 'tanks':
      return tanksOf(world, seat);
    case 'garrisons':
      return garrisons(world, seat);
    case 'factories':
      return controlled(world, seat, FACTORY);
    case 'farms':
      return owned(world, seat, FARM);
    case 'intensive':
      return owned(world, seat, INTENSIVE);
    case 'farmsAll':
      return owned(world, seat, FARM) + owned(world, seat, INTENSIVE);
    case 'forest':
      return owned(world, seat, FOREST);
    case 'food':
      return world.stock[seat];
    case 'tokens':
      return world.tokens[seat];
    case 'tep':
      return tepOf(world, seat);
    case 'co2Delta':
      return world.co2 - world.co2Before;
    case 'fishLost':
      return world.fishLost;
    default:
      return world.counts[seat * COUNTS + COUNTER_AT[METRIC_AT[metric]]];
  }
}

/** What will be added at the end of the round if nothing else happens. */
function ahead(table: Table, seat: Seat, metric: Metric): number {
  const { public: world, options, seats } = table;
  switch (metric) {
    case 'emitted':
      return world.phase < 12 ? emissionsOf(world, options, seat) : 0;
    case 'waste':
      return world.phase < 13 ? wasteOf(world, seat) : 0;
    case 'co2Delta':
      return world.phase < 12 ? sum(seats, (each) => emissionsOf(world, options, each)) : 0;
    case 'fishLost':
      return world.phase < 13 ? sum(seats, (each) => wasteOf(world, each)) : 0;
    case 'food':
      return world.fed[seat] > 0 ? 0 : -Math.min(world.stock[seat], needOf(world, seat));
    case 'shortfall':
      return world.fed[seat] > 0 ? 0 : Math.max(0, needOf(world, seat) - world.stock[seat]);
    case 'migrantsFed':
      return world.fed[seat] > 0 || needOf(world, seat) > world.stock[seat]
        ? 0
        : mouthsFromAbroad(world, seat);
    default:
      return 0;
  }
}

function sum(seats: number, each: (seat: Seat) => number): number {
  let total = 0;
  for (let seat = 0; seat < seats; seat++) total += each(seat);
  return total;
}

export function metricOf(table: Table, seat: Seat, metric: Metric, foreseen: boolean): number {
  const now = read(table, seat, metric);
  return foreseen ? now + ahead(table, seat, metric) : now;
}

/** What a clause asks for: a number, or the most that any other player has. */
export function wanted(table: Table, seat: Seat, clause: Clause, foreseen: boolean): number {
  if (clause.op !== '>=others')
    return typeof clause.v === 'number' ? clause.v : clause.v[COLUMN[table.seats]];
  let most = 0;
  for (let other = 0; other < table.seats; other++) {
    if (other !== seat) most = Math.max(most, metricOf(table, other, clause.m, foreseen));
  }
  return most;
}

export function isMet(op: Clause['op'], value: number, want: number): boolean {
  if (op === '<=') return value <= want;
  return op === '==' ? value === want : value >= want;
}

function check(table: Table, seat: Seat, condition: Condition, foreseen: boolean): boolean {
  if ('all' in condition) return condition.all.every((part) => check(table, seat, part, foreseen));
  if ('any' in condition) return condition.any.some((part) => check(table, seat, part, foreseen));
  const want = wanted(table, seat, condition, foreseen);
  return isMet(condition.op, metricOf(table, seat, condition.m, foreseen), want);
}

/** Does this condition hold now? */
export function holds(g: Position, seat: Seat, condition: Condition): boolean {
  return check(g, seat, condition, false);
}

/** What an objective asks for at this table. */
export function conditionOf(options: VenontaOptions, objective: number): Condition {
  const card = OBJECTIVES[objective];
  return (options.numbers === 'first' ? card.first : undefined) ?? card.condition;
}

/** Is this objective reached? Asked in phase 14 (VEN-8.6). */
export function isReached(g: Position, seat: Seat, objective: number): boolean {
  return check(g, seat, conditionOf(g.options, objective), false);
}

/** Points of an objective at this table. */
export function pointsOf(options: VenontaOptions, objective: number): number {
  return Math.max(0, OBJECTIVES[objective].points + options.objectivePoints);
}

/** One clause of an objective, as it would stand if the round ended now. */
export interface Part {
  readonly metric: Metric;
  readonly op: Clause['op'];
  readonly want: number;
  readonly now: number;
  readonly met: boolean;
}

export interface Progress {
  readonly objective: (typeof OBJECTIVES)[number]['id'];
  readonly points: number;
  /** Parts met of all parts; of alternatives the one that is nearest counts. */
  readonly met: number;
  readonly of: number;
  readonly parts: readonly Part[];
  readonly reached: boolean;
  /** Do other ways lead there, too? */
  readonly hasWays: boolean;
}

function partsOf(table: Table, seat: Seat, condition: Condition): Part[] {
  if ('all' in condition) return condition.all.flatMap((part) => partsOf(table, seat, part));
  if ('any' in condition) {
    const ways = condition.any.map((part) => partsOf(table, seat, part));
    return ways.reduce((best, way) => (isNearer(way, best) ? way : best));
  }
  const want = wanted(table, seat, condition, true);
  const now = metricOf(table, seat, condition.m, true);
  return [{ metric: condition.m, op: condition.op, want, now, met: isMet(condition.op, now, want) }];
}

/** What there is too much of is harder to mend than what is missing. */
const farFrom = (parts: readonly Part[]): number =>
  parts.reduce((far, { met, op }) => far + (met ? 0 : op === '<=' || op === '==' ? 2 : 1), 0);

/** Less is missing, or as little of more. */
const isNearer = (way: readonly Part[], than: readonly Part[]): boolean =>
  farFrom(way) < farFrom(than) || (farFrom(way) === farFrom(than) && way.length > than.length);

const hasWays = (condition: Condition): boolean =>
  'any' in condition || ('all' in condition && condition.all.some(hasWays));

const missing = (parts: readonly Part[]) => parts.filter(({ met }) => !met).length;

/** How near a seat is to an objective. */
export function progressOf(table: Table, seat: Seat, objective: number): Progress {
  const { id } = OBJECTIVES[objective];
  const condition = conditionOf(table.options, objective);
  const parts = partsOf(table, seat, condition);
  return {
    objective: id,
    points: pointsOf(table.options, objective),
    met: parts.length - missing(parts),
    of: parts.length,
    parts,
    reached: missing(parts) === 0,
    hasWays: hasWays(condition),
  };
}

/** The objective of a seat as far as the viewer knows it: its own, one it has read, or one it has spied out. */
export function knownObjective(view: VenontaView, seat: Seat): number {
  if (view.private === null) return -1;
  if (view.viewer === seat) return view.private.objective;
  const place = view.public.taken.indexOf(seat);
  const readIt = place < 0 || view.public.group[seat] < 0 ? -1 : view.private.read[place];
  return readIt >= 0 ? readIt : view.private.spied[seat];
}

/** Live progress of a seat's objective; null when the viewer does not know it. */
export function progress(view: VenontaView, seat: Seat): Progress | null {
  const objective = knownObjective(view, seat);
  return objective < 0 ? null : progressOf(view, seat, objective);
}
