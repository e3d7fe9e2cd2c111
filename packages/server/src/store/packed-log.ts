/**
 * The log of a finished game as one text. Half of an entry is its seal, which follows from the entry and the seal before
 * it: the first and the last are kept, and the last one proves the rest.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type Entry, type Input, sealEntry } from '@entente/engine';

/** An entry as the database has it. */
export interface LogRow {
  readonly seq: number;
  readonly command: string | null;
  /** JSON. */
  readonly entry: string;
  readonly at: number;
  readonly hash: string | null;
}

interface Packed {
  readonly seals: readonly [first: string, last: string];
  readonly inputs: readonly Input[];
  readonly commands: readonly (string | null)[];
  /** Each as the difference from the one before. */
  readonly at: readonly number[];
  /** By number of the entry. */
  readonly hashes: Readonly<Record<number, string>>;
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Null for a log that would not be the same when it is unpacked. */
export async function packLog(rows: readonly LogRow[]): Promise<string | null> {
  const entries = rows.map(({ entry }) => JSON.parse(entry) as Entry);
  const packed: Packed = {
    seals: [entries[0].seal, entries[entries.length - 1].seal],
    inputs: entries.map(({ seal: _, ...input }) => input),
    commands: rows.map(({ command }) => command),
    at: rows.map(({ at }, index) => at - (rows[index - 1]?.at ?? 0)),
    hashes: Object.fromEntries(rows.flatMap(({ seq, hash }) => (hash === null ? [] : [[seq, hash]]))),
  };
  const body = await promisify(brotliCompress)(JSON.stringify(packed), QUALITY);
  const text = body.toString('base64');
  try {
    const again = await unpackLog(text);
    return again.every((row, index) => isSame(row, rows[index])) ? text : null;
  } catch (fault) {
    if (fault instanceof SyntaxError) return null;
    throw fault;
  }
}

/** Throws a `SyntaxError` if it is damaged. */
export async function unpackLog(body: string): Promise<LogRow[]> {
  const { seals, inputs, commands, at, hashes } = await read(body);
  let [seal] = seals;
  let time = 0;
  const rows = inputs.map((input, seq) => {
    if (seq > 0) seal = sealEntry(seal, input);
    time += at[seq];
    const entry = JSON.stringify({ ...input, seal });
    return { seq, command: commands[seq], entry, at: time, hash: hashes[seq] ?? null };
  });
  if (seal !== seals[1]) throw new SyntaxError('the last seal of a packed log is another one');
  return rows;
}

async function read(body: string): Promise<Packed> {
  const text = await promisify(brotliDecompress)(Buffer.from(body, 'base64')).catch(() => {
    throw new SyntaxError('a packed log cannot be unpacked');
  });
  return JSON.parse(text.toString()) as Packed;
}

const isSame = (one: LogRow, other: LogRow): boolean =>
  one.seq === other.seq &&
  one.command === other.command &&
  one.entry === other.entry &&
  one.at === other.at &&
  one.hash === other.hash;
