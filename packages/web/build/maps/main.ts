// Draws the maps of the games from Natural Earth and writes map/world.json into their folders. Run by `node scripts/maps.mjs`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { attack } from '@entente/game-attack/map';
import { ideology } from '@entente/game-ideology/map';
import { venonta } from '@entente/game-venonta/map';
import { readAtlas } from './atlas.ts';
import { mapOf } from './map.ts';

const atlas = readAtlas();
for (const plan of [ideology, venonta, attack]) {
  const text = `${JSON.stringify(mapOf(plan, atlas))}\n`;
  writeFileSync(join('packages', 'games', plan.id, 'map', 'world.json'), text);
  console.log(`${plan.id}: ${text.length} bytes, ${gzipSync(text).length} compressed`);
}
