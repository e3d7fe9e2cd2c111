// Draws the icons for installing from public/icon.svg. Run by `node scripts/icons.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const folder = join('packages', 'web', 'public');
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8');
const GROUND = '#1d2733';

/** The whole square is ground: systems cut their own shape out of it, and leave what is within `share` of it. */
const onGround = (share: number): string => {
  const body = icon.replace(
    '<svg ',
    `<svg x="${256 - 256 * share}" y="${256 - 256 * share}" width="${512 * share}" height="${512 * share}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="${GROUND}" d="M0 0H512V512H0Z"/>${body}</svg>`;
};

const ICONS = [
  { name: 'icon-192.png', svg: icon, size: 192 },
  { name: 'icon-512.png', svg: icon, size: 512 },
  { name: 'icon-maskable-512.png', svg: onGround(0.78), size: 512 },
  { name: 'apple-touch-icon.png', svg: onGround(0.9), size: 180 },
];
for (const { name, svg, size } of ICONS) {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  writeFileSync(join(folder, name), png);
  console.log(`${name}: ${png.length} bytes`);
}
