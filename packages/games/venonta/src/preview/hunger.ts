import { hungerPoints } from '../phases/11-turn-ii/feeding.ts';
import type { VenontaView } from '../position.ts';
import { needOf } from '../queries.ts';

/** The cost of a number of rations that may be too small. */
export interface Hunger {
  /** Rations that are missing. */
  readonly short: number;
  readonly points: number;
  readonly tokens: number;
}

/** VEN-11.1.5 to VEN-11.1.8: null when nobody goes hungry; nothing is lost when only external losses are to blame. */
export function hungerOf({ viewer, public: world, options }: VenontaView, rations: number): Hunger | null {
  const seat = viewer === 'spectator' ? world.active : viewer;
  const need = needOf(world, seat);
  const short = Math.max(0, need - rations - world.cover);
  if (short === 0) return null;
  const isKept = rations < Math.min(need, world.stock[seat]);
  if (!isKept && short <= world.external[seat]) return { short, points: 0, tokens: 0 };
  const lost = hungerPoints(options, short);
  const points = options.lowestPoints === 'below' ? lost : Math.min(lost, world.vp[seat]);
  return { short, points, tokens: Math.min(short, world.tokens[seat]) };
}
