/**
 * ./entente bench server --games [--against FOLDER,FOLDER] [--processes 1,2,3] [--readers 4] [--quick] [--json] [--check]
 *
 * Real games over real sockets, as many tables as the server can look after: their number is raised until the slowest
 * hundredth of all answers takes longer than a tenth of a second. With `--against`, this build and those of other clones, in turns. With
 * `--processes`, these numbers of servers on one Postgres each, and the players of every table spread over them. With `--readers`, this
 * build without readers and with that many, which look back at the games all the time.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { CrowdAnswer, CrowdOrder, CrowdTask } from './crowd.ts';
import { here, Servers, type Usage } from './servers.ts';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'boolean', default: false },
    against: { type: 'string' },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    processes: { type: 'string' },
    readers: { type: 'string' },
    only: { type: 'string' },
    steps: { type: 'string' },
    think: { type: 'string' },
    seconds: { type: 'string' },
  },
});

/** Milliseconds that an answer may take. */
const MOST = 100;
/** Bytes that a viewer may be sent for a move, in the middle of all. */
const FEW_BYTES = 4000;
const THINK = Number(flags.think ?? 100);
const SECONDS = Number(flags.seconds ?? (flags.quick ? 3 : 6));
const ROUNDS = flags.quick ? 1 : 3;
const WARM_UP = 2;

interface RealGame {
  readonly game: string;
  readonly seats: number;
  /** Numbers of tables, one after the other. One step alone where only the bytes are of interest. */
  readonly steps: readonly number[];
}

const GROWING = [60, 90, 120, 160, 200, 250, 300, 360, 430, 520, 620, 740, 880, 1050];
const GAMES: readonly RealGame[] = [
  { game: 'limit', seats: 4, steps: flags.quick ? [60] : GROWING },
  { game: 'attack', seats: 6, steps: flags.quick ? [60] : GROWING },
  { game: 'ideology', seats: 4, steps: [30] },
  { game: 'venonta', seats: 4, steps: [30] },
]
  .filter(({ game }) => flags.only === undefined || flags.only.split(',').includes(game))
  .map((one) => (flags.steps === undefined ? one : { ...one, steps: flags.steps.split(',').map(Number) }));

/** What is measured: servers of one build. */
interface Contender {
  readonly name: string;
  readonly folder: string;
  /** Number of servers on one Postgres; 0 for one with SQLite. */
  readonly processes: number;
  readonly readers: number;
}

const OURS = 'this';

function contenders(): Contender[] {
  const others = (flags.against?.split(',') ?? []).map((folder) => ({ name: basename(folder), folder }));
  const builds = [...others, { name: OURS, folder: here }].map((build) => ({ ...build, readers: 0 }));
  if (flags.readers !== undefined) {
    const readers = Number(flags.readers);
    builds.push({ name: `${OURS}, ${readers} read`, folder: here, readers });
  }
  if (flags.processes === undefined) return builds.map((build) => ({ ...build, processes: 0 }));
  const numbers = flags.processes.split(',').map(Number);
  return numbers.flatMap((processes) =>
    builds.map((build) => ({ ...build, name: `${build.name} x${processes}`, processes })),
  );
}

/** A contender with its own data and players. */
class Build {
  readonly name: string;
  private readonly servers: Servers;
  private readonly crowd: ChildProcess;

  private constructor(name: string, servers: Servers, crowd: ChildProcess) {
    this.name = name;
    this.servers = servers;
    this.crowd = crowd;
  }

  static async ready(
    { name, folder, processes, readers }: Contender,
    { game, seats }: RealGame,
  ): Promise<Build> {
    const servers = await Servers.ready(processes, folder);
    const { addresses } = servers;
    const order: CrowdOrder = { addresses, game, seats, think: THINK, whole: false, readers };
    const crowd = fork(fileURLToPath(new URL('./crowd.js', import.meta.url)), [JSON.stringify(order)], {
      serialization: 'advanced',
    });
    await once(crowd, 'message');
    return new Build(name, servers, crowd);
  }

  async do(task: CrowdTask): Promise<CrowdAnswer> {
    this.crowd.send(task);
    const [answer] = (await once(this.crowd, 'message')) as [CrowdAnswer];
    return answer;
  }

  /** Of all its servers together. */
  usage(): Promise<Usage> {
    return this.servers.usage();
  }

  async leave(): Promise<void> {
    this.crowd.disconnect();
    await once(this.crowd, 'exit');
    await this.servers.end();
  }
}

interface Row {
  readonly game: string;
  readonly seats: number;
  readonly build: string;
  readonly tables: number;
  /** Moves a second; milliseconds of an answer; microseconds of processor for a move; bytes for a view; bytes of memory. */
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly cost: number;
  readonly bytes: { readonly p50: number; readonly p90: number; readonly most: number };
  readonly memory: number;
  readonly refused: number;
  /** Answers a second to readers. */
  readonly reads: number;
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The builds in turns, with this number of tables each. */
async function measure(which: RealGame, builds: readonly Build[], tables: number): Promise<Row[]> {
  const all = builds.map((build) => ({ build, cpu: 0, answers: [] as CrowdAnswer[] }));
  for (const { build } of all) {
    await build.do({ tables });
    await build.do({ seconds: WARM_UP });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of round % 2 === 0 ? all : all.toReversed()) {
      const before = await one.build.usage();
      one.answers.push(await one.build.do({ seconds: SECONDS }));
      one.cpu += (await one.build.usage()).cpu - before.cpu;
    }
  }
  return Promise.all(
    all.map(async ({ build, cpu, answers }) => {
      const times = answers.flatMap((answer) => answer.times);
      const bytes = answers.flatMap((answer) => answer.bytes);
      const seconds = answers.reduce((sum, answer) => sum + answer.seconds, 0);
      return {
        game: which.game,
        seats: which.seats,
        build: build.name,
        tables,
        moves: times.length / seconds,
        p50: at(times, 0.5),
        p99: at(times, 0.99),
        cost: (cpu / times.length) * 1e6,
        bytes: { p50: at(bytes, 0.5), p90: at(bytes, 0.9), most: at(bytes, 1) },
        memory: (await build.usage()).memory,
        refused: answers.reduce((sum, answer) => sum + answer.refused, 0),
        reads: answers.reduce((sum, answer) => sum + answer.reads, 0) / seconds,
      };
    }),
  );
}

const HEAD =
  'game       seats build         tables  moves/s   p50 ms   p99 ms  us/move  bytes p50     p90     max  memory MB   reads/s';
function print(row: Row): void {
  const { game, seats, build, tables, moves, p50, p99, cost, bytes, memory, reads } = row;
  const numbers = [
    `${seats}`.padStart(5),
    ` ${build.padEnd(12)}`,
    `${tables}`.padStart(7),
    moves.toFixed(0).padStart(8),
    p50.toFixed(1).padStart(8),
    p99.toFixed(1).padStart(8),
    cost.toFixed(0).padStart(8),
    bytes.p50.toFixed(0).padStart(10),
    bytes.p90.toFixed(0).padStart(7),
    bytes.most.toFixed(0).padStart(7),
    (memory / 1e6).toFixed(0).padStart(10),
    reads.toFixed(0).padStart(9),
  ];
  console.log(game.padEnd(10) + numbers.join(' '));
}

const rows: Row[] = [];
/** By game and build: the most moves a second that were answered in time. */
const best = new Map<string, number>();
if (!flags.json) console.log(HEAD);
for (const which of GAMES) {
  let builds: Build[] = [];
  for (const one of contenders()) builds.push(await Build.ready(one, which));
  const opened = builds;
  try {
    for (const tables of which.steps) {
      const found = await measure(which, builds, tables);
      rows.push(...found);
      if (!flags.json) for (const row of found) print(row);
      for (const { build, moves, p99 } of found) {
        const key = `${which.game} ${build}`;
        if (p99 < MOST) best.set(key, Math.max(best.get(key) ?? 0, moves));
      }
      // A build that is too slow once plays no further.
      builds = builds.filter((_, index) => found[index].p99 < MOST);
      if (builds.length === 0) break;
    }
  } finally {
    for (const build of opened) await build.leave();
  }
}

interface Target {
  readonly what: string;
  readonly found: number;
  readonly wanted: string;
  readonly isMet: boolean;
}

const targets: Target[] = rows
  .filter(({ build }) => build.startsWith(OURS))
  .map(({ game, tables, bytes: { p50 } }) => ({
    what: `${game}, ${tables} tables: bytes for a move and viewer`,
    found: p50,
    wanted: `< ${FEW_BYTES}`,
    isMet: p50 < FEW_BYTES,
  }));
for (const { game, steps } of GAMES) {
  if (steps.length < 2) continue;
  const ours = best.get(`${game} ${OURS}`);
  for (const { name } of contenders()) {
    const theirs = best.get(`${game} ${name}`);
    if (name === OURS || ours === undefined || theirs === undefined) continue;
    const what = `${game}: moves a second at p99 below ${MOST} ms, ${ours.toFixed(0)} against ${theirs.toFixed(0)} of ${name}`;
    targets.push({ what, found: ours / theirs, wanted: '>= 2 times', isMet: ours / theirs >= 2 });
  }
}
if (flags.json) console.log(JSON.stringify({ rows, targets }, null, 2));
else
  for (const { what, found, wanted, isMet } of targets)
    console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${found.toFixed(2)} (${wanted})`);
if (flags.check && targets.some(({ isMet }) => !isMet)) process.exitCode = 1;
