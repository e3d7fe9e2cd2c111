import { randomBytes } from 'node:crypto';
import type { TableState } from '@entente/protocol';
import type { LiveTable } from './load.ts';
import { comeIn, post } from './requests.ts';
import { between, Wire } from './wire.ts';

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
  const moments = ['', ''];
  let next: { seat: number; question: string; choice: string } | null = null;
  let count = 0;
  const sit = async (seat: number): Promise<Wire> => {
    let onWelcome = () => {};
    const welcome = new Promise<void>((resolve) => {
      onWelcome = resolve;
    });
    const wire = await Wire.open(address, '/api/socket', people[seat], (text) => {
      if (text.startsWith('{"kind":"welcome"')) onWelcome();
      if (text.startsWith('{"kind":"refusal"')) throw new Error(text);
      if (!text.startsWith('{"kind":"view"')) return;
      const moment = between(text, '"moment":', ',') ?? '';
      const choice = between(text, '"offers":[{"choice":{', '}');
      moments[seat] = moment;
      if (choice !== null) next = { seat, question: between(text, '"question":"', '"') ?? '', choice };
      if (moments[0] === moments[1] && moment !== '0') onSeen();
    });
    wire.send(JSON.stringify({ kind: 'hello', table }));
    // While it is not this server's turn.
    setInterval(() => wire.send('{"kind":"ping"}'), 20_000);
    await welcome;
    return wire;
  };
  const wires = [await sit(0), await sit(1)];
  return {
    move() {
      if (next === null) throw new Error('nobody is asked');
      const { seat, question, choice } = next;
      next = null;
      wires[seat].send(
        `{"kind":"command","id":"command${++count}","seat":${seat},"question":"${question}","choice":{${choice}}}`,
      );
    },
  };
}
