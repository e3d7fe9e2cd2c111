/** The places on the map of a game, by ID; none where a game has no map. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Title } from '../games.ts';
import { repositoryRoot } from './root.ts';

export function mapPlaces({ folder }: Title): string[] {
  const file = resolve(repositoryRoot(), folder, 'map/world.json');
  if (!existsSync(file)) return [];
  const { places } = JSON.parse(readFileSync(file, 'utf8')) as { places: object };
  return Object.keys(places);
}
