import { type Drawing, drawingOf } from './drawing.ts';
import type { MapFile } from './file.ts';

const addresses = import.meta.glob<string>('./data/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

const loading = new Map<string, Promise<Drawing>>();

/** The map of a game. It is data, not script: fetched when a board wants it, and kept for offline play. */
export function loadMap(game: string): Promise<Drawing> {
  const known = loading.get(game);
  if (known !== undefined) return known;
  const drawing = fetch(addresses[`./data/${game}.json`]).then(async (answer) =>
    drawingOf((await answer.json()) as MapFile),
  );
  loading.set(game, drawing);
  // What failed once may be tried again.
  drawing.catch(() => loading.delete(game));
  return drawing;
}
