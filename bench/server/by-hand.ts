/**
 * The floor: a server that does as little as can be with the same library for sockets and the same database. Two players
 * get the messages that ours would send them, each move is on the disk before anybody sees it, and many share a commit.
 * It knows no rights, no rules, no seals, no replay, no repeated commands, and nothing but this game.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import Database from 'libsql';
import { type WebSocket, WebSocketServer } from 'ws';
import { LINES } from './lines.ts';
import { beServer } from './process.ts';

interface Game {
  readonly id: string;
  readonly cells: number[];
  marks: number;
  turn: number;
  moment: number;
  readonly players: ((text: string) => void)[];
}

interface Command {
  readonly kind: string;
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly choice: { readonly cell: number };
}

const data = mkdtempSync(join(tmpdir(), 'entente-bench-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
const file = new Database(join(data, 'floor.db'));
file.pragma('journal_mode = WAL');
file.pragma('synchronous = FULL');
file.exec('create table entries (table_id text not null, seq integer not null, entry text not null)');
const [begin, insert, commit] = ['begin immediate', 'insert into entries values (?, ?, ?)', 'commit'].map(
  (sql) => file.prepare(sql),
);

interface Waiting {
  readonly game: Game;
  readonly seq: number;
  readonly entry: string;
  done(): void;
}
let waiting: Waiting[] = [];

/** All that was asked for in one turn of the event loop goes into one transaction. */
function store(one: Waiting): void {
  if (waiting.push(one) > 1) return;
  setImmediate(() => {
    const batch = waiting;
    waiting = [];
    begin.run();
    for (const { game, seq, entry } of batch) insert.run(game.id, seq, entry);
    commit.run();
    for (const { done } of batch) done();
  });
}

const corked: Duplex[] = [];
function cork(socket: Duplex): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  if (corked.push(socket) > 1) return;
  setImmediate(() => {
    for (const one of corked.splice(0)) one.uncork();
  });
}

function viewOf({ cells, turn, marks, moment }: Game, viewer: number): string {
  const offers = cells.flatMap((mark, cell) => (mark === -1 ? [{ choice: { do: 'mark', cell } }] : []));
  const open = { seats: 2, options: {}, public: { cells, turn, marks }, facts: {}, flow: [{ step: 'turn' }] };
  return JSON.stringify({
    kind: 'view',
    n: moment,
    mark: `mark${moment}`,
    shown: {
      view: { ...open, asked: [turn], round: 0, outcome: null, viewer, private: {}, answers: [] },
      viewer,
      moment,
      question: `${moment}.0`,
      prompt: { say: 'prompt.turn', with: {} },
      offers: viewer === turn ? offers : [],
      refused: [],
      undo: null,
    },
    log: { from: moment, lines: [{ at: moment, say: 'log.mark', with: { seat: 1 - turn, cell: 0 } }] },
  });
}

function play(game: Game, seat: number, cell: number): void {
  game.cells[cell] = seat;
  game.marks++;
  game.moment++;
  game.turn = 1 - seat;
  const won = LINES.some((line) => line.every((at) => game.cells[at] === seat));
  if (!won && game.marks < game.cells.length) return;
  game.cells.fill(-1);
  game.marks = 0;
}

const games = new Map<string, Game>();

function open(): Game {
  const cells = Array<number>(9).fill(-1);
  const game = { id: `table${games.size}`, cells, marks: 0, turn: 0, moment: 0, players: [] };
  games.set(game.id, game);
  return game;
}

function welcome(line: WebSocket, socket: Duplex): void {
  let game: Game | undefined;
  const say = (text: string) => {
    cork(socket);
    line.send(text, { compress: false });
  };
  line.on('message', (bytes: Buffer) => {
    const message = JSON.parse(bytes.toString('utf8')) as Command;
    if (message.kind === 'hello') {
      game = games.get(message.table);
      if (game === undefined) return;
      say(viewOf(game, game.players.push(say) - 1));
      say('{"kind":"welcome"}');
    } else if (message.kind === 'command' && game !== undefined) {
      const here = game;
      const { id, seat, choice } = message;
      play(here, seat, choice.cell);
      const done = () => {
        for (const [viewer, tell] of here.players.entries()) tell(viewOf(here, viewer));
        say(JSON.stringify({ kind: 'ack', id, moment: here.moment }));
      };
      store({ game: here, seq: here.moment, entry: JSON.stringify({ seat, choice }), done });
    }
  });
}

const server = createServer((request: IncomingMessage, response) => {
  request.resume();
  if (request.url === '/api/me') response.setHeader('set-cookie', 'entente=somebody');
  const answer = request.url === '/api/tables' ? { table: { id: open().id, code: '' } } : {};
  response.end(JSON.stringify(answer));
});
const lines = new WebSocketServer({ noServer: true });
server.on('upgrade', (request, socket, head) => {
  lines.handleUpgrade(request, socket, head, (line) => welcome(line, socket));
});
server.listen(0, '127.0.0.1', () => beServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
