/**
 * ./entente bench server [--quick] [--json] [--check]
 *
 * Live tables over real sockets: our server with its durable store on beside boardgame.io's with its store in memory.
 * Server and players are processes of their own; absolute figures wander with the machine, ratios count.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Measured, Order } from './load.ts';
import type { Usage } from './process.ts';

type System = Order['system'];

interface Row extends Measured {
  /** Resident memory of the server in bytes. */
  readonly memory: number;
  /** Processor time of the server for one move, in microseconds. */
  readonly cost: number;
  readonly system: System;
  readonly tables: number;
  readonly paced: boolean;
}

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const file = (name: string) => fileURLToPath(new URL(`./${name}.js`, import.meta.url));
const SERVERS: Readonly<Record<System, string>> = { entente: file('entente'), 'boardgame.io': file('peer') };

/** Tables, and whether each table moves once a second only. */
const CASES: readonly (readonly [tables: number, paced: boolean])[] = flags.quick
  ? [[200, false]]
  : [
      [50, false],
      [200, false],
      [1000, false],
      [1000, true],
    ];

async function measure(system: System, tables: number, paced: boolean): Promise<Row> {
  const server = fork(SERVERS[system], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const [{ address }] = (await once(server, 'message')) as [{ address: string }];
    const order: Order = {
      system,
      address,
      tables,
      paced,
      warmUp: flags.quick ? 1 : 2,
      seconds: flags.quick ? 3 : 6,
    };
    const players = fork(file('load'), [JSON.stringify(order)]);
    await once(players, 'message');
    const before = await usageOf(server);
    const [measured] = (await once(players, 'message')) as [Measured];
    const after = await usageOf(server);
    const cost = ((after.cpu - before.cpu) / measured.count) * 1e6;
    return { system, tables, paced, ...measured, memory: after.memory, cost };
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

async function usageOf(server: ChildProcess): Promise<Usage> {
  server.send('usage');
  const [{ usage }] = (await once(server, 'message')) as [{ usage: Usage }];
  return usage;
}

const rows: Row[] = [];
for (const [tables, paced] of CASES) {
  for (const system of ['boardgame.io', 'entente'] as const) rows.push(await measure(system, tables, paced));
}

interface Target {
  readonly what: string;
  readonly found: number;
  readonly wanted: string;
  readonly isMet: boolean;
}

function targets(): Target[] {
  const find = (system: System, tables: number, paced: boolean) =>
    rows.find((row) => row.system === system && row.tables === tables && row.paced === paced);
  const [ours, theirs] = [find('entente', 200, false), find('boardgame.io', 200, false)];
  const calm = find('entente', 1000, true);
  const found: Target[] = [];
  if (ours !== undefined && theirs !== undefined) {
    const times = ours.moves / theirs.moves;
    found.push({
      what: 'moves a second at 200 tables',
      found: times,
      wanted: '>= 5 times',
      isMet: times >= 5,
    });
    const slow = ours.p99 / theirs.p50;
    found.push({ what: 'our p99 to their p50 at 200 tables', found: slow, wanted: '< 1', isMet: slow < 1 });
  }
  if (calm !== undefined) {
    found.push({
      what: 'p99 of 1000 paced tables, ms',
      found: calm.p99,
      wanted: '< 20',
      isMet: calm.p99 < 20,
    });
  }
  return found;
}

const met = targets();
if (flags.json) console.log(JSON.stringify({ rows, targets: met }, null, 2));
else {
  console.log('tables               server          moves/s   p50 ms   p99 ms  us/move  memory MB');
  for (const { system, tables, paced, moves, p50, p99, cost, memory } of rows) {
    const kind = `${tables} ${paced ? 'paced' : 'saturated'}`;
    const numbers = [
      moves.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      cost.toFixed(0),
      (memory / 1e6).toFixed(0),
    ];
    console.log(
      `${kind.padEnd(20)} ${system.padEnd(14)} ${numbers.map((text) => text.padStart(8)).join(' ')}`,
    );
  }
  for (const { what, found, wanted, isMet } of met) {
    console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${found.toFixed(2)} (${wanted})`);
  }
}
if (flags.check && met.some(({ isMet }) => !isMet)) process.exitCode = 1;
