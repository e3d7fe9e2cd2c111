// Draws the maps of the games from Natural Earth and writes src/map/data/*.json. Run by `node scripts/maps.mjs`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readAtlas } from './atlas.ts';
import { mapOf } from './map.ts';
import { attack } from './plans/attack.ts';
import { ideology } from './plans/ideology.ts';
import { venonta } from './plans/venonta.ts';

const folder = join('packages', 'web', 'src', 'map', 'data');
const atlas = readAtlas();
for (const plan of [ideology, venonta, attack]) {
  const text = `${JSON.stringify(mapOf(plan, atlas))}\n`;
  writeFileSync(join(folder, `${plan.id}.json`), text);
  console.log(`${plan.id}: ${text.length} bytes, ${gzipSync(text).length} compressed`);
}
