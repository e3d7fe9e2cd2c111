/**
 * A WebSocket for players, as light as can be, so that what is measured is the servers: text in whole frames, all of
 * it ASCII, read into one buffer that all of them share.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const CLOSE = 0x88;
const MASKED = 0x80;
/** A mask of zeros leaves a text as it is. */
const NO_MASK = 4;
const HEAD_ENDS = '\r\n\r\n';

const shared = Buffer.allocUnsafe(1 << 16);

export class Wire {
  private readonly socket: Socket;
  /** The beginning of a frame whose end has not come yet. */
  private rest: Buffer | null = null;
  private hasEnded = false;
  private onHead: ((head: string) => void) | null;
  private readonly onText: (text: string, wire: Wire) => void;

  private constructor(address: URL, onHead: (head: string) => void, onText: Wire['onText']) {
    this.onHead = onHead;
    this.onText = onText;
    this.socket = connect({
      host: address.hostname,
      port: Number(address.port),
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (size, buffer) => {
          this.read(Buffer.from(buffer.buffer, buffer.byteOffset, size));
          return true;
        },
      },
    });
    this.socket.on('close', () => {
      if (this.hasEnded) return;
      throw new Error('the server has hung up');
    });
  }

  static open(address: string, path: string, cookie: string, onText: Wire['onText']): Promise<Wire> {
    const url = new URL(address);
    return new Promise((resolve, reject) => {
      const onHead = (answer: string) => {
        if (answer.startsWith('HTTP/1.1 101 ')) resolve(wire);
        else reject(new Error(answer));
      };
      const wire = new Wire(url, onHead, onText);
      wire.socket.on('error', reject);
      const head = [
        `GET ${path} HTTP/1.1`,
        `Host: ${url.host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        `Cookie: ${cookie}`,
      ];
      wire.socket.write(head.join('\r\n') + HEAD_ENDS);
    });
  }

  /** Hangs up. */
  end(): void {
    this.hasEnded = true;
    this.socket.destroy();
  }

  send(text: string): void {
    const isLong = text.length > 125;
    const start = (isLong ? 4 : 2) + NO_MASK;
    const frame = Buffer.alloc(start + text.length);
    frame[0] = TEXT;
    if (isLong) {
      frame[1] = MASKED | 126;
      frame.writeUInt16BE(text.length, 2);
    } else frame[1] = MASKED | text.length;
    frame.write(text, start, 'latin1');
    this.socket.write(frame);
  }

  private read(bytes: Buffer): void {
    const all = this.rest === null ? bytes : Buffer.concat([this.rest, bytes]);
    let at = this.onHead === null ? 0 : this.readHead(all, this.onHead);
    while (at < all.length) {
      const end = this.readFrame(all, at);
      if (end === null) break;
      at = end;
    }
    // The buffer is used again: what stays is copied.
    this.rest = at === all.length ? null : Buffer.from(all.subarray(at));
  }

  private readHead(all: Buffer, onHead: (head: string) => void): number {
    const end = all.indexOf(HEAD_ENDS);
    if (end < 0) return 0;
    this.onHead = null;
    onHead(all.toString('latin1', 0, end));
    return end + HEAD_ENDS.length;
  }

  /** Where the frame ends; null when its end has not come yet. */
  private readFrame(all: Buffer, at: number): number | null {
    if (all.length < at + 4) return null;
    const short = all[at + 1];
    const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
    if (all.length < start) return null;
    const size = short < 126 ? short : short === 126 ? all.readUInt16BE(at + 2) : all.readUInt32BE(at + 6);
    const end = start + size;
    if (all.length < end) return null;
    if (all[at] === CLOSE) throw new Error(`the server closes: ${all.readUInt16BE(start)}`);
    if (all[at] === TEXT) this.onText(all.toString('latin1', start, end), this);
    return end;
  }
}

/** The text between the first `before` and the next `after`; null when it is not there. */
export function between(text: string, before: string, after: string): string | null {
  const found = text.indexOf(before);
  if (found < 0) return null;
  const start = found + before.length;
  return text.slice(start, text.indexOf(after, start));
}
