import { createRequire } from 'node:module';
import type { LiveTable } from './load.ts';

interface PeerSocket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}
interface PeerState {
  _stateID: number;
  G: { cells: (string | null)[] };
  ctx: { currentPlayer: string };
}

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client') as { io(address: string, options: object): PeerSocket };

/** Two clients at a match of boardgame.io, as its own client talks to its server. */
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

async function openMatch(address: string, number: number, onSeen: () => void): Promise<LiveTable> {
  const match = `match${number}`;
  const seen = [-1, -1];
  let latest: PeerState | null = null;
  const sockets: PeerSocket[] = [];
  // One after the other: the first one makes the match.
  for (const player of [0, 1]) {
    const socket = io(`${address}/endless`, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    await new Promise<void>((resolve) => {
      socket.on('connect', () => socket.emit('sync', match, `${player}`, undefined, 2));
      socket.on('sync', (_match: string, { state }: { state: PeerState }) => {
        latest = state;
        resolve();
      });
      socket.on('update', (_match: string, state: PeerState) => {
        latest = state;
        seen[player] = state._stateID;
        if (seen[0] === seen[1]) onSeen();
      });
    });
  }
  return {
    move() {
      if (latest === null) throw new Error('no state');
      const { G, ctx, _stateID } = latest;
      const playerID = ctx.currentPlayer;
      const payload = { type: 'clickCell', args: [G.cells.indexOf(null)], playerID };
      sockets[Number(playerID)].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, playerID);
    },
  };
}
