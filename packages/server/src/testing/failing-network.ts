import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** One connection through a wall. */
export interface Passage {
  /** Loses everything from now on, and closes nothing. */
  isSilent: boolean;
  /** Breaks at once: what is being sent does not arrive. */
  isCut: boolean;
  /** Breaks instead of giving the next answer, alone or together with all others. */
  breaksOnAnswer: 'no' | 'alone' | 'all';
}

/** A network between a server and its database that can fail. */
export class FailingNetwork {
  /** Where the database seems to be. */
  readonly url: string;
  /** Turns everybody away who comes. */
  isClosed = false;
  /** Loses everything that goes through, also later what goes through connections that have lost something. */
  isSilent = false;
  /** Called with what is sent to the database, before it passes; it passes when that is over. */
  onSend: (text: string, passage: Passage) => void | Promise<void> = () => {};
  /** Number of connections that were turned away. */
  turnedAway = 0;
  private readonly server: Server;
  private readonly target: URL;
  private readonly open = new Set<Socket>();

  private constructor(server: Server, target: URL) {
    this.server = server;
    this.target = target;
    const { port } = server.address() as AddressInfo;
    this.url = Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href;
    server.on('connection', (client) => this.pass(client));
  }

  static async before(url: string): Promise<FailingNetwork> {
    // Not even an end is answered by itself.
    const server = createServer({ allowHalfOpen: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FailingNetwork(server, new URL(url));
  }

  /** Ends all connections, and turns away who comes. */
  close(): void {
    this.isClosed = true;
    for (const socket of this.open) socket.destroy();
  }

  async remove(): Promise<void> {
    this.close();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(client: Socket): void {
    client.on('error', () => {});
    if (this.isClosed) {
      this.turnedAway++;
      client.destroy();
      return;
    }
    const { port, hostname: host } = this.target;
    const database = connect({ port: Number(port), host, allowHalfOpen: true });
    const passage: Passage = { isSilent: false, isCut: false, breaksOnAnswer: 'no' };
    const isLost = () => {
      passage.isSilent ||= this.isSilent;
      return passage.isSilent;
    };
    const end = () => {
      if (isLost()) return;
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      this.open.add(socket);
      socket.on('error', end);
      socket.on('end', end);
      socket.on('close', end);
      socket.on('close', () => this.open.delete(socket));
    }
    const send = (data: Buffer) => {
      if (passage.isCut) end();
      else if (!isLost()) database.write(data);
    };
    client.on('data', (data) => {
      const held = this.onSend(data.toString('latin1'), passage);
      if (held === undefined) {
        send(data);
        return;
      }
      client.pause();
      void held.then(() => {
        send(data);
        client.resume();
      });
    });
    database.on('data', (data) => {
      if (passage.breaksOnAnswer === 'all') this.close();
      else if (passage.breaksOnAnswer === 'alone') end();
      else if (!isLost()) client.write(data);
    });
  }
}
