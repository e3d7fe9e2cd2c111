import { createSocket, type Socket } from 'node:dgram';

/** A name server that knows one answer: whatever is asked for has these addresses. */
export class NameServer {
  asked = 0;
  private readonly socket: Socket;

  private constructor(addresses: () => readonly string[]) {
    this.socket = createSocket('udp4', (query, from) => {
      this.asked++;
      this.socket.send(answerTo(query, addresses()), from.port, from.address);
    });
  }

  static async open(addresses: () => readonly string[]): Promise<NameServer> {
    const server = new NameServer(addresses);
    await new Promise<void>((resolve) => server.socket.bind(0, '127.0.0.1', resolve));
    return server;
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  close(): void {
    this.socket.close();
  }
}

const A = 1;
const HEAD = 12;

function answerTo(query: Buffer, addresses: readonly string[]): Buffer {
  const nameEnd = query.indexOf(0, HEAD) + 1;
  const question = query.subarray(HEAD, nameEnd + 4);
  const isA = query.readUInt16BE(nameEnd) === A;
  const answers = isA ? addresses : [];
  const head = Buffer.from([query[0], query[1], 0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0]);
  const records = answers.map((address) =>
    Buffer.from([0xc0, HEAD, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([head, question, ...records]);
}
