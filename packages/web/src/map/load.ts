import { type Drawing, drawingOf } from './drawing.ts';
import type { MapFile } from './file.ts';

const loading = new Map<string, Promise<Drawing>>();

/** The map at an address. It is data, not script: fetched when a board wants it, and kept for offline play. */
export function loadMap(address: string): Promise<Drawing> {
  const known = loading.get(address);
  if (known !== undefined) return known;
  const drawing = fetch(address).then(async (answer) => drawingOf((await answer.json()) as MapFile));
  loading.set(address, drawing);
  // What failed once may be tried again.
  drawing.catch(() => loading.delete(address));
  return drawing;
}
