import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeededChance } from '@entente/engine';

/** What a disk makes of what was written and not synced: nothing, some of it, or parts of each write. */
export type DiskLoss = 'all' | 'some' | 'torn';
export const LOSSES: readonly DiskLoss[] = ['all', 'some', 'torn'];

const FILES = ['entente.db', 'entente.db-wal'] as const;
const SECTOR = 512;
/** Bytes before the data of an operation: see power-cut.c. */
const HEAD = 16;

interface Operation {
  readonly op: 'w' | 's' | 't';
  readonly file: number;
  readonly offset: number;
  readonly data: Buffer;
}

/** Is there a compiler for what has to be preloaded? Only Linux preloads like this. */
export const canCutPower = (): boolean =>
  process.platform === 'linux' && spawnSync('cc', ['--version'], { stdio: 'ignore' }).status === 0;

/** The disk of a server on SQLite: it loses what was not synced when the power fails. */
export class FailingDisk {
  /** What a server needs to run on it. */
  readonly env: Readonly<Record<string, string>>;
  private readonly data: string;
  private readonly log: string;
  private before: Buffer[];

  /** @param data the folder of the database */
  constructor(data: string) {
    const library = join(data, 'power-cut.so');
    const source = join(import.meta.dirname, 'power-cut.c');
    const given = ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'];
    const { status, stderr } = spawnSync('cc', given, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`power-cut.c: ${stderr}`);
    this.data = data;
    this.log = join(data, 'power.log');
    this.env = { LD_PRELOAD: library, POWER_LOG: this.log };
    this.before = this.read();
  }

  /** The files as they are after the power has failed. The server has been killed. Returns how many writes were not synced. */
  cut(loss: DiskLoss, chance: SeededChance): number {
    let unsynced = 0;
    const operations = this.operations();
    for (const [index, name] of FILES.entries()) {
      const mine = operations.filter(({ file }) => file === index + 1);
      const synced = mine.map(({ op }) => op).lastIndexOf('s');
      let image = this.before[index];
      for (const [number, { op, offset, data }] of mine.entries()) {
        const isSafe = number < synced;
        if (op !== 's' && !isSafe) unsynced++;
        if (!isSafe && (loss === 'all' || chance.below(2) === 0)) continue;
        if (op === 't') image = resized(image, offset);
        if (op === 'w') image = written(image, offset, data, isSafe || loss !== 'torn' ? null : chance);
      }
      writeFileSync(join(this.data, name), image);
    }
    rmSync(join(this.data, 'entente.db-shm'), { force: true });
    rmSync(this.log, { force: true });
    this.before = this.read();
    return unsynced;
  }

  private read(): Buffer[] {
    return FILES.map((name) => {
      const path = join(this.data, name);
      return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    });
  }

  private operations(): Operation[] {
    const raw = readFileSync(this.log);
    const found: Operation[] = [];
    for (let at = 0; at + HEAD <= raw.length; ) {
      const op = String.fromCharCode(raw[at]) as Operation['op'];
      const length = raw.readUInt32LE(at + 4);
      const data = raw.subarray(at + HEAD, at + HEAD + length);
      found.push({ op, file: raw[at + 1], offset: Number(raw.readBigUInt64LE(at + 8)), data });
      at += HEAD + length;
    }
    return found;
  }
}

function resized(image: Buffer, size: number): Buffer {
  return image.length >= size
    ? Buffer.from(image.subarray(0, size))
    : Buffer.concat([image, Buffer.alloc(size - image.length)]);
}

/** @param torn which sectors of it reach the disk; null for all */
function written(image: Buffer, offset: number, data: Buffer, torn: SeededChance | null): Buffer {
  const end = offset + data.length;
  const next = image.length < end ? resized(image, end) : image;
  for (let at = 0; at < data.length; at += SECTOR)
    if (torn === null || torn.below(2) === 0)
      data.copy(next, offset + at, at, Math.min(data.length, at + SECTOR));
  return next;
}
