import { SeededChance } from '../chance/seeded.ts';
import type { Game, Options, Types } from '../game.ts';
import type { GameFile } from '../table/file.ts';
import { dump } from './dump.ts';
import { type Pick, randomPick } from './picks.ts';
import { PROPERTIES } from './properties/index.ts';
import { ends } from './properties/play.ts';
import type { Property } from './property.ts';
import { type Played, playWatched } from './run.ts';
import { type Run, shrunk } from './shrink.ts';
import { everySetting, type KitSettings, settingsOf, tableOf } from './tables.ts';

export interface Wish {
  /** Number of games to play; 100 by default. */
  games?: number;
  seed?: number;
  /** Only with this number of seats. */
  seats?: number;
  /** Only with these values of options. */
  options?: Options;
  /** Number of decisions after which a game counts as endless. */
  mostDecisions?: number;
  /** Only these properties, by name. */
  properties?: readonly string[];
}

/** A property that does not hold, with the smallest game found that shows it. */
export interface Fault {
  property: string;
  /** What must hold. */
  must: string;
  /** What was found instead. */
  words: string;
  seats: number;
  options: Options;
  seed: number;
  /** After how many decisions it shows. */
  moment: number;
  /** The game up to this moment, for `entente replay`. Null when the game cannot even be set up. */
  file: GameFile | null;
}

export interface Progress {
  games: number;
  of: number;
  decisions: number;
  faults: number;
}

export interface Report {
  game: string;
  seed: number;
  games: number;
  decisions: number;
  faults: Fault[];
  /** How often each property was really checked: a property that never was has proved nothing. */
  checks: Record<string, number>;
}

const MOST_DECISIONS = 20_000;
/** Number of decisions that may be played again to make a fault smaller. */
const SHRINKING = 20_000;
/** Number of decisions at the end of a faulty game that are watched closely, for every property and for one. */
const LAST_WITH_ALL = 30;
const LAST_WITH_ONE = 60;

/** Holds all properties against random games, one at a time, over all seat counts and options. */
export function* checking<T extends Types>(
  game: Game<T>,
  wish: Wish = {},
): Generator<Progress, Report, void> {
  const { games = 100, seed = 1, mostDecisions = MOST_DECISIONS } = wish;
  const settings = settingsOf(game, wish);
  const chance = new SeededChance(seed);
  const everyTable = everySetting(settings, chance);
  let properties = wanted(wish.properties);
  const checks = new Map(properties.map(({ name }) => [name, 0]));
  const report: Report = { game: game.id, seed, games: 0, decisions: 0, faults: [], checks: {} };
  while (report.games < games && properties.length > 0) {
    const setting = everyTable.next().value;
    const gameSeed = chance.below(2 ** 31);
    const plan = {
      ...tableOf(settings, setting),
      seed: gameSeed,
      picks: randomPicks(gameSeed),
      mostDecisions,
    };
    const played = playWatched(game, plan, { properties, closelyFrom: Number.POSITIVE_INFINITY, checks });
    report.games++;
    report.decisions += played.decisions.length;
    if (played.fault !== null) {
      const fault = smallest(game, settings, { setting, seed: gameSeed, mostDecisions, played, properties });
      report.faults.push(fault.fault);
      properties = trusted(properties, fault.property);
    }
    yield { games: report.games, of: games, decisions: report.decisions, faults: report.faults.length };
  }
  report.checks = Object.fromEntries(checks);
  return report;
}

/** The same in one go. */
export function checkGame<T extends Types>(
  game: Game<T>,
  wish: Wish & { onProgress?: (progress: Progress) => void } = {},
): Report {
  const games = checking(game, wish);
  for (;;) {
    const { done, value } = games.next();
    if (done) return value;
    wish.onProgress?.(value);
  }
}

function wanted(names: readonly string[] | undefined): Property[] {
  const unknown = names?.find((name) => PROPERTIES.every((property) => property.name !== name));
  if (unknown !== undefined) throw new RangeError(`The kit has no property "${unknown}".`);
  return PROPERTIES.filter(({ name }) => names === undefined || names.includes(name));
}

/** What can still be held against games in which this property is broken. */
function trusted(properties: readonly Property[], faulty: Property): Property[] {
  // Endless games would only take long to say the same again.
  if (faulty === ends) return [];
  const at = properties.indexOf(faulty);
  return properties.filter((_, index) => index < at || (index > at && !faulty.blocking));
}

function* randomPicks(seed: number): Generator<Pick, never> {
  const chance = new SeededChance(seed + 1);
  for (;;) yield randomPick(chance);
}

interface Found {
  setting: readonly number[];
  seed: number;
  mostDecisions: number;
  played: Played;
  properties: readonly Property[];
}

/** Watched closely, the game may show the cause of what was noticed only later. */
function causeOf({ played }: Found, again: () => Played): NonNullable<Played['fault']> {
  const closer = played.fault?.property === ends ? null : again().fault;
  const cause = closer ?? played.fault;
  if (cause === null) throw new Error('There is no fault to make smaller.');
  return cause;
}

function smallest<T extends Types>(
  game: Game<T>,
  settings: KitSettings,
  found: Found,
): { fault: Fault; property: Property } {
  const { seed, mostDecisions } = found;
  const again = ({ setting, picks }: Run, properties: readonly Property[], last: number) =>
    playWatched(
      game,
      { ...tableOf(settings, setting), seed, picks, mostDecisions },
      { properties, closelyFrom: picks.length - last },
    );
  const first: Run = { setting: found.setting, picks: found.played.picks };
  const cause = causeOf(found, () => again(first, found.properties, LAST_WITH_ALL));
  const { property } = cause;
  const one = (run: Run) => again(run, [property], LAST_WITH_ONE);
  const run =
    property === ends ? first : shrunk(settings, first, SHRINKING, (smaller) => one(smaller).fault !== null);
  const shown = one(run);
  const table = tableOf(settings, run.setting);
  const fault: Fault = {
    property: property.name,
    must: property.must,
    words: (shown.fault ?? cause).words,
    ...table,
    seed,
    moment: shown.decisions.length,
    file: dump(game, { ...table, seed }, shown.decisions),
  };
  return { fault, property };
}
