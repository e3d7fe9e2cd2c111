import type { Seat } from '@entente/engine';
import { surchargeOf } from '../../cards/powers.ts';
import { BOX } from '../../data/box.ts';
import { type IdeologyOptions, KINDS, type World } from '../../position.ts';
import { isDistant, PROTECTS, REACHES } from '../../queries.ts';

/** What a conflict costs before the first attack card, item by item: cards of the conflict's type. */
export interface Penalties {
  distance: number;
  advancement: number;
  surcharge: number;
}

/**
 * IDEO-8.2.2: one card where the region is distant, so none at an own region (IDEO-8.2.3). The holder of the matching
 * advancement pays nothing (IDEO-15.3.1), colonists do (IDEO-14.4.3).
 */
export function distancePenalty(
  world: World,
  options: IdeologyOptions,
  attacker: Seat,
  type: number,
  distant: boolean,
): number {
  if (!distant) return 0;
  const waived = options.reach === 'everywhere' && world.held[attacker * KINDS + REACHES[type]] > 0;
  return waived ? 0 : BOX.distancePenalty;
}

/**
 * One card for each copy that the defender has more (IDEO-8.2.4), never less than none (IDEO-8.2.5). A conflict only
 * compares copies and takes none away (IDEO-15.2.1); those spent are not among them (IDEO-15.2.2).
 */
export function advancementPenalty({ held }: World, attacker: Seat, defender: Seat, type: number): number {
  const kind = PROTECTS[type];
  const ahead = held[defender * KINDS + kind] - held[attacker * KINDS + kind];
  return ahead > 0 ? ahead : 0;
}

export function penaltiesOf(
  world: World,
  options: IdeologyOptions,
  conflict: { attacker: Seat; defender: Seat; region: number; type: number },
): Penalties {
  const { attacker, defender, region, type } = conflict;
  const distant = isDistant(world, attacker, region);
  return {
    distance: distancePenalty(world, options, attacker, type, distant),
    advancement: advancementPenalty(world, attacker, defender, type),
    surcharge: surchargeOf(world, attacker, region, type, distant),
  };
}
