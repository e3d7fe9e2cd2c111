import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, openFile } from '../store/sqlite/file.ts';
import { type Outlook, outlooksOf } from '../upgrade/outlook.ts';
import { isPostgres, ReadOnlyDatabase } from '../upgrade/read-only.ts';
import { REAL_WORLD } from '../world.ts';
import { BackupFile } from './backup-file.ts';
import { copyDatabase } from './copy-rows.ts';

/** What is in a backup, found by opening it and playing every game in it. */
export interface BackupReport {
  readonly file: string;
  /** In milliseconds since 1970: everything acknowledged before is in it. */
  readonly made: number;
  readonly tables: number;
  readonly entries: number;
  readonly people: number;
  readonly broken: readonly Outlook[];
}

/**
 * Writes everything that a database has into one SQLite file, as it was at one moment. A server may be using it.
 * @param place a folder with `entente.db`, or the address of a Postgres
 * @param folder that of the rules of this build
 */
export async function makeBackup(place: string, path: string, folder: string): Promise<BackupReport> {
  if (existsSync(path)) throw new RangeError(`There is a file ${path} already.`);
  const part = `${path}.part`;
  rmSync(part, { force: true });
  try {
    if (isPostgres(place)) await fromPostgres(place, part);
    else fromSqlite(place, part);
    const report = await checkBackup(part, folder);
    // It holds the secrets of running games.
    chmodSync(part, 0o600);
    renameSync(part, path);
    return { ...report, file: path };
  } finally {
    rmSync(part, { force: true });
  }
}

function fromSqlite(place: string, path: string): void {
  const source = existsSync(join(place, DATABASE_FILE)) ? join(place, DATABASE_FILE) : place;
  if (!existsSync(source)) throw new RangeError(`There is no database ${source}.`);
  const database = openFile(source);
  const made = REAL_WORLD.now();
  try {
    database.prepare('vacuum into ?').run(path);
  } finally {
    database.close();
  }
  inFile(path, (file) => file.noteMade(made));
}

async function fromPostgres(url: string, path: string): Promise<void> {
  const source = new ReadOnlyDatabase(url);
  const target = new BackupFile(path);
  try {
    const made = await source.now();
    // It is worth nothing before it is whole.
    target.file.pragma('synchronous = off');
    await copyDatabase(source, target.db, false);
    target.noteMade(made);
  } finally {
    target.close();
    await source.close();
  }
}

/** Opens a backup and plays every game in it. Throws if the file itself is damaged. */
export async function checkBackup(path: string, folder: string): Promise<BackupReport> {
  const figures = inFile(path, (file) => {
    const [{ integrity_check: damage }] = file.rows<{ integrity_check: string }>('pragma integrity_check');
    if (damage !== 'ok') throw new RangeError(`${path} is damaged: ${damage}.`);
    const count = (table: string) =>
      file.rows<{ count: number }>(`select count(*) as count from ${table}`)[0].count;
    return {
      made: file.made(),
      tables: count('tables'),
      entries: count('entries') + file.packedEntries(),
      people: count('people'),
    };
  });
  const database = new ReadOnlyDatabase(path);
  try {
    const outlooks = await outlooksOf(database, folder);
    return { file: path, ...figures, broken: outlooks.filter(({ fate }) => fate === 'broken') };
  } finally {
    await database.close();
  }
}

function inFile<Result>(path: string, work: (file: BackupFile) => Result): Result {
  const file = new BackupFile(path);
  try {
    return work(file);
  } finally {
    file.close();
  }
}
