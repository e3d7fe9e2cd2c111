import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { House } from '../house.ts';
import { tokenOf } from '../people.ts';
import { Conversation } from './conversation.ts';

/** Larger messages close the socket. */
const MOST_BYTES = 16_384;
/** For clients that are asked to go. */
const PATIENCE = 2000;

/** Live sockets at `/api/socket`. */
export class Sockets {
  private readonly house: House;
  private readonly server: WebSocketServer;
  private readonly corked: Duplex[] = [];

  constructor(house: House, http: Server) {
    this.house = house;
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: MOST_BYTES,
      clientTracking: true,
      perMessageDeflate: { zlibDeflateOptions: { level: 3 }, concurrencyLimit: 4 },
    });
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      try {
        this.upgrade(request, socket, head);
      } catch {
        socket.destroy();
      }
    });
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const turnedAway = this.whyNot(request, socket);
    if (turnedAway !== null) {
      socket.end(`HTTP/1.1 ${turnedAway}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const who = () => this.house.people.of(tokenOf(request.headers));
    this.server.handleUpgrade(
      request,
      socket,
      head,
      (open) => new Conversation(this.house, open, who, () => this.cork(socket)),
    );
  }

  /** The status for who is turned away at the door; null for who may come in. */
  private whyNot(request: IncomingMessage, socket: Duplex): string | null {
    const { house } = this;
    if (new URL(request.url ?? '/', 'http://here').pathname !== '/api/socket') return '404 Not Found';
    if (!house.isWelcome(request.headers.origin, request.headers.host)) return '403 Forbidden';
    try {
      const address = house.addressOf(request);
      house.limits.spend('connect', address);
      socket.once('close', house.limits.open('address', address));
      return null;
    } catch {
      return '429 Too Many Requests';
    }
  }

  /** What is sent in one turn of the event loop to a client goes out in one piece. */
  private cork(socket: Duplex): void {
    if (socket.writableCorked > 0) return;
    socket.cork();
    if (this.corked.push(socket) === 1) {
      setImmediate(() => {
        for (const one of this.corked.splice(0)) one.uncork();
      });
    }
  }

  /** Says good-bye and closes; whoever does not answer that is not waited for. */
  stop(): void {
    for (const socket of this.server.clients) socket.close(1001);
    setTimeout(() => {
      for (const socket of this.server.clients) socket.terminate();
    }, PATIENCE).unref();
    this.server.close();
  }
}
