import type { Language } from '@entente/engine';
import { CLOSE, type ClientMessage, clientMessage, ID, isCommand } from '@entente/protocol';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { ErrorLog } from '../error-log.ts';
import type { Faults } from '../faults.ts';
import type { Limits } from '../limits.ts';
import { RefusalError, refuse } from '../refuse.ts';
import type { SessionPerson } from '../store/store.ts';
import { commandFromPerson } from '../tables/commands.ts';
import { mayUncover, mayWatch } from '../tables/rights.ts';
import type { Tables } from '../tables/tables.ts';
import { say } from '../tables/talk.ts';
import type { Timer, World } from '../world.ts';
import { Connection } from './connection.ts';
import type { Publisher } from './publisher.ts';

/** Bytes that may pile up for a client before it counts as too slow. */
const MOST_BUFFERED = 4_000_000;
/** Minimum length of a message to compress, since that takes a trip to another thread. */
const WORTH_COMPRESSING = 1500;
/** Messages that a client may send before the first is answered. */
const MOST_WAITING = 1000;
const SILENCE = 60_000;
/** Closes a socket when something went wrong here (RFC 6455). */
const FAULT = 1011;
/** Milliseconds between two looks whether the client is still there. */
const BEAT = 5000;
/** Milliseconds in which a socket has to say hello. */
const HELLO_WITHIN = 10_000;

let sessions = 0;

export interface SocketServices {
  readonly tables: Tables;
  readonly publisher: Publisher;
  readonly limits: Limits;
  readonly faults: Faults;
  readonly log: ErrorLog;
}

/** One client's socket, from hello to the end. */
export class SocketSession {
  private readonly services: SocketServices;
  private readonly socket: WebSocket;
  private readonly who: () => Promise<SessionPerson | null>;
  /** Known from hello on. */
  private person: SessionPerson | null = null;
  private readonly cork: () => void;
  private readonly takesChanges: boolean;
  private readonly key = `socket-${++sessions}`;
  private connection: Connection | null = null;
  private hangUp: (() => void) | null = null;
  private language: Language = 'en';
  private heard: number;
  private readonly pulse: Timer;
  private readonly inbox: { readonly data: RawData; readonly binary: boolean }[] = [];

  constructor(
    services: SocketServices,
    socket: WebSocket,
    who: () => Promise<SessionPerson | null>,
    cork: () => void,
    takesChanges = false,
  ) {
    this.cork = cork;
    this.takesChanges = takesChanges;
    this.services = services;
    this.socket = socket;
    this.who = who;
    this.heard = this.world.ticks();
    this.pulse = this.world.every(BEAT, () => this.beat());
    socket.on('message', (data, binary) => {
      if (socket.readyState !== socket.OPEN) return;
      // Before hello, other messages do not extend the time limit.
      if (this.connection !== null) this.heard = this.world.ticks();
      if (this.inbox.length >= MOST_WAITING) {
        socket.close(CLOSE.tooMuch);
        return;
      }
      if (this.inbox.push({ data, binary }) === 1) void this.takeAll();
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => void this.end());
  }

  private get world(): World {
    return this.services.tables.world;
  }

  private beat(): void {
    const limit = this.connection === null ? HELLO_WITHIN : SILENCE;
    if (this.world.ticks() - this.heard > limit || this.socket.bufferedAmount > MOST_BUFFERED)
      this.socket.terminate();
  }

  private async end(): Promise<void> {
    this.pulse.cancel();
    this.hangUp?.();
    if (this.connection === null) return;
    try {
      await this.services.publisher.leave(this.connection);
    } catch (fault) {
      this.services.log.warn({ err: fault }, 'leaving failed');
    }
  }

  /** Messages are taken one after the other. */
  private async takeAll(): Promise<void> {
    try {
      for (; this.inbox.length > 0; this.inbox.shift()) {
        const message = this.read(this.inbox[0].data, this.inbox[0].binary);
        if (message === null) continue;
        try {
          const moment = await this.answer(message);
          if (typeof moment === 'number' && 'id' in message)
            this.connection?.send({ kind: 'ack', id: message.id, moment });
        } catch (fault) {
          this.failed(message, fault);
        }
      }
    } catch (fault) {
      this.services.faults.note(fault);
      this.socket.terminate();
    }
  }

  /** The message, if it is one that may be answered. */
  private read(data: RawData, binary: boolean): ClientMessage | null {
    if (this.socket.readyState !== this.socket.OPEN) return null;
    try {
      this.services.limits.spend('message', this.key);
    } catch {
      this.socket.close(CLOSE.tooMuch);
      return null;
    }
    const read = binary ? null : readMessage(textOf(data));
    if (read?.ok) return read.message;
    this.refuse(read?.id ?? null, refuse('refuse.shape', { problem: read?.problem ?? 'binary data' }));
    return null;
  }

  private failed(message: ClientMessage, fault: unknown): void {
    const id = 'id' in message ? message.id : null;
    this.refuse(id, fault instanceof RefusalError ? fault : this.services.faults.refusal(fault, id !== null));
    if (message.kind === 'hello' && this.connection === null) this.socket.close(whyNot(fault));
  }

  /** Returns the moment that an act has led to, when it is done. */
  private answer(message: ClientMessage): unknown {
    if (message.kind === 'hello') return this.hello(message);
    const { connection, services, person } = this;
    if (connection === null) throw refuse('refuse.notNow');
    if (message.kind === 'ping') return connection.send({ kind: 'pong', now: services.tables.now() });
    if (message.kind === 'whole') return services.publisher.again(connection, message.viewer);
    if (message.kind === 'look') return services.publisher.look(connection, message.here);
    if (person === null) throw refuse('refuse.noName');
    const { table } = connection;
    switch (message.kind) {
      case 'lift':
        return services.tables.with(table, (live) => {
          if (!mayUncover(live.doc, person.id, message.seat)) throw refuse('refuse.notYours');
          connection.uncover(live, message.seat);
        });
      case 'lower':
        return connection.cover();
      case 'talk':
        services.limits.spend('talk', person.id);
        return say(services.tables, person.id, table, message);
      case 'command':
      case 'undo': {
        services.limits.spend('act', person.id);
        const { id, seat, question } = message;
        const body =
          message.kind === 'undo'
            ? ({ id, seat, question, undo: true } as const)
            : { id, seat, question, choice: message.choice };
        return commandFromPerson(services.tables, { person: person.id, screen: connection }, table, body);
      }
    }
  }

  private async hello(message: Extract<ClientMessage, { kind: 'hello' }>): Promise<void> {
    if (this.connection !== null) throw refuse('refuse.notNow');
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.language = message.language ?? 'en';
    // Not before: a session may have ended since the socket was opened.
    this.person = await this.who();
    if (this.person !== null) this.hangUp ??= this.services.limits.open('person', this.person.id);
    const pipe = {
      send: (text: string) => {
        if (this.socket.readyState !== this.socket.OPEN) return;
        this.cork();
        this.socket.send(text, { compress: text.length >= WORTH_COMPRESSING });
      },
      close: (code: number) => this.socket.close(code),
    };
    const { table, have } = message;
    const connection = new Connection(pipe, table ?? '', this.person, this.language, {
      have,
      takesChanges: this.takesChanges,
    });
    if (table === null) {
      if (this.person === null) throw refuse('refuse.noName');
      this.connection = connection;
      this.services.publisher.joinList(this.person.id, connection);
      return;
    }
    if (!ID.test(table)) throw refuse('refuse.noTable');
    await this.services.tables.withLatest(table, (live) => {
      if (!mayWatch(live.doc, connection.person)) throw refuse('refuse.noTable');
      if (this.socket.readyState !== this.socket.OPEN) return;
      this.connection = connection;
      this.services.publisher.join(live, connection);
    });
  }

  private refuse(id: string | null, refused: RefusalError): void {
    const { refusal, words } = refused.told(this.language);
    const message = { kind: 'refusal', id, refusal, words } as const;
    if (this.connection !== null) this.connection.send(message);
    else if (this.socket.readyState === this.socket.OPEN)
      this.socket.send(JSON.stringify({ ...message, n: 0 }));
  }
}

/** The code that closes a socket after its hello failed. After a fault of the server, the client may try again. */
function whyNot(fault: unknown): number {
  if (!(fault instanceof RefusalError)) return FAULT;
  return fault.refusal.code === 'refuse.lines' ? CLOSE.tooMuch : CLOSE.noTable;
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}

type Read = { ok: true; message: ClientMessage } | { ok: false; id: string | null; problem: string };

function readMessage(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, id: null, problem: 'not JSON' };
  }
  if (isCommand(value)) return { ok: true, message: value };
  const parsed = clientMessage.safeParse(value);
  if (parsed.success) return { ok: true, message: parsed.data };
  const claimed = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  const id = typeof claimed === 'string' && /^[\w-]{8,64}$/.test(claimed) ? claimed : null;
  return { ok: false, id, problem: z.prettifyError(parsed.error).slice(0, 300) };
}
