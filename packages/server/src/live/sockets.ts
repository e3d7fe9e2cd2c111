import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import type { Limits } from '../limits.ts';
import { type Sessions, tokenOf } from '../people/sessions.ts';
import { addressOf, isAllowedOrigin } from '../request.ts';
import { type SocketServices, SocketSession } from './socket-session.ts';

/** Larger messages close the socket. */
const MOST_BYTES = 16_384;
/** Milliseconds that clients have to close their sockets. */
const PATIENCE = 2000;

interface SocketsServices extends SocketServices {
  readonly config: Config;
  readonly sessions: Sessions;
  readonly limits: Limits;
}

const addressAsked = ({ url }: IncomingMessage) => new URL(url ?? '/', 'http://here');

/** In the address, since older servers refuse a `hello` with anything new in it. */
const takesChanges = (request: IncomingMessage) => addressAsked(request).searchParams.get('changes') === '1';

/** Live sockets at `/api/socket`. */
export class Sockets {
  private readonly services: SocketsServices;
  private readonly server: WebSocketServer;
  private readonly corked: Duplex[] = [];

  constructor(services: SocketsServices, http: Server) {
    this.services = services;
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
    const who = () => this.services.sessions.of(tokenOf(request.headers));
    this.server.handleUpgrade(
      request,
      socket,
      head,
      (open) => new SocketSession(this.services, open, who, () => this.cork(socket), takesChanges(request)),
    );
  }

  /** The status of a refused upgrade; null if the client may connect. */
  private whyNot(request: IncomingMessage, socket: Duplex): string | null {
    const { config, limits } = this.services;
    if (addressAsked(request).pathname !== '/api/socket') return '404 Not Found';
    if (!isAllowedOrigin(config, request.headers.origin, request.headers.host)) return '403 Forbidden';
    try {
      const address = addressOf(config, request);
      limits.spend('connect', address);
      socket.once('close', limits.open('address', address));
      return null;
    } catch {
      return '429 Too Many Requests';
    }
  }

  /** Messages to a client in one turn of the event loop go out in one piece. */
  private cork(socket: Duplex): void {
    if (socket.writableCorked > 0) return;
    socket.cork();
    if (this.corked.push(socket) === 1) {
      this.services.tables.world.soon(() => {
        for (const one of this.corked.splice(0)) one.uncork();
      });
    }
  }

  /** Closes all sockets; does not wait long for clients that do not answer. */
  stop(): void {
    for (const socket of this.server.clients) socket.close(1001);
    this.services.tables.world.after(PATIENCE, () => {
      for (const socket of this.server.clients) socket.terminate();
    });
    this.server.close();
  }
}
