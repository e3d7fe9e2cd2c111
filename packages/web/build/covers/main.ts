// Draws the covers of the games and writes cover.svg into their folders. Run by `node scripts/covers.mjs`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cover as attack } from '@entente/game-attack/cover';
import { cover as ideology } from '@entente/game-ideology/cover';
import { cover as limit } from '@entente/game-limit/cover';
import { cover as venonta } from '@entente/game-venonta/cover';
import { renderToStaticMarkup } from 'react-dom/server';

for (const [game, cover] of Object.entries({ limit, ideology, venonta, attack })) {
  const svg = `${renderToStaticMarkup(cover)}\n`;
  writeFileSync(join('packages', 'games', game, 'cover.svg'), svg);
  console.log(`${game}: ${svg.length} bytes, ${gzipSync(svg).length} compressed`);
}
