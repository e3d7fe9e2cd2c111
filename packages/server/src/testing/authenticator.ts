import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text64 = (data: Buffer): string => data.toString('base64url');

/** Was the user there, and was there a new key? */
const PRESENT = 0x01;
const NEW_KEY = 0x40;

/** A device with one passkey, as the standard describes it. */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly point: { x: Buffer; y: Buffer };
  private counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** Makes its key for a page. */
  create(challenge: string, origin: string) {
    const { x, y } = this.point;
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      x,
      Buffer.from('225820', 'hex'),
      y,
    ]);
    const size = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.head(origin, PRESENT | NEW_KEY), Buffer.alloc(16), size, this.id, key]);
    const attestation = Buffer.concat([
      Buffer.from('a3', 'hex'),
      word('fmt'),
      word('none'),
      word('attStmt'),
      Buffer.from('a0', 'hex'),
      word('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: text64(attestation),
    });
  }

  /** Signs a page's challenge. */
  get(challenge: string, origin: string) {
    const client = clientData('webauthn.get', challenge, origin);
    const data = this.head(origin, PRESENT);
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    return this.answer({
      clientDataJSON: client,
      authenticatorData: text64(data),
      signature: text64(sign('sha256', signed, this.privateKey)),
    });
  }

  private head(origin: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter]);
  }

  private answer<Response extends object>(response: Response) {
    const id = text64(this.id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} } as const;
  }
}

const word = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text, 'utf8')]);

const clientData = (type: string, challenge: string, origin: string): string =>
  text64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
