import { type Beginning, keyed } from '@entente/table';
import type { TableDoc } from '../store/table-doc.ts';
import { sealedVersion } from './new-table.ts';

/** What the game of a table begins from. */
export function beginningOf(doc: TableDoc): Beginning {
  const { game, options, secret, chairs, from } = doc;
  const nonces = chairs.map(({ nonce }) => nonce ?? '');
  const header = keyed({ game, version: sealedVersion(doc), options }, secret, nonces);
  return from === null ? { header, secret } : { header, secret, from: from.position };
}
