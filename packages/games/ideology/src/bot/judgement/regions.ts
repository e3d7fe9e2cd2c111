import { TYPES, type World } from '../../position.ts';
import { presence, printedLevel, sectorSize } from '../../queries.ts';
import { WEIGHTS } from './weights.ts';

/** What the regions are worth to each seat after an assessment, and for what may come of them later. */
export function regionWorths(after: World, seats: number): number[] {
  const worths: number[] = [];
  for (let seat = 0; seat < seats; seat++) worths.push(0);
  for (const region of after.inPlay) {
    const controller = after.controller[region];
    if (controller >= 0) controlled(after, region, controller, worths);
    else independent(after, region, worths);
  }
  return worths;
}

function controlled(world: World, region: number, seat: number, worths: number[]): void {
  const level = world.level[region];
  const value = WEIGHTS.level * level;
  const own = presence(world, region, seat);
  let others = 0;
  let next = 0;
  for (let other = 0; other < worths.length; other++) {
    if (other === seat) continue;
    const cards = presence(world, region, other);
    others += cards;
    next = Math.max(next, cards);
    if (cards > 0) worths[other] += (WEIGHTS.foothold * value * cards) / own;
  }
  const risk = next === 0 ? 0 : WEIGHTS.risk[Math.min(own - next, WEIGHTS.risk.length - 1)];
  worths[seat] += value * (1 - risk) + growth(world, region, level) - WEIGHTS.intruder * others;
}

/** Cards on the way to the next level, as far as there is room for it. */
function growth(world: World, region: number, level: number): number {
  if (level >= 2 * printedLevel(world, region)) return 0;
  let ready = 0;
  let spare = 0;
  for (let type = 0; type < TYPES; type++) {
    const above = sectorSize(world, region, type) - level;
    if (above > 0) ready++;
    if (above > 1) spare += above - 1;
  }
  return WEIGHTS.progress[Math.min(ready, WEIGHTS.progress.length - 1)] + WEIGHTS.spare * spare;
}

/** Cards count by the square of their share in the room: a few alone are soon worth nothing. */
function independent(world: World, region: number, worths: number[]): void {
  const level = world.level[region];
  let room = 0;
  let free = 0;
  for (let type = 0; type < TYPES; type++) {
    const size = sectorSize(world, region, type);
    room += Math.max(level, size);
    free += Math.max(0, level - size);
  }
  let most = 0;
  for (let seat = 0; seat < worths.length; seat++) most = Math.max(most, presence(world, region, seat));
  if (most === 0) return;
  for (let seat = 0; seat < worths.length; seat++) {
    const cards = presence(world, region, seat);
    if (cards + free < most) continue;
    const value = WEIGHTS.level * level;
    if (free > 0) worths[seat] += value * WEIGHTS.prospect * (cards / room) ** 2;
    else if (cards === most) worths[seat] += value * WEIGHTS.tie;
  }
}
