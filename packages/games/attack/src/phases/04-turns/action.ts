import type { Refusal, Seat } from '@entente/engine';
import type { ActionId } from '../../data/terms.ts';
import type { AttackGo, Position, World } from '../../position.ts';

/** One of the ten actions of a turn (ATK-4). */
export interface Action {
  readonly id: ActionId;
  /** The USED_ bit of an action that may be taken once in a turn (ATK-4.6). */
  readonly once?: number;
  /** It sets its bit itself, when it is really used up (ATK-14.10). */
  readonly marksItself?: true;
  /** It pays with `payForAction` when something comes of it (ATK-4.8). */
  readonly paysLater?: true;
  /** Why it is not open now, oil and once-a-turn limits aside. */
  refusal(g: Position, seat: Seat): Refusal | undefined;
  /** Puts its first frame on top of the turn. */
  begin(g: Position, seat: Seat, go: AttackGo): void;
}

/** What the next action of this turn costs (ATK-4.3): three of them 1 + 2 + 3 (example ATK-29.7). */
export const actionPrice = ({ public: world }: { readonly public: World }): number => world.actions + 1;

/** Only actions pay: what answers them or follows from them is free (ATK-4.9). Nothing is given back (ATK-4.10). */
export function payForAction(g: Position): void {
  const world = g.public;
  world.oil[world.active] -= actionPrice(g);
  world.actions++;
}
