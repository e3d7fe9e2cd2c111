/** The server of boardgame.io as a process of its own, with its default store in memory. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { LINES } from './lines.ts';
import { beServer } from './process.ts';

interface Board {
  cells: (string | null)[];
}

/** As in its tutorial, but it restarts when it is over. */
const endless: Game<Board> = {
  name: 'endless',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      const won = LINES.some(
        ([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c],
      );
      if (won || !G.cells.includes(null)) G.cells.fill(null);
      return undefined;
    },
  },
};

interface PeerServer {
  run(options: { port: number }): Promise<{ appServer: { address(): AddressInfo } }>;
}

// Its packages are in the old module format.
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as {
  Server(options: { games: Game<Board>[]; origins: string[] }): PeerServer;
};
const { appServer } = await Server({ games: [endless], origins: ['*'] }).run({ port: 0 });
beServer(`http://127.0.0.1:${appServer.address().port}`);
