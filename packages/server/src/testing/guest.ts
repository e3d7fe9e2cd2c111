import { randomBytes } from 'node:crypto';
import type {
  ClientMessage,
  CreateTable,
  RefusalAnswer,
  ServerMessage,
  TableAct,
  TableState,
} from '@entente/protocol';
import { WholeMessages } from '@entente/protocol/changes';
import { WebSocket } from 'ws';
import { TEST_TIMEOUT } from './test-timeout.ts';

type Kind = ServerMessage['kind'];
type Of<K extends Kind> = Extract<ServerMessage, { kind: K }>;

/** A little earlier than the test itself, to be able to say what did not come. */
const GIVE_UP_AFTER = TEST_TIMEOUT - 30_000;

/** Milliseconds after which a client that waits says that it is still there: a silent one is hung up on. */
const PULSE = 20_000;

export const newCommandId = (): string => randomBytes(8).toString('hex');

/** A real client: requests with a cookie, and sockets. */
export class Guest {
  readonly address: string;
  readonly name: string;
  readonly cookie: string;
  readonly id: string;

  private constructor(address: string, name: string, cookie: string, id: string) {
    this.address = address;
    this.name = name;
    this.cookie = cookie;
    this.id = id;
  }

  static async come(address: string, name: string): Promise<Guest> {
    const response = await fetch(`${address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const { me } = (await response.json()) as { me: { id: string } };
    const cookie = /entente=[\w-]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
    return new Guest(address, name, cookie, me.id);
  }

  /** A person by a cookie from elsewhere. */
  static known(address: string, name: string, cookie: string, id: string): Guest {
    return new Guest(address, name, cookie, id);
  }

  /** The same person at another address, after a restart. */
  movedTo(address: string): Guest {
    return new Guest(address, this.name, this.cookie, this.id);
  }

  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.address + path, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  async get<Answer>(path: string): Promise<Answer> {
    const { status, body } = await this.ask('GET', path);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body as Answer;
  }

  async create(wish: CreateTable): Promise<TableState> {
    const { status, body } = await this.ask('POST', '/api/tables', wish);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return (body as { table: TableState }).table;
  }

  async do(table: string, act: TableAct): Promise<TableState> {
    const { status, body } = await this.ask('POST', `/api/tables/${table}/do`, act);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return (body as { table: TableState }).table;
  }

  /** An act that is expected to be refused: its code. */
  async refused(table: string, act: object): Promise<string> {
    const { status, body } = await this.ask('POST', `/api/tables/${table}/do`, act);
    if (status === 200) throw new Error('it was not refused');
    return (body as RefusalAnswer).refusal.code;
  }

  ready(table: string, seat: number): Promise<TableState> {
    return this.do(table, { do: 'ready', seat, nonce: randomBytes(16).toString('hex') });
  }

  async sit(
    table: string,
    have?: Extract<ClientMessage, { kind: 'hello' }>['have'],
    wish: SocketWish = {},
  ): Promise<GuestSocket> {
    const line = await GuestSocket.open(this.address, this.cookie, wish);
    line.send({ kind: 'hello', table, ...(have === undefined ? {} : { have }) });
    await line.next('welcome');
    return line;
  }
}

interface SocketWish {
  readonly origin?: string;
  readonly takesChanges?: boolean;
}

/** An open socket. Every message that came is kept, as text and read; changes as what they led to. */
export class GuestSocket {
  readonly messages: ServerMessage[] = [];
  readonly texts: string[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  private taken = 0;
  private readonly waiting: (() => void)[] = [];
  /** What it could not make sense of. */
  readonly asked: ClientMessage[] = [];
  private readonly whole = new WholeMessages((message) => {
    this.asked.push(message);
    this.send(message);
  });
  private over = false;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        this.over = true;
        this.wake();
        resolve(code);
      });
    });
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => {
      this.texts.push(data.toString('utf8'));
      const message = this.whole.of(JSON.parse(data.toString('utf8')) as ServerMessage);
      if (message !== null) this.messages.push(message);
      this.wake();
    });
  }

  static async open(
    address: string,
    cookie: string,
    { origin, takesChanges = false }: SocketWish = {},
  ): Promise<GuestSocket> {
    const query = takesChanges ? '?changes=1' : '';
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket${query}`, {
      headers: { cookie, ...(origin === undefined ? {} : { origin }) },
    });
    const line = new GuestSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return line;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message of this kind that has not been taken yet; earlier ones of other kinds are passed over. */
  next<K extends Kind>(kind: K, wanted: (message: Of<K>) => boolean = () => true): Promise<Of<K>> {
    const isWanted = (message: ServerMessage): message is Of<K> =>
      message.kind === kind && wanted(message as Of<K>);
    return this.until(kind, () => {
      while (this.taken < this.messages.length) {
        const message = this.messages[this.taken++];
        if (isWanted(message)) return message;
      }
      return undefined;
    });
  }

  /** Looks again whenever a message has come. */
  private async until<Found>(what: string, look: () => Found | undefined): Promise<Found> {
    const end = Date.now() + GIVE_UP_AFTER;
    const late = setTimeout(() => this.wake(), GIVE_UP_AFTER);
    const pulse = setInterval(() => this.send({ kind: 'ping' }), PULSE);
    try {
      for (;;) {
        const found = look();
        if (found !== undefined) return found;
        if (this.over) throw new Error(`the socket closed while waiting for ${what}`);
        if (Date.now() >= end) throw new Error(`no ${what} came; last: ${this.texts.at(-1)?.slice(0, 300)}`);
        await new Promise<void>((resolve) => this.waiting.push(resolve));
      }
    } finally {
      clearTimeout(late);
      clearInterval(pulse);
    }
  }

  /** When another message has come. What has come so far is not waited for: look first. */
  another(): Promise<void> {
    const before = this.messages.length;
    return this.until('message', () => (this.messages.length > before ? true : undefined)).then(() => {});
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** The latest message of this kind so far. */
  last<K extends Kind>(kind: K, wanted: (message: Of<K>) => boolean = () => true): Of<K> | undefined {
    return this.messages.findLast(
      (message): message is Of<K> => message.kind === kind && wanted(message as Of<K>),
    );
  }

  /** The table as soon as it is as wanted: as last told, or as told next. A client is told of it before its welcome. */
  async table(wanted: (table: TableState) => boolean): Promise<TableState> {
    const told = this.last('table')?.table;
    if (told !== undefined && wanted(told)) return told;
    return (await this.next('table', ({ table }) => wanted(table))).table;
  }

  /** Sends a command and waits for its answer, wherever it stands among the other messages. */
  command(message: Extract<ClientMessage, { id: string }>): Promise<Of<'ack'> | Of<'refusal'>> {
    const before = this.messages.length;
    this.send(message);
    const isAnswer = (one: ServerMessage): one is Of<'ack'> | Of<'refusal'> =>
      (one.kind === 'ack' || one.kind === 'refusal') && one.id === message.id;
    return this.until('answer', () => this.messages.slice(before).find(isAnswer));
  }

  hangUp(): void {
    this.socket.terminate();
  }
}
