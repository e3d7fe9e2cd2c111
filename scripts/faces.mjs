// node scripts/faces.mjs: redraw the faces of cards, after a change in a game's board/faces.json.
//
// The file names a pictogram of game-icons.net for each card, by family. They go into one picture a game, board/faces.svg,
// in which each is found as #family.card.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureInstalled, giveUp } from './lib/install.mjs';
import { root } from './lib/root.mjs';

const own = join(root, 'scripts/faces');
ensureInstalled(own);
/** @type {{ icons: Record<string, { body: string }> }} */
const { icons } = createRequire(join(own, 'package.json'))('@iconify-json/game-icons/icons.json');

for (const game of readdirSync(join(root, 'packages/games'))) {
  const board = join(root, 'packages/games', game, 'board');
  if (!existsSync(join(board, 'faces.json'))) continue;
  /** @type {Record<string, Record<string, string>>} */
  const families = JSON.parse(readFileSync(join(board, 'faces.json'), 'utf8'));
  const symbols = Object.entries(families).flatMap(([family, faces]) =>
    Object.entries(faces).map(([card, name]) => {
      if (!Object.hasOwn(icons, name)) giveUp(`${game}: there is no pictogram “${name}” for ${card}.`);
      return `<symbol id="${family}.${card}" viewBox="0 0 512 512">${icons[name].body}</symbol>`;
    }),
  );
  writeFileSync(
    join(board, 'faces.svg'),
    ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, '</svg>', ''].join('\n'),
  );
}
