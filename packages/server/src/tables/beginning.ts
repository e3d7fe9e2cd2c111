import { type Beginning, keyed } from '@entente/table';
import type { TableDoc } from '../store/table-doc.ts';

/** What the game of a table begins from. */
export function beginningOf(doc: TableDoc): Beginning {
  const { game, version, begun = version, options, secret, chairs, from } = doc;
  const nonces = chairs.map(({ nonce }) => nonce ?? '');
  const header = keyed({ game, version: begun, options }, secret, nonces);
  return from === null ? { header, secret } : { header, secret, from: from.position };
}
