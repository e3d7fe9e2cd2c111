import { type Beginning, keyed } from '@entente/table';
import type { TableDoc } from '../store/table-doc.ts';

/** What the game of a table begins from. */
export function beginningOf({ game, version, options, secret, chairs, from }: TableDoc): Beginning {
  const nonces = chairs.map(({ nonce }) => nonce ?? '');
  const header = keyed({ game, version, options }, secret, nonces);
  return from === null ? { header, secret } : { header, secret, from: from.position };
}
