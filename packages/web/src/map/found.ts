import type { MapRegion } from './region.ts';

/** The region whose name begins with these letters, or else one that has them somewhere. */
export function foundIn(regions: readonly Pick<MapRegion, 'id' | 'name'>[], text: string): string | null {
  const sought = text.trim().toLocaleLowerCase();
  if (sought === '') return null;
  const names = regions.map(({ id, name }) => ({ id, name: name.toLocaleLowerCase() }));
  const found =
    names.find(({ name }) => name === sought) ??
    names.find(({ name }) => name.startsWith(sought)) ??
    names.find(({ name }) => name.includes(sought));
  return found?.id ?? null;
}
