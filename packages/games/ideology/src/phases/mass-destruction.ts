import type { Seat } from '@entente/engine';
import { WMD } from '../data/advancements.ts';
import { KINDS, type Position, TYPES, WAR } from '../position.ts';
import { presence, slot } from '../table.ts';

/** Does somebody at war with this seat have a card anywhere, and has it a weapon? All of it lies open. */
export function canUseWmd(g: Position, seat: Seat): boolean {
  const { held, relations, inPlay } = g.public;
  if (held[seat * KINDS + WMD] === 0) return false;
  for (let target = 0; target < g.seats; target++) {
    if (target === seat || relations[seat * g.seats + target] !== WAR) continue;
    for (const region of inPlay) if (presence(g.public, region, target) > 0) return true;
  }
  return false;
}

/**
 * The weapon goes back; the target loses half of its cards in each sector, or everybody all of them by option. Gives the
 * number of cards lost.
 */
export function useWmd(g: Position, seat: Seat, target: Seat, region: number): number {
  const { held, supply } = g.public;
  held[seat * KINDS + WMD]--;
  supply[WMD]++;
  g.public.still = false;
  let lost = 0;
  for (let type = 0; type < TYPES; type++) {
    if (g.options.wmd === 'half') lost += lose(g, target, region, type, 2);
    else for (let each = 0; each < g.seats; each++) lost += lose(g, each, region, type, 1);
  }
  return lost;
}

/** One of `part` cards is discarded, rounded up. */
function lose({ public: world }: Position, seat: Seat, region: number, type: number, part: number): number {
  const at = slot(region, type, seat);
  const lost = Math.ceil(world.cards[at] / part);
  world.cards[at] -= lost;
  world.discards[seat * TYPES + type] += lost;
  return lost;
}
