import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface Received {
  readonly to: string;
  /** Head and body, lines put together again. */
  readonly text: string;
}

/** A mail server that keeps what it gets: just enough of the protocol to be spoken to. */
export class Mailbox {
  readonly letters: Received[] = [];
  /** Whether it turns mails away. */
  isFull = false;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly waiting: (() => void)[] = [];

  private constructor() {
    this.server = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      socket.on('error', () => {});
      this.converse(socket);
    });
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((resolve) => mailbox.server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The letter with this number, when it has come. */
  async letter(number: number): Promise<Received> {
    while (this.letters.length <= number) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.letters[number];
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private converse(socket: Socket): void {
    let kept = '';
    let to = '';
    let body: string[] | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 here');
    socket.on('data', (data) => {
      kept += data.toString('utf8');
      for (let end = kept.indexOf('\r\n'); end >= 0; end = kept.indexOf('\r\n')) {
        const line = kept.slice(0, end);
        kept = kept.slice(end + 2);
        if (body !== null && line !== '.') body.push(line);
        else if (body !== null) {
          this.letters.push({ to, text: unfolded(body) });
          body = null;
          say('250 kept');
          for (const resolve of this.waiting.splice(0)) resolve();
        } else if (/^RCPT TO/i.test(line)) {
          to = /<(.*?)>/.exec(line)?.[1] ?? '';
          say(this.isFull ? '452 no room' : '250 yes');
        } else if (/^DATA/i.test(line)) {
          body = [];
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 yes');
      }
    });
  }
}

/** Undoes what mails do to long lines and foreign letters. */
function unfolded(lines: readonly string[]): string {
  const text = lines.join('\n');
  const [head, ...rest] = text.split('\n\n');
  const body = rest.join('\n\n');
  if (/transfer-encoding: base64/i.test(head)) {
    return `${head}\n\n${Buffer.from(body, 'base64').toString('utf8')}`;
  }
  if (!/transfer-encoding: quoted-printable/i.test(head)) return text;
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}
