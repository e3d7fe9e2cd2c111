import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Position, Types } from '../game.ts';
import type { GameHeader, Input } from './file.ts';

/** JSON with its keys in order, so that equal values give equal texts. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of inOrder(Object.keys(fields))) {
    if (fields[key] === undefined) continue;
    if (text !== '') text += ',';
    text += `${quoted(key)}:${canonical(fields[key])}`;
  }
  return `{${text}}`;
}

const NEEDS_NO_ESCAPE = /^[\w .:-]*$/;

/** Most texts in a game are plain words: quoting those by hand is several times faster than JSON. */
const quoted = (text: string): string => (NEEDS_NO_ESCAPE.test(text) ? `"${text}"` : JSON.stringify(text));

/** Sorts in place. For a few keys, insertion is several times faster than the general sort, and allocates nothing. */
function inOrder(keys: string[]): string[] {
  for (let end = 1; end < keys.length; end++) {
    const key = keys[end];
    let at = end;
    for (; at > 0 && keys[at - 1] > key; at--) keys[at] = keys[at - 1];
    keys[at] = key;
  }
  return keys;
}

/** SHA-256 of a text, in hexadecimal digits. */
type Digest = (text: string) => string;

let digest: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** For platforms that have a faster one of their own. */
export function useDigest(faster: Digest): void {
  if (faster('entente') !== digest('entente')) throw new Error('this is not SHA-256');
  digest = faster;
}

export function hashPosition<T extends Types>(g: Position<T>): string {
  return digest(canonical(g));
}

/** The seal under the header. The secret is left out, since it is published only at the end. */
export function sealHeader(header: GameHeader): string {
  const { format, game, version, seats, options, chance } = header;
  const source =
    chance.kind === 'keyed'
      ? { kind: chance.kind, commitment: chance.commitment, nonces: chance.nonces }
      : { kind: chance.kind, seed: chance.seed };
  return digest(canonical({ format, game, version, seats, options, chance: source }));
}

/** The seal under an entry binds it to everything before it. */
export function sealEntry(previous: string, entry: Input): string {
  return digest(previous + canonical(entry));
}
