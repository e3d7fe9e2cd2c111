import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'libsql';

/** What `scripts/keep-release.mjs` has written down of a release. */
export interface KeptRelease {
  rules: Record<string, { version: number; file: string }>;
  people: { name: string; token: string }[];
  tables: ReleasedTable[];
  games: ReleasedFile[];
}
export interface ReleasedFile {
  game: string;
  version: number;
  file: string;
  hash: string;
}
export interface ReleasedTable extends Partial<ReleasedFile> {
  id: string;
  game: string;
  version: number;
  kind: 'lobby' | 'running' | 'paused' | 'practice' | 'finished';
  phase: string;
  seats: string[];
  options: object;
  moment: number;
  entries: number;
  outcome: object | null;
}
/** What people saw last, by viewer. */
export type KeptViews = Record<string, { view: { asked: number[] }; offers: { choice: unknown }[] }>;

const RELEASES = new URL('../../../../releases/', import.meta.url);

export const releases: readonly string[] = readdirSync(RELEASES, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? one.name : [],
);

export const releaseFolder = (name: string): URL => new URL(`${name}/`, RELEASES);
export const unpacked = (file: URL): Buffer => gunzipSync(readFileSync(file));
export const readRelease = (name: string): KeptRelease =>
  JSON.parse(readFileSync(new URL('tables.json', releaseFolder(name)), 'utf8'));
export const viewsOf = (name: string): Record<string, KeptViews> =>
  JSON.parse(unpacked(new URL('shown.json.gz', releaseFolder(name))).toString());
export const isFile = (table: ReleasedTable): table is ReleasedTable & ReleasedFile =>
  table.file !== undefined;

/** Puts the database of a release where a server looks for it. */
export function putDatabase(name: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'entente.db');
  writeFileSync(path, unpacked(new URL('entente.db.gz', releaseFolder(name))));
  const file = new Database(path);
  // Sessions end after a while; these must not.
  file.prepare('update sessions set used = ?').run(Date.now());
  file.close();
}
