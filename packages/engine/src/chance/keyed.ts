import { chacha20 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Chance } from './chance.ts';

const SECRET_BYTES = 32;
const BLOCK_BYTES = 64;
const WORDS_PER_BLOCK = BLOCK_BYTES / 4;
const NO_NONCE = new Uint8Array(12);

/** The published half of a table's dice: shown before play. Hex. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('entente commitment 1'), secretBytes(secret))));
}

function secretBytes(secret: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new RangeError('a secret is 64 hexadecimal digits');
  return hexToBytes(secret);
}

/**
 * The key of a table: from the server's secret and a nonce of every seat, so that nobody alone can choose the dice.
 * Nonces are hashed one by one, so that no two lists of nonces read the same.
 */
function tableKey(secret: string, nonces: readonly string[]): Uint8Array {
  const salt = sha256(concatBytes(...nonces.map((nonce) => sha256(utf8ToBytes(nonce)))));
  return hkdf(sha256, secretBytes(secret), salt, utf8ToBytes('entente table key 1'), SECRET_BYTES);
}

/** The stream of a real table: ChaCha20 over a 256-bit key. Seen dice tell nothing about unseen ones. */
export class KeyedChance extends Chance {
  private readonly key: Uint8Array;
  private block = new DataView(new ArrayBuffer(0));
  private blockNumber = -1;

  constructor(secret: string, nonces: readonly string[]) {
    super();
    this.key = tableKey(secret, nonces);
  }

  protected word(): number {
    const number = Math.floor(this.drawn / WORDS_PER_BLOCK);
    if (number !== this.blockNumber) {
      const stream = chacha20(this.key, NO_NONCE, new Uint8Array(BLOCK_BYTES), undefined, number);
      this.block = new DataView(stream.buffer, stream.byteOffset, BLOCK_BYTES);
      this.blockNumber = number;
    }
    const word = this.block.getUint32((this.drawn % WORDS_PER_BLOCK) * 4, true);
    this.drawn++;
    return word;
  }

  seek(drawn: number): void {
    this.drawn = drawn;
  }
}
