/**
 * The players, in a process of their own: every table always has one move on its way (saturated), or one a second
 * (paced). Measured is the time from a command to the last viewer's message.
 */
import { ourTables } from './our-tables.ts';
import { peerTables } from './peer-tables.ts';

export interface LiveTable {
  /** Whoever's turn it is sends a move. */
  move(): void;
}

export interface Order {
  readonly system: 'entente' | 'boardgame.io';
  readonly address: string;
  readonly tables: number;
  readonly paced: boolean;
  readonly warmUp: number;
  readonly seconds: number;
}

export interface Measured {
  readonly count: number;
  /** Moves a second. */
  readonly moves: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

async function measure(order: Order): Promise<Measured> {
  const sent = new Float64Array(order.tables);
  let times: number[] = [];
  let stopped = false;
  const move = (table: number) => {
    if (stopped) return;
    sent[table] = performance.now();
    tables[table].move();
  };
  const onSeen = (table: number) => {
    const took = performance.now() - sent[table];
    times.push(took);
    if (order.paced) setTimeout(() => move(table), 1000 - took);
    else move(table);
  };
  const open = order.system === 'entente' ? ourTables : peerTables;
  const tables = await open(order.address, order.tables, onSeen);
  for (const table of tables.keys()) {
    if (order.paced) setTimeout(() => move(table), (1000 * table) / order.tables);
    else move(table);
  }
  await wait(order.warmUp);
  times = [];
  process.send?.('begin');
  const begin = performance.now();
  await wait(order.seconds);
  const count = times.length;
  const moves = count / ((performance.now() - begin) / 1000);
  stopped = true;
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count, moves, p50: at(0.5), p99: at(0.99) };
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const [order] = process.argv.slice(2);
if (order !== undefined) {
  process.send?.(await measure(JSON.parse(order) as Order));
  process.exit(0);
}
