/** What nobody should send, over HTTP and sockets: each is answered, no server meets a fault, every table is whole. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { SeededChance } from '@entente/engine';
import type { RefusalAnswer, ServerMessage, Shown, TableState } from '@entente/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../server.ts';
import { LiveTable } from '../tables/live-table.ts';
import { anyChoice } from '../testing/any-choice.ts';
import { newNonce, startedTable } from '../testing/goofspiel.ts';
import { Guest, GuestSocket, newCommandId } from '../testing/guest.ts';
import { type JsonSchema, Nonsense } from '../testing/nonsense.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { TEST_TIMEOUT } from '../testing/test-timeout.ts';

/** `npm run deep -- garbage` wants more, and other chance. */
const ROUNDS = Number(process.env.ENTENTE_GARBAGE ?? 3);
const SEED = Number(process.env.ENTENTE_SEED ?? 1);
/** Number of requests, and of messages over sockets, to the tables of one company. */
const REQUESTS = 200;
const SOCKETS = 4;
const MESSAGES = 40;

const NOT_ASKED = /^\/api\/(socket$|operator)|stream$/;
/** After these a person would be a stranger. */
const LEAVES = /^\/api\/me($|\/sessions)/;

const GAMES = ['goofspiel', 'limit', 'ideology', 'venonta', 'attack'];
/** Everything else that a request can get wrong. */
const METHODS = ['PUT', 'OPTIONS', 'TRACE', 'DELETE', 'HEAD', 'PATCH', 'PROPFIND'];
const PATHS = [
  ...['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/assets/../../../package.json', '/%2e%2e/package.json'],
  ...['/api/tables/%00', `/api/tables/${'x'.repeat(3000)}`, '/api/%E0%A4%A', '//evil.example/', '/assets/'],
  ...['/api/__proto__', '/api/tables/__proto__', '/api/join/__proto__', '/index.html%00.js', '/\\..\\x.json'],
  ...['/api/tables/constructor/moments/1', '/rules/..%2f..%2fserver.js', '/rules/x.mjs', '/og/t/%00'],
];
const ODD_QUERIES = ['', '-1', '0', 'x', '1e3'];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { cookie: `entente=${'a'.repeat(43)}` },
  { cookie: `entente=${'f'.repeat(2000)}` },
  { cookie: 'a=b; '.repeat(500) },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { authorization: `Bearer ${'x'.repeat(7000)}` },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'accept-language': `${'x,'.repeat(300)};q=9` },
];

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
            readonly parameters: readonly { name: string; in: string; schema: JsonSchema }[];
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: { readonly ClientMessage: JsonSchema } };
}

/** A way to ask something, as the server describes it itself. */
interface Way {
  readonly method: string;
  readonly path: string;
  readonly body: JsonSchema | null;
  readonly query: readonly { readonly name: string; readonly schema: JsonSchema }[];
}

let folder: ServerFolder;
let server: RunningServer;
let ways: readonly Way[];
let message: JsonSchema;
beforeAll(async () => {
  folder = new ServerFolder();
  server = await folder.start();
  const described = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as Described;
  message = described.components.schemas.ClientMessage;
  const all = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !NOT_ASKED.test(path) && !(method === 'delete' && LEAVES.test(path)))
      .map(([method, { requestBody, parameters }]) => ({
        method: method.toUpperCase(),
        path,
        body: requestBody?.content['application/json'].schema ?? null,
        query: parameters.filter((one) => one.in === 'query'),
      })),
  );
  // Most that can go wrong is in what is sent along.
  ways = all.flatMap((way) => (way.body === null ? way : Array<Way>(4).fill(way)));
});
afterAll(() => folder.leave());

test(
  `${ROUNDS * (REQUESTS + SOCKETS * MESSAGES)} requests and messages that nobody should send`,
  async () => {
    const faults = vi.spyOn(server.services.log, 'error');
    const counts: Record<string, number> = {};
    for (let round = 0; round < ROUNDS; round++) {
      const company = await Company.come(1000 * SEED + round);
      for (let asked = 0; asked < REQUESTS; asked++) {
        const { what, status } = await company.request();
        counts[status] = (counts[status] ?? 0) + 1;
        expect(status, what).toBeLessThan(500);
        expect(faults.mock.calls, what).toEqual([]);
      }
      for (let opened = 0; opened < SOCKETS; opened++) {
        const { said, heard } = await company.socket();
        const broken = heard.filter(
          (one) => one.kind === 'refusal' && /fault|store|unknown$/.test(one.refusal.code),
        );
        expect(broken, said.join('\n')).toEqual([]);
        expect(faults.mock.calls, said.join('\n')).toEqual([]);
      }
      await company.expectWholeTables();
    }
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['200', '400', '401', '403', '404']));
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect('isOperator' in {}).toBe(false);
    console.info(`${ROUNDS} companies, ${JSON.stringify(counts)}`);
  },
  3 * TEST_TIMEOUT,
);

/** Two people at a game and at a table that has not begun, and a stranger. */
class Company {
  private readonly people: readonly Guest[];
  private readonly running: TableState;
  private readonly open: TableState;
  private readonly chance: SeededChance;
  private readonly nonsense: Nonsense;
  private shown: Shown | null = null;

  private constructor(people: readonly Guest[], running: TableState, open: TableState, chance: SeededChance) {
    this.people = people;
    this.running = running;
    this.open = open;
    this.chance = chance;
    this.nonsense = new Nonsense(chance, (field) => this.known(field));
  }

  static async come(seed: number): Promise<Company> {
    const chance = new SeededChance(seed);
    const people = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Guest.come(server.address, name)));
    const game = GAMES[seed % GAMES.length];
    const running = await startedTable(people.slice(0, 2), game === 'venonta' ? 1 : 0, 'none', game);
    const open = await people[0].create({
      game,
      chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'listed',
    });
    return new Company(people, running, open, chance);
  }

  /** Fields by name: without these nothing would come further than the check of its shape. */
  private known(field: string): unknown {
    const { nonsense, shown } = this;
    const ways: Record<string, () => unknown> = {
      id: () => newCommandId(),
      table: () => nonsense.one([this.running, this.open]).id,
      code: () => nonsense.one([this.running, this.open]).code ?? undefined,
      game: () => nonsense.one(GAMES),
      bot: () => 'random',
      nonce: newNonce,
      question: () => shown?.question ?? '0.0',
      choice: () =>
        shown === null || shown.offers.length === 0 ? { do: 'bid', card: 1 } : anyChoice(shown, this.chance),
    };
    return ways[field]?.();
  }

  async request(): Promise<{ what: string; status: number }> {
    const { nonsense } = this;
    if (nonsense.rarely(20)) await this.lookAround();
    const way = nonsense.one(ways);
    const method = nonsense.rarely(25) ? nonsense.one(METHODS) : way.method;
    const names: Record<string, () => string> = {
      id: () => nonsense.one([this.running, this.open]).id,
      code: () => this.open.code ?? '',
    };
    const filled = way.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      nonsense.rarely(10)
        ? encodeURIComponent(`${nonsense.one(['x', -1, '%', 1e9, '__proto__'])}`)
        : (names[name]?.() ?? `${this.chance.below(3)}`),
    );
    const query = way.query.map(({ name, schema }) => {
      const value = nonsense.rarely(3) ? nonsense.one(ODD_QUERIES) : nonsense.fitting(schema, name);
      return `${name}=${encodeURIComponent(String(value))}`;
    });
    const path = nonsense.rarely(25) ? nonsense.one(PATHS) : [filled, query.join('&')].join('?');
    const text = way.body === null ? undefined : this.text(way.body);
    const who = nonsense.one([...this.people, null]);
    const headers = {
      ...(who === null ? {} : { cookie: who.cookie }),
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...(nonsense.rarely(12) ? nonsense.one(HEADERS) : {}),
    };
    const status = await statusOf(method, path, headers, text);
    return { what: `${method} ${path} ${text?.slice(0, 400) ?? ''}`, status };
  }

  /** One in four is as it should be. */
  private text(schema: JsonSchema): string {
    const { nonsense } = this;
    const value = nonsense.fitting(schema);
    if (nonsense.rarely(4)) return JSON.stringify(value);
    if (nonsense.rarely(3)) return nonsense.garbled(JSON.stringify(value));
    return JSON.stringify(nonsense.spoilt(value)) ?? '';
  }

  /** What the first two are asked now: answers to it may be right. */
  private async lookAround(): Promise<void> {
    const guest = this.nonsense.one(this.people);
    const { body } = await guest.ask('GET', `/api/tables/${this.running.id}`);
    const { table } = body as { table?: TableState };
    if (table === undefined) return;
    const viewer = this.chance.below(2);
    const path = `/api/tables/${table.id}/moments/${table.moment}?viewer=${viewer}`;
    this.shown = ((await guest.ask('GET', path)).body as { shown?: Shown }).shown ?? this.shown;
  }

  /** A socket with many messages, until the server has read the last of them or has had enough. */
  async socket(): Promise<{ said: string[]; heard: readonly ServerMessage[] }> {
    const { nonsense } = this;
    const who = nonsense.one([...this.people, null]);
    const line = await GuestSocket.open(server.address, who?.cookie ?? '');
    const said: string[] = [];
    if (!nonsense.rarely(4)) line.send({ kind: 'hello', table: this.running.id });
    for (let sent = 0; sent < MESSAGES; sent++) {
      const text = this.text(message);
      said.push(text.slice(0, 400));
      line.socket.send(nonsense.rarely(20) ? Buffer.from([this.chance.below(256), 1, 2]) : text);
    }
    line.send({ kind: 'ping' });
    await Promise.race([line.next('pong').catch(() => {}), line.closed]);
    line.hangUp();
    await line.closed;
    return { said, heard: line.messages };
  }

  /** What is stored can be loaded, and is what is in memory. */
  async expectWholeTables(): Promise<void> {
    const { store, tables } = server.services;
    for (const { id } of [this.running, this.open])
      await tables.with(id, async (live) => {
        const stored = await store.tables.load(id);
        if (stored === null) throw new Error(`${id} is gone`);
        const loaded = new LiveTable(stored, { game: tables.games.get(live.doc.game) ?? null });
        expect(loaded.doc).toEqual(live.doc);
        expect(loaded.play?.position).toEqual(live.play?.position);
        expect(loaded.play?.log).toEqual(live.play?.log);
      });
  }
}

/** Asks with a path and headers just as they are: `fetch` would mend them. */
async function statusOf(
  method: string,
  path: string,
  headers: Record<string, string>,
  text: string | undefined,
): Promise<number> {
  const { hostname, port } = new URL(server.address);
  const asked = request({ hostname, port, method, path, headers });
  asked.end(text);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode = 0 } = answer;
  const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false;
  if (isJson && method !== 'HEAD') {
    const { refusal } = (await json(answer)) as Partial<RefusalAnswer>;
    if (refusal?.code === 'refuse.fault') throw new Error(`${method} ${path}: ${JSON.stringify(refusal)}`);
  } else answer.resume();
  return statusCode;
}
