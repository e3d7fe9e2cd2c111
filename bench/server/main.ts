/**
 * ./entente bench server [--quick] [--floor] [--json] [--check]
 *
 * Live tables over real sockets: our server with its durable store on beside boardgame.io's with its store in memory.
 * With `--floor`, also a server written by hand for this game alone. Servers and players are processes of their own; absolute figures wander with the machine, ratios count.
 */
import { parseArgs } from 'node:util';
import { type Case, contest, type Result, type Rounds, type System } from './contest.ts';

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    floor: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const CASES: readonly Case[] = flags.quick
  ? [{ tables: 200, paced: false }]
  : [
      { tables: 50, paced: false },
      { tables: 200, paced: false },
      { tables: 1000, paced: false },
      { tables: 1000, paced: true },
    ];
const SATURATED: Rounds = flags.quick
  ? { warmUp: 1, rounds: 4, seconds: 1 }
  : { warmUp: 2, rounds: 9, seconds: 1 };
/** Long enough for every table to have moved a few times. */
const PACED: Rounds = { warmUp: 3, rounds: 2, seconds: 6 };

interface Target {
  readonly what: string;
  readonly found: number;
  readonly wanted: string;
  readonly isMet: boolean;
}

function targetsOf({ rows: [theirs, ours, byHand] }: Result): Target[] {
  const { tables, paced, times } = ours;
  if (tables === 200 && !paced) {
    const slow = ours.p99 / theirs.p50;
    const targets = [
      { what: 'moves a second at 200 tables', found: times, wanted: '>= 3.2 times', isMet: times >= 3.2 },
      { what: 'our p99 to their p50 at 200 tables', found: slow, wanted: '< 1', isMet: slow < 1 },
    ];
    if (!flags.floor) return targets;
    const share = times / byHand.times;
    const what = 'moves a second at 200 tables, of a server by hand';
    return [...targets, { what, found: share, wanted: '>= 0.8', isMet: share >= 0.8 }];
  }
  if (!paced) return [];
  return [{ what: 'p99 of 1000 paced tables, ms', found: ours.p99, wanted: '< 20', isMet: ours.p99 < 20 }];
}

const SYSTEMS: readonly System[] = [
  'boardgame.io',
  'entente',
  ...(flags.floor ? (['by hand'] as const) : []),
];
const results: Result[] = [];
for (const which of CASES) results.push(await contest(which, which.paced ? PACED : SATURATED, SYSTEMS));
const rows = results.flatMap((result) => result.rows);
const targets = results.flatMap(targetsOf);

if (flags.json) console.log(JSON.stringify({ rows, targets }, null, 2));
else {
  console.log('tables               server          moves/s    times   p50 ms   p99 ms  us/move  memory MB');
  for (const { system, tables, paced, moves, times, p50, p99, cost, memory } of rows) {
    const kind = `${tables} ${paced ? 'paced' : 'saturated'}`;
    const numbers = [
      moves.toFixed(0),
      times.toFixed(2),
      p50.toFixed(1),
      p99.toFixed(1),
      cost.toFixed(0),
      (memory / 1e6).toFixed(0),
    ];
    console.log(
      `${kind.padEnd(20)} ${system.padEnd(14)} ${numbers.map((text) => text.padStart(8)).join(' ')}`,
    );
  }
  for (const { what, found, wanted, isMet } of targets) {
    console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${found.toFixed(2)} (${wanted})`);
  }
}
if (flags.check && targets.some(({ isMet }) => !isMet)) process.exitCode = 1;
