import { EventEmitter } from 'node:events';
import type { AnyGame } from '@entente/engine';
import type { ClientMessage, ServerMessage } from '@entente/protocol';
import pino from 'pino';
import type { WebSocket } from 'ws';
import { thinker } from '../bots/thinker.ts';
import { type Config, configFrom } from '../config.ts';
import { makeApp } from '../http/app.ts';
import { SocketSession } from '../live/socket-session.ts';
import { openIn, type Services } from '../services.ts';
import { DATABASE_TIMEOUTS } from '../store/postgres/connections.ts';
import { PostgresStore } from '../store/postgres/postgres.ts';
import type { World } from '../world.ts';
import type { SimulatedDatabase } from './database.ts';
import { driverOver, type SimulatedClient } from './driver.ts';
import { Network, SimulatedWire } from './network.ts';
import type { Lifetime, Timeline } from './timeline.ts';

const CONFIG: Config = {
  ...configFrom({}, '/', new URL('file:///none/')),
  databaseUrl: 'simulated',
  natsUrl: null,
  web: null,
  rules: null,
  rateLimits: false,
};
/** For all tables. A small machine has room for none, and reads a table again for everything that is done to it. */
const ENOUGH_MEMORY = 100_000_000;
/** The longest that a bot thinks, in milliseconds. */
const THINKS = 400;

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string | null;
}

/** A client's end of a socket. */
export interface ClientLine {
  received(message: ServerMessage): void;
  closed(code: number): void;
}

/** What happens to a machine that should not. */
export interface MachineWatcher {
  /** The server met something that should never happen. */
  fault(machine: Machine, words: string): void;
}

/** One run of the server, from its start to its end. */
class ServerProcess implements Lifetime {
  isDead = false;
  services: Services | null = null;
  fetch: ((request: Request, environment: object) => Response | Promise<Response>) | null = null;
  readonly sockets = new Set<SimulatedSocket>();
  readonly wires = new Set<SimulatedClient>();
  private readonly machine: Machine;

  constructor(machine: Machine) {
    this.machine = machine;
  }

  get frozenUntil(): number {
    return this.machine.frozenUntil;
  }
}

/** A machine with a clock of its own, on which the server is started, and started again when it ends. */
export class Machine {
  readonly name: string;
  readonly timeline: Timeline;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** Between it and the database. */
  readonly network: Network;
  /** Between it and the players. */
  readonly street: Network;
  /** How wrong its clock is, in milliseconds. */
  readonly skew: number;
  /** Until then nothing happens on it. */
  frozenUntil = 0;
  /** When something last went wrong with it. */
  disturbedAt = 0;
  /** One of how many commits loses its answer; 0 for none. */
  lossy = 0;
  private process: ServerProcess | null = null;
  private runs = 0;
  private readonly database: SimulatedDatabase;
  private readonly watcher: MachineWatcher;
  /** Bytes for tables. */
  private readonly memory: number;

  constructor(
    name: string,
    database: SimulatedDatabase,
    games: ReadonlyMap<string, AnyGame>,
    skew: number,
    watcher: MachineWatcher,
    isSmall: boolean,
  ) {
    this.memory = isSmall ? 0 : ENOUGH_MEMORY;
    this.name = name;
    this.timeline = database.timeline;
    this.database = database;
    this.games = games;
    this.skew = skew;
    this.watcher = watcher;
    this.network = new Network(this.timeline, `${name} to database`);
    this.street = new Network(this.timeline, `${name} to players`);
  }

  /** Counts the runs of the server; 0 while it does not run. */
  get run(): number {
    return this.process === null ? 0 : this.runs;
  }

  get isUp(): boolean {
    return this.process?.fetch != null;
  }

  get isFrozen(): boolean {
    return this.timeline.now < this.frozenUntil;
  }

  /** Could it work, as far as the world around it is concerned? */
  get isWell(): boolean {
    return this.isUp && !this.isFrozen && !this.network.isSilent && !this.database.isDown && this.lossy === 0;
  }

  start(): void {
    const process = new ServerProcess(this);
    this.process = process;
    const world = worldFor(this, process, ++this.runs);
    const chance = this.timeline.chanceFor(`${this.name} losses ${this.runs}`);
    const driver = driverOver({
      database: this.database,
      network: this.network,
      process,
      wires: process.wires,
      breaks: (sql) => {
        if (this.lossy === 0 || !/^(commit|insert|update|delete)/.test(sql) || chance.below(this.lossy) > 0)
          return null;
        return chance.below(3) === 0 ? 'before' : 'after';
      },
    });
    const log = pino(
      { level: 'warn', base: null },
      { write: (line: string) => void (process.isDead || this.logged(line)) },
    );
    const think = thinker(world);
    const botThreads = {
      count: 2,
      run: async (task: Parameters<typeof think>[0]) => {
        await this.timeline.wait(world.below(THINKS), process);
        return think(task);
      },
      stop: async () => {},
    };
    const store = new PostgresStore('simulated', world, DATABASE_TIMEOUTS, driver);
    openIn({
      config: { ...CONFIG, tableMemory: this.memory },
      log,
      store,
      world,
      games: this.games,
      botThreads,
    }).then(
      (services) => {
        if (process.isDead) return;
        process.services = services;
        const app = makeApp(services, '0');
        process.fetch = (request, environment) => app.fetch(request, environment);
        this.timeline.note(this.name, 'is ready');
      },
      (fault: unknown) => {
        if (!process.isDead) this.watcher.fault(this, `could not start: ${String(fault)}`);
      },
    );
  }

  private logged(line: string): void {
    const { msg, err, table } = JSON.parse(line) as {
      msg: string;
      err?: { message?: string; stack?: string };
      table?: string;
    };
    this.timeline.note(this.name, msg, err?.message ?? '', table ?? '');
    if (msg === 'fault') this.watcher.fault(this, err?.stack ?? line);
  }

  /** Its connection on which it hears the others goes silent, and tells neither end. */
  deafen(): void {
    for (const client of this.process?.wires ?? []) if (client.listens) client.wire.isSwallowing = true;
  }

  /** It does not stand still any longer. */
  thaw(): void {
    this.frozenUntil = 0;
    if (this.process !== null) this.timeline.thaw(this.process);
  }

  loseSockets(lose: (socket: SimulatedSocket) => void): void {
    for (const socket of [...(this.process?.sockets ?? [])]) lose(socket);
  }

  /** @param isTold does its system say good-bye, or is the machine gone as well? */
  crash(isTold: boolean): void {
    const { process } = this;
    if (process === null) return;
    process.isDead = true;
    this.process = null;
    for (const client of [...process.wires]) client.abandon(isTold);
    for (const socket of [...process.sockets]) socket.abandon(isTold);
  }

  /** Calls back if an answer comes. */
  request(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: unknown,
    answered: (answer: HttpAnswer) => void,
  ): void {
    const wire = new SimulatedWire(this.street);
    const { process } = this;
    if (process === null) return;
    wire.send('there', process, () => {
      void this.answer(process, method, path, headers, body).then((answer) => {
        if (answer !== null && !process.isDead) wire.send('back', null, () => answered(answer));
      });
    });
  }

  private async answer(
    process: ServerProcess,
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: unknown,
  ): Promise<HttpAnswer | null> {
    if (process.fetch === null) return null;
    const sent = { ...headers, 'content-type': 'application/json' };
    const request = new Request(`http://simulated${path}`, {
      method,
      headers: sent,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const incoming = { headers: sent, socket: { remoteAddress: '10.0.0.1' }, url: path };
    const response = await process.fetch(request, { incoming, outgoing: new EventEmitter() });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      cookie: response.headers.get('set-cookie'),
    };
  }

  /** A client opens a socket; null if the machine does not take it. */
  open(token: string, client: ClientLine, takesChanges: boolean): SimulatedSocket | null {
    const { process } = this;
    const services = process?.services ?? null;
    if (process === null || services === null) return null;
    const socket = new SimulatedSocket(this.street, process, client);
    process.sockets.add(socket);
    new SocketSession(
      services,
      socket as unknown as WebSocket,
      () => services.sessions.of(token),
      () => {},
      takesChanges,
    );
    return socket;
  }
}

function worldFor(machine: Machine, process: ServerProcess, run: number): World {
  const { timeline } = machine;
  const chance = timeline.chanceFor(`${machine.name} run ${run}`);
  return {
    now: () => Math.floor(timeline.now + machine.skew),
    ticks: () => timeline.elapsed,
    after: (milliseconds, work) => timeline.after(milliseconds, work, process),
    every(milliseconds, work) {
      let timer = timeline.after(milliseconds, again, process);
      function again(): void {
        timer = timeline.after(milliseconds, again, process);
        work();
      }
      return { cancel: () => timer.cancel() };
    },
    soon: (work) => void timeline.after(0, work, process),
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => chance.below(256))),
    below: (limit) => chance.below(limit),
  };
}

const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;
const ABNORMAL = 1006;

/** A socket, with both of its ends: the server's is what the package `ws` has. */
export class SimulatedSocket extends EventEmitter {
  readonly OPEN = OPEN;
  readyState = OPEN;
  readonly bufferedAmount = 0;
  private readonly wire: SimulatedWire;
  private readonly process: ServerProcess;
  private readonly client: ClientLine;
  private isClosedForClient = false;

  constructor(street: Network, process: ServerProcess, client: ClientLine) {
    super();
    this.wire = new SimulatedWire(street);
    this.process = process;
    this.client = client;
  }

  /** From the server. */
  send(text: string): void {
    this.wire.send('back', null, () => {
      if (!this.isClosedForClient) this.client.received(JSON.parse(text) as ServerMessage);
    });
  }

  close(code: number): void {
    if (this.readyState !== OPEN) return;
    this.readyState = CLOSING;
    this.wire.send('back', null, () => this.closedForClient(code));
    this.wire.send('there', this.process, () => this.closedForServer());
  }

  terminate(): void {
    this.close(ABNORMAL);
    this.closedForServer();
  }

  /** From the client. */
  say(message: ClientMessage): void {
    this.wire.send('there', this.process, () => {
      if (this.readyState === OPEN) this.emit('message', Buffer.from(JSON.stringify(message)), false);
    });
  }

  /** The client goes, and says so. */
  leave(): void {
    this.isClosedForClient = true;
    this.wire.send('there', this.process, () => this.closedForServer());
  }

  /** The network loses this connection, and tells neither end. */
  swallow(): void {
    this.wire.isSwallowing = true;
  }

  abandon(isTold: boolean): void {
    this.readyState = CLOSED;
    if (isTold) this.wire.send('back', null, () => this.closedForClient(ABNORMAL));
    else this.wire.isSwallowing = true;
  }

  private closedForServer(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.process.sockets.delete(this);
    this.emit('close', ABNORMAL);
  }

  private closedForClient(code: number): void {
    if (this.isClosedForClient) return;
    this.isClosedForClient = true;
    this.client.closed(code);
  }
}
