import type { Language } from '@entente/engine';
import { CLOSE, type ClientMessage, clientMessage, ID, isCommand } from '@entente/protocol';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { House } from '../house.ts';
import { Refused, refuse } from '../refuse.ts';
import { mayWatch } from '../rights.ts';
import type { Known } from '../store/store.ts';
import { personDoes } from '../table/commands.ts';
import { say } from '../table/talking.ts';
import { Listener } from './listener.ts';

/** A client that lets this much pile up is too slow to be served. */
const MOST_BUFFERED = 4_000_000;
/** Compressing takes a trip to another thread: only for what is long enough. */
const WORTH_COMPRESSING = 1500;
/** A client that sends this many messages before the first is answered sends too many. */
const MOST_WAITING = 1000;
const SILENCE = 60_000;
/** Closes a socket when something went wrong here (RFC 6455). */
const FAULT = 1011;
/** A socket has to say hello this soon. */
const HELLO_WITHIN = 10_000;

let conversations = 0;

/** One client's socket, from hello to the end. */
export class Conversation {
  private readonly house: House;
  private readonly socket: WebSocket;
  private readonly who: () => Promise<Known | null>;
  /** Known from hello on. */
  private person: Known | null = null;
  private readonly cork: () => void;
  private readonly key = `socket-${++conversations}`;
  private listener: Listener | null = null;
  private hangUp: (() => void) | null = null;
  private language: Language = 'en';
  private heard = Date.now();
  private readonly pulse: NodeJS.Timeout;
  private readonly inbox: { readonly data: RawData; readonly binary: boolean }[] = [];

  constructor(house: House, socket: WebSocket, who: () => Promise<Known | null>, cork: () => void) {
    this.cork = cork;
    this.house = house;
    this.socket = socket;
    this.who = who;
    this.pulse = setInterval(() => this.beat(), 5000);
    socket.on('message', (data, binary) => {
      if (socket.readyState !== socket.OPEN) return;
      // Whoever has not said hello has no more time for saying something else.
      if (this.listener !== null) this.heard = Date.now();
      if (this.inbox.length >= MOST_WAITING) {
        socket.close(CLOSE.tooMuch);
        return;
      }
      if (this.inbox.push({ data, binary }) === 1) void this.takeAll();
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => void this.end());
  }

  private beat(): void {
    const limit = this.listener === null ? HELLO_WITHIN : SILENCE;
    if (Date.now() - this.heard > limit || this.socket.bufferedAmount > MOST_BUFFERED)
      this.socket.terminate();
  }

  private async end(): Promise<void> {
    clearInterval(this.pulse);
    this.hangUp?.();
    if (this.listener === null) return;
    try {
      await this.house.audience.leave(this.listener);
    } catch (fault) {
      this.house.log.warn({ err: fault }, 'leaving failed');
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
            this.listener?.send({ kind: 'ack', id: message.id, moment });
        } catch (fault) {
          this.failed(message, fault);
        }
      }
    } catch (fault) {
      this.house.fault(fault);
      this.socket.terminate();
    }
  }

  /** The message, if it is one that may be answered. */
  private read(data: RawData, binary: boolean): ClientMessage | null {
    if (this.socket.readyState !== this.socket.OPEN) return null;
    try {
      this.house.limits.spend('message', this.key);
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
    this.refuse(id, fault instanceof Refused ? fault : this.house.fault(fault, id !== null));
    if (message.kind === 'hello' && this.listener === null) this.socket.close(whyNot(fault));
  }

  /** Gives the moment that an act has led to, when it is done. */
  private answer(message: ClientMessage): unknown {
    if (message.kind === 'hello') return this.hello(message);
    const { listener, house, person } = this;
    if (listener === null) throw refuse('refuse.notNow');
    if (message.kind === 'ping') return listener.send({ kind: 'pong', now: house.hall.now() });
    if (message.kind === 'look') return house.audience.look(listener, message.here);
    if (person === null) throw refuse('refuse.noName');
    const { table } = listener;
    switch (message.kind) {
      case 'lift':
        return house.hall.at(table, (room) => {
          if (room.doc.chairs[message.seat]?.person !== person.id) throw refuse('refuse.notYours');
          listener.lift(room, message.seat);
        });
      case 'lower':
        return listener.lower();
      case 'talk':
        house.limits.spend('talk', person.id);
        return say(house.hall, person.id, table, message);
      case 'command':
      case 'undo': {
        house.limits.spend('act', person.id);
        const { id, seat, question } = message;
        const body =
          message.kind === 'undo'
            ? ({ id, seat, question, undo: true } as const)
            : { id, seat, question, choice: message.choice };
        return personDoes(house.hall, person.id, table, body, (doc) => {
          if (listener.isCovered(doc, seat)) throw refuse('refuse.covered');
        });
      }
    }
  }

  private async hello(message: Extract<ClientMessage, { kind: 'hello' }>): Promise<void> {
    if (this.listener !== null) throw refuse('refuse.notNow');
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.language = message.language ?? 'en';
    // Not before: a session may have ended since the socket was opened.
    this.person = await this.who();
    if (this.person !== null) this.hangUp ??= this.house.limits.open('person', this.person.id);
    const pipe = {
      send: (text: string) => {
        if (this.socket.readyState !== this.socket.OPEN) return;
        this.cork();
        this.socket.send(text, { compress: text.length >= WORTH_COMPRESSING });
      },
      close: (code: number) => this.socket.close(code),
    };
    const { table, have } = message;
    const listener = new Listener(pipe, table ?? '', this.person, this.language, have);
    if (table === null) {
      if (this.person === null) throw refuse('refuse.noName');
      this.listener = listener;
      this.house.audience.joinLists(listener);
      return;
    }
    if (!ID.test(table)) throw refuse('refuse.noTable');
    await this.house.hall.fresh(table, (room) => {
      if (!mayWatch(room.doc, listener.person)) throw refuse('refuse.noTable');
      if (this.socket.readyState !== this.socket.OPEN) return;
      this.listener = listener;
      this.house.audience.join(room, listener);
    });
  }

  private refuse(id: string | null, refused: Refused): void {
    const { refusal, words } = refused.told(this.language);
    const message = { kind: 'refusal', id, refusal, words } as const;
    if (this.listener !== null) this.listener.send(message);
    else if (this.socket.readyState === this.socket.OPEN)
      this.socket.send(JSON.stringify({ ...message, n: 0 }));
  }
}

/** Why somebody who has just come is sent away. Who meets a fault of ours may come again. */
function whyNot(fault: unknown): number {
  if (!(fault instanceof Refused)) return FAULT;
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
