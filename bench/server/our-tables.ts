import { randomBytes } from 'node:crypto';
import type { ServerMessage, TableState } from '@entente/protocol';
import { WebSocket } from 'ws';
import type { LiveTable } from './load.ts';

/** Two people at one of our tables, each with a socket. */
export async function ourTables(
  address: string,
  count: number,
  onSeen: (table: number) => void,
): Promise<LiveTable[]> {
  const people = [await comeIn(address, 'Ann'), await comeIn(address, 'Bob')];
  const tables: LiveTable[] = [];
  // A few at a time, as people come.
  for (let first = 0; first < count; first += 20) {
    const numbers = Array.from({ length: Math.min(20, count - first) }, (_, index) => first + index);
    tables.push(
      ...(await Promise.all(numbers.map((number) => openTable(address, people, () => onSeen(number))))),
    );
  }
  return tables;
}

async function comeIn(address: string, name: string): Promise<string> {
  const response = await post(address, '', '/api/me', { name });
  return /entente=[\w-]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
}

async function post(address: string, cookie: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

async function openTable(address: string, people: readonly string[], onSeen: () => void): Promise<LiveTable> {
  const chairs = [{ kind: 'me' }, { kind: 'open' }];
  const made = await post(address, people[0], '/api/tables', { game: 'endless', chairs });
  const { table } = (await made.json()) as { table: TableState };
  const act = (person: number, body: object) =>
    post(address, people[person], `/api/tables/${table.id}/do`, body);
  await act(1, { do: 'take', code: table.code });
  for (const seat of [0, 1]) await act(seat, { do: 'ready', seat, nonce: randomBytes(16).toString('hex') });
  await act(0, { do: 'start' });
  return sitDown(address, people, table.id, onSeen);
}

async function sitDown(
  address: string,
  people: readonly string[],
  table: string,
  onSeen: () => void,
): Promise<LiveTable> {
  const moments = [-1, -1];
  let next: { seat: number; question: string; choice: object } | null = null;
  let count = 0;
  const sockets = people.map((cookie, seat) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie },
      // As socket.io does by default.
      perMessageDeflate: false,
    });
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', table })));
    // While it is not this server's turn.
    setInterval(() => socket.send('{"kind":"ping"}'), 20_000);
    socket.on('close', (code) => {
      throw new Error(`the server has hung up (${code})`);
    });
    socket.on('message', (data: Buffer) => {
      // An acknowledgement says nothing that the view does not.
      if (data.indexOf('{"kind":"ack"') === 0) return;
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.kind === 'refusal') throw new Error(message.words);
      if (message.kind !== 'view') return;
      const { moment, question, offers } = message.shown;
      moments[seat] = moment;
      if (offers.length > 0) next = { seat, question, choice: offers[0].choice };
      if (moments[0] === moments[1] && moment > 0) onSeen();
    });
    return socket;
  });
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          socket.on('error', reject);
          socket.on('message', (data: Buffer) => {
            if (data.includes('"welcome"')) resolve();
          });
        }),
    ),
  );
  return {
    move() {
      if (next === null) throw new Error('nobody is asked');
      const { seat, ...command } = next;
      next = null;
      sockets[seat].send(JSON.stringify({ kind: 'command', id: `command${++count}`, seat, ...command }));
    },
  };
}
