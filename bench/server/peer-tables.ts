import type { LiveTable } from './load.ts';
import { between, Wire } from './wire.ts';

/** Two clients at a match of boardgame.io, in the words of its own client: those of socket.io, over a WebSocket alone. */
export async function peerTables(
  address: string,
  count: number,
  onSeen: (table: number) => void,
): Promise<LiveTable[]> {
  const tables: LiveTable[] = [];
  for (let first = 0; first < count; first += 20) {
    const numbers = Array.from({ length: Math.min(20, count - first) }, (_, index) => first + index);
    tables.push(
      ...(await Promise.all(numbers.map((number) => openMatch(address, number, () => onSeen(number))))),
    );
  }
  return tables;
}

const EVENT = '42/endless,';

async function openMatch(address: string, number: number, onSeen: () => void): Promise<LiveTable> {
  const match = `match${number}`;
  const seen = ['', ''];
  let next: { player: string; cell: number; state: string } | null = null;
  const sit = async (player: number): Promise<Wire> => {
    let onSync = () => {};
    const sync = new Promise<void>((resolve) => {
      onSync = resolve;
    });
    const wire = await Wire.open(address, '/socket.io/?EIO=4&transport=websocket', '', (text, here) => {
      const isSync = text.startsWith(`${EVENT}["sync"`);
      if (isSync || text.startsWith(`${EVENT}["update"`)) {
        const state = /"_stateID":(\d+)/.exec(text)?.[1] ?? '';
        const cells = between(text, '"cells":[', ']')?.split(',') ?? [];
        next = { player: between(text, '"currentPlayer":"', '"') ?? '', cell: cells.indexOf('null'), state };
        seen[player] = state;
        if (isSync) onSync();
        else if (seen[0] === seen[1]) onSeen();
      } else if (text === '2') here.send('3');
      else if (text.startsWith('0')) here.send('40/endless,');
      else if (text.startsWith('40')) here.send(`${EVENT}["sync","${match}","${player}",null,2]`);
    });
    await sync;
    return wire;
  };
  // One after the other: the first one makes the match.
  const wires = [await sit(0), await sit(1)];
  return {
    move() {
      if (next === null) throw new Error('no state');
      const { player, cell, state } = next;
      const payload = `{"type":"clickCell","args":[${cell}],"playerID":"${player}"}`;
      wires[Number(player)].send(
        `${EVENT}["update",{"type":"MAKE_MOVE","payload":${payload}},${state},"${match}","${player}"]`,
      );
    },
  };
}
