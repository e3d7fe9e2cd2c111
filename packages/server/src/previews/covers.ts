import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The covers that the built page brings, by game: the folder of a cover is named after its game. */
export function readCovers(web: string | null): ReadonlyMap<string, string> {
  if (web === null) return new Map();
  try {
    const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      { readonly file: string }
    >;
    return new Map(
      Object.entries(manifest)
        .filter(([source]) => basename(source) === 'cover.svg')
        .map(([source, { file }]) => [basename(dirname(source)), readFileSync(join(web, file), 'utf8')]),
    );
  } catch {
    // Pictures without covers are pictures, too.
    return new Map();
  }
}
