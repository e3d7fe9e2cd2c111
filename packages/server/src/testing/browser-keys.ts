import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const info = (text: string, ...more: Buffer[]): Buffer => Buffer.concat([Buffer.from(`${text}\0`), ...more]);

/** What a browser has for web push: it alone can read what comes (RFC 8291). */
export class BrowserKeys {
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly publicKey: Buffer;

  constructor() {
    this.publicKey = this.ecdh.generateKeys();
  }

  subscription(endpoint: string) {
    const keys = { p256dh: this.publicKey.toString('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint, expirationTime: null, keys };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const size = body[20];
    const sender = body.subarray(21, 21 + size);
    const sealed = body.subarray(21 + size);
    const shared = this.ecdh.computeSecret(sender);
    const first = info('WebPush: info', this.publicKey, sender);
    const key = Buffer.from(hkdfSync('sha256', shared, this.auth, first, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, info(`Content-Encoding: ${name}`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The text ends with a mark and padding.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
  }
}
