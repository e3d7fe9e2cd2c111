import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  defaultOptions,
  type Game,
  hashPosition,
  type OptionValue,
  type Position,
  Referee,
  type Seat,
  SeededChance,
  type Types,
  useDigest,
} from '@entente/engine';
import { expect, test } from 'vitest';

/** `ENTENTE_CORPUS=renew npm run unit -- <path of the test> -t corpus` plays all of it anew. */
const RENEW = process.env.ENTENTE_CORPUS === 'renew';
const PATIENCE = RENEW ? 600_000 : 60_000;
const FILE = 'corpus.json.gz';
/** Entries between two hashes. */
const APART = 25;
/** Entries of an ordinary game; one in `LONG_ONES` goes on for much longer. */
const LENGTH = 200;
const LONG = 1500;
const LONG_ONES = 6;
/** Of the digits of a hash. */
const DIGITS = 8;

/** A choice of a seat; without a choice it resigns. */
type CorpusEntry = readonly [seat: Seat, choice?: { do: string }];

interface CorpusGame {
  readonly seats: number;
  /** Those that differ from the defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
  readonly entries: readonly CorpusEntry[];
  /** What the position was, and what was offered, after the set-up, after every `APART` entries and at the end. */
  readonly hashes: readonly string[];
}

interface Corpus {
  readonly game: string;
  readonly version: number;
  readonly games: readonly CorpusGame[];
}

useDigest(sha256);

/**
 * Games of all options, two by two, and of all numbers of seats replay as they did. While the version is the same, nothing
 * else may follow from the same choices: tables and files of that version are out there.
 */
export function testCorpus<T extends Types>(game: Game<T>, folder: URL): void {
  const place = new URL(FILE, folder);
  test(
    `the corpus of ${game.id} replays as it did`,
    () => {
      const here = relative(process.cwd(), expect.getState().testPath ?? '');
      const renew = `ENTENTE_CORPUS=renew npm run unit -- ${here} -t corpus`;
      if (RENEW) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(place, gzipSync(JSON.stringify(makeCorpus(game)), { level: 9 }));
      }
      const corpus: Corpus = JSON.parse(gunzipSync(readFileSync(place)).toString());
      if (corpus.version !== game.version)
        expect.fail(
          `The corpus has version ${corpus.version} of ${game.id}, the game is version ${game.version}. ` +
            `Is version ${corpus.version} kept under releases/ (docs/releasing.md)? Then renew the corpus: ${renew}`,
        );
      const found = corpus.games.flatMap((one, index) => differenceOf(game, one, index + 1) ?? []);
      if (found.length === 0) return;
      expect.fail(
        `${game.id} no longer plays like version ${game.version}: ${found.slice(0, 3).join('; ')}. ` +
          'Tables of this version would change or break. Raise `version` in its game.ts, make sure that the release ' +
          `before is kept (docs/releasing.md), then renew the corpus: ${renew}`,
      );
    },
    PATIENCE,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Where a game of the corpus first differs; null if it does not. */
function differenceOf<T extends Types>(game: Game<T>, kept: CorpusGame, number: number): string | null {
  const { seats, options, seed, entries, hashes } = kept;
  const where = (at: number) =>
    `game ${number} (${seats} seats, ${JSON.stringify(options)}) after entry ${at}`;
  const referee = new Referee(game, new SeededChance(seed));
  try {
    const g = referee.start(seats, { ...defaultOptions(game, seats), ...options });
    let next = 0;
    if (hashOf(referee, g) !== hashes[next++]) return where(0);
    for (const [index, entry] of entries.entries()) {
      if (!carryOut(referee, g, entry)) return `${where(index)}: ${JSON.stringify(entry)} is refused`;
      const at = index + 1;
      if ((at % APART === 0 || at === entries.length) && hashOf(referee, g) !== hashes[next++])
        return where(at);
    }
    return null;
  } catch (fault) {
    return `game ${number}: ${(fault as Error).message}`;
  }
}

/** False if it is refused. */
function carryOut<T extends Types>(
  referee: Referee<T>,
  g: Position<T>,
  [seat, choice]: CorpusEntry,
): boolean {
  if (choice === undefined) {
    if (referee.noResignation(g, seat) !== null) return false;
    referee.resign(g, seat);
    return true;
  }
  if (referee.refusal(g, seat, choice) !== null) return false;
  referee.take(g, seat, choice);
  return true;
}

/** Everything that rules decide: where the game is, and what each seat may do now. */
function hashOf<T extends Types>(referee: Referee<T>, g: Position<T>): string {
  const offers = g.asked.map((seat) => referee.choices(g, seat).offers);
  return sha256(`${hashPosition(g)} ${JSON.stringify(offers)}`).slice(0, DIGITS);
}

function makeCorpus<T extends Types>(game: Game<T>): Corpus {
  const chance = new SeededChance(1);
  const rows = pairwise({ seats: game.seats, ...game.options }, chance);
  const games = rows.map(({ seats, ...options }, index) =>
    playOne(game, Number(seats), options, index + 1, index % LONG_ONES === 0 ? LONG : LENGTH, chance),
  );
  return { game: game.id, version: game.version, games };
}

function playOne<T extends Types>(
  game: Game<T>,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  seed: number,
  length: number,
  chance: SeededChance,
): CorpusGame {
  const usual: Readonly<Record<string, OptionValue>> = defaultOptions(game, seats);
  const other = Object.entries(options).filter(([id, value]) => usual[id] !== value);
  const referee = new Referee(game, new SeededChance(seed));
  const g = referee.start(seats, { ...usual, ...options });
  const entries: CorpusEntry[] = [];
  const hashes = [hashOf(referee, g)];
  const enter = (entry: CorpusEntry) => {
    if (!carryOut(referee, g, entry)) return;
    entries.push(entry);
    if (entries.length % APART === 0) hashes.push(hashOf(referee, g));
  };
  // In some games a player gives up half way.
  const resignsAt = seats > 2 && chance.below(4) === 0 ? Math.floor(length / 2) : -1;
  while (g.outcome === null && entries.length < length) {
    if (entries.length === resignsAt && game.resignation !== undefined) {
      const before = entries.length;
      enter([seats - 1]);
      if (entries.length > before) continue;
    }
    const seat = g.asked[chance.below(g.asked.length)];
    const choice = referee.pick(g, seat, chance);
    enter([seat, structuredClone(choice)]);
  }
  if (entries.length % APART !== 0) hashes.push(hashOf(referee, g));
  return { seats, options: Object.fromEntries(other), seed, entries, hashes };
}

type Row = Readonly<Record<string, OptionValue>>;

/** Few rows in which every two values of different names come together at least once. */
function pairwise(values: Readonly<Record<string, readonly OptionValue[]>>, chance: SeededChance): Row[] {
  const names = Object.keys(values);
  const key = (a: string, x: OptionValue, b: string, y: OptionValue) => `${a}=${x} ${b}=${y}`;
  const missing = new Set<string>();
  for (const [index, a] of names.entries()) {
    for (const b of names.slice(index + 1))
      for (const x of values[a]) for (const y of values[b]) missing.add(key(a, x, b, y));
  }
  const newIn = (row: Row) =>
    names.flatMap((a, index) =>
      names.slice(index + 1).flatMap((b) => {
        const pair = key(a, row[a], b, row[b]);
        return missing.has(pair) ? [pair] : [];
      }),
    );
  const anyRow = (): Row =>
    Object.fromEntries(names.map((name) => [name, values[name][chance.below(values[name].length)]]));
  const rows: Row[] = [];
  while (missing.size > 0 || rows.length === 0) {
    let best = anyRow();
    for (let tries = 0; tries < 200; tries++) {
      const row = anyRow();
      if (newIn(row).length > newIn(best).length) best = row;
    }
    // What is hard to find by chance is asked for.
    const [first] = missing;
    if (newIn(best).length === 0 && first !== undefined) {
      const wanted = first.split(' ').map((part) => part.split('='));
      const exact = wanted.map(([name, text]) => [name, values[name].find((value) => `${value}` === text)]);
      best = { ...best, ...Object.fromEntries(exact) };
    }
    for (const pair of newIn(best)) missing.delete(pair);
    rows.push(best);
  }
  return rows;
}
