import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.map',
  '.wasm',
]);

type Encoding = 'br' | 'gzip' | 'identity';

interface WebFile {
  readonly type: string;
  readonly cache: string;
  /** Compressed when first asked for, then kept. */
  readonly bodies: Map<Encoding, Promise<Buffer>>;
  readonly compressible: boolean;
}

const squeeze: Readonly<Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** The built web client, read once: it is small, and it never changes while the server runs. */
export class WebFiles {
  private readonly files = new Map<string, WebFile>();
  /** The page itself; empty when there is none. */
  readonly page: string;

  constructor(folder: string | null) {
    const index = folder === null ? '' : join(folder, 'index.html');
    this.page = existsSync(index) ? readFileSync(index, 'utf8') : '';
    if (folder === null || !existsSync(folder)) return;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      this.files.set(path, {
        type,
        // Names in `assets` hold a hash of what is in them.
        cache: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        bodies: new Map([['identity', Promise.resolve(readFileSync(file))]]),
        compressible: COMPRESSED.has(extname(file)),
      });
    }
  }

  /** Any address that a person may have typed and that is no file. */
  isPage(path: string): boolean {
    return this.page !== '' && !this.files.has(path) && extname(path) === '';
  }

  async answer(path: string, accepts: string): Promise<Response | null> {
    const file = this.files.get(path);
    if (file === undefined) return null;
    const encoding = encodingFor(file, accepts);
    const body = await bodyOf(file, encoding);
    return new Response(new Uint8Array(body), {
      headers: {
        'content-type': file.type,
        'cache-control': file.cache,
        vary: 'accept-encoding',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    });
  }
}

function encodingFor(file: WebFile, accepts: string): Encoding {
  if (!file.compressible) return 'identity';
  if (/\bbr\b/.test(accepts)) return 'br';
  return /\bgzip\b/.test(accepts) ? 'gzip' : 'identity';
}

function bodyOf(file: WebFile, encoding: Encoding): Promise<Buffer> {
  const plain = file.bodies.get('identity') ?? Promise.resolve(Buffer.alloc(0));
  if (encoding === 'identity') return plain;
  const made = file.bodies.get(encoding) ?? plain.then(squeeze[encoding]);
  file.bodies.set(encoding, made);
  return made;
}
