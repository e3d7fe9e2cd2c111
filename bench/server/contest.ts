/** Two servers, each with players of its own, that are measured in turns. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median } from '../src/measure.ts';
import type { Measured, Order } from './load.ts';
import type { Usage } from './process.ts';

export type System = Order['system'];

export interface Case {
  readonly tables: number;
  /** Each table makes one move a second; otherwise it makes the next as soon as it can. */
  readonly paced: boolean;
}

export interface Row extends Case {
  readonly system: System;
  /** Moves a second, milliseconds, microseconds of the server's processor for a move, bytes of resident memory. */
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly cost: number;
  readonly memory: number;
  /** How many times the moves a second of the first system: the median over the rounds. */
  readonly times: number;
}

export interface Result {
  readonly rows: readonly Row[];
}

export interface Rounds {
  readonly warmUp: number;
  readonly rounds: number;
  readonly seconds: number;
}

const file = (name: string) => fileURLToPath(new URL(`./${name}.js`, import.meta.url));
const SERVERS: Readonly<Record<System, string>> = {
  'boardgame.io': file('peer'),
  entente: file('entente'),
  'by hand': file('by-hand'),
};

interface Turn extends Measured {
  readonly cpu: number;
  readonly memory: number;
}

class Contender {
  readonly system: System;
  readonly turns: Turn[] = [];
  private readonly server: ChildProcess;
  private readonly players: ChildProcess;

  private constructor(system: System, server: ChildProcess, players: ChildProcess) {
    this.system = system;
    this.server = server;
    this.players = players;
  }

  static async ready(system: System, { tables, paced }: Case): Promise<Contender> {
    const server = fork(SERVERS[system], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const [{ address }] = (await once(server, 'message')) as [{ address: string }];
    const order: Order = { system, address, tables, paced };
    const players = fork(file('load'), [JSON.stringify(order)]);
    await once(players, 'message');
    return new Contender(system, server, players);
  }

  async turn(seconds: number): Promise<Turn> {
    const before = await this.usage();
    this.players.send(seconds);
    const [measured] = (await once(this.players, 'message')) as [Measured];
    const after = await this.usage();
    return { ...measured, cpu: after.cpu - before.cpu, memory: after.memory };
  }

  private async usage(): Promise<Usage> {
    this.server.send('usage');
    const [{ usage }] = (await once(this.server, 'message')) as [{ usage: Usage }];
    return usage;
  }

  async leave(): Promise<void> {
    for (const child of [this.players, this.server]) {
      child.disconnect();
      await once(child, 'exit');
    }
  }
}

/** All stay connected and play in turns, so that other load on the machine hits all of them alike. */
export async function contest(which: Case, rounds: Rounds, systems: readonly System[]): Promise<Result> {
  const all: Contender[] = [];
  for (const system of systems) all.push(await Contender.ready(system, which));
  try {
    for (const one of all) await one.turn(rounds.warmUp);
    for (let round = 0; round < rounds.rounds; round++) {
      for (const one of all) one.turns.push(await one.turn(rounds.seconds));
    }
  } finally {
    for (const one of all) await one.leave();
  }
  return { rows: all.map((one) => rowOf(one, all[0], which)) };
}

const speed = ({ times, seconds }: Measured): number => times.length / seconds;

function rowOf({ system, turns }: Contender, first: Contender, which: Case): Row {
  const all = turns.flatMap(({ times }) => times).sort((a, b) => a - b);
  const at = (share: number) => all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN;
  const cpu = turns.reduce((sum, turn) => sum + turn.cpu, 0);
  return {
    ...which,
    system,
    moves: median(turns.map(speed)),
    p50: at(0.5),
    p99: at(0.99),
    cost: (cpu / all.length) * 1e6,
    memory: turns.at(-1)?.memory ?? Number.NaN,
    times: median(turns.map((turn, round) => speed(turn) / speed(first.turns[round]))),
  };
}
