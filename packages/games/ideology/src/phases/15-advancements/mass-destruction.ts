import type { Seat } from '@entente/engine';
import { WMD } from '../../data/advancements.ts';
import { KINDS, type Position, TYPES, WAR } from '../../position.ts';
import { presence, slot } from '../../queries.ts';

/** Does a seat at war with this one have a card anywhere, and has this one a weapon? All of it is public. */
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
 * The weapon goes back; the target loses half of its cards in each sector, by option one, or everybody all of them
 * (IDEO-15.4.3). Nobody is asked, and no card is paid (IDEO-15.4.4). Level and control wait for the Assessment
 * (IDEO-15.4.6). Returns the number of cards lost.
 */
export function useWmd(g: Position, seat: Seat, target: Seat, region: number): number {
  const { held, supply, cards: lying } = g.public;
  const cardsOf = (owner: Seat, type: number): number => lying[slot(region, type, owner)];
  held[seat * KINDS + WMD]--;
  supply[WMD]++;
  g.public.still = false;
  let lost = 0;
  for (let type = 0; type < TYPES; type++) {
    if (g.options.wmd === 'all') {
      for (let each = 0; each < g.seats; each++) lost += lose(g, each, region, type, cardsOf(each, type));
    } else {
      const cards = cardsOf(target, type);
      lost += lose(
        g,
        target,
        region,
        type,
        g.options.wmd === 'one' ? Math.min(1, cards) : Math.ceil(cards / 2),
      );
    }
  }
  return lost;
}

function lose({ public: world }: Position, seat: Seat, region: number, type: number, lost: number): number {
  world.cards[slot(region, type, seat)] -= lost;
  world.discards[seat * TYPES + type] += lost;
  return lost;
}
