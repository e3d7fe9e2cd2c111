import { foresee, type Refusal, type Seat } from '@entente/engine';
import { type Deal, termsInWords } from '@entente/engine/deals';
import { TERRITORY_OF } from '../data/board.ts';
import type { Choice } from '../flow.ts';
import { venonta } from '../game.ts';
import { dealing } from '../phases/09-turn-i/dealing.ts';
import { SEATS, type VenontaView } from '../position.ts';
import { controllerOf, needOf } from '../queries.ts';

/** Deals before they are offered, and what an attack breaks. */

/** The offer as it would be on the table, or why it cannot be made as it is filled in. */
export function draftOf(view: VenontaView, choice: Choice): { deal: Deal | null; fault: Refusal | null } {
  const then = foresee(venonta, view, [choice]);
  if (!then.ok) return { deal: null, fault: then.refusal };
  const own = then.view.public.deals.open.filter(({ from }) => from === view.viewer);
  return { deal: own.at(-1) ?? null, fault: null };
}

/** What both sides of an offer give, in words. */
export const sidesOfDeal = (deal: Deal) => termsInWords(dealing, deal);

/** What the viewer has after an exchange, and the people that would still go hungry. */
export function afterDeal(
  { public: world, viewer }: VenontaView,
  change: { readonly tokens: number; readonly rations: number },
): { tokens: number; rations: number; missing: number } | null {
  if (viewer === 'spectator') return null;
  const rations = world.stock[viewer] + change.rations;
  const missing = world.fed[viewer] > 0 ? 0 : Math.max(0, needOf(world, viewer) - rations);
  return { tokens: world.tokens[viewer] + change.tokens, rations, missing };
}

/** The ally with whom an attack would end a pact or break a promise of peace (VEN-9.10.8); null when none. */
export function pactBrokenBy({ public: world, viewer }: VenontaView, choice: Choice): Seat | null {
  if (viewer === 'spectator' || choice.do !== 'attack') return null;
  const defender = controllerOf(world, TERRITORY_OF[choice.to]);
  if (defender < 0 || defender === viewer) return null;
  const allied = world.pacts[viewer * SEATS + defender] > 0;
  const promised = world.deals.ledger.some(
    (given) =>
      given.clause === 'peace' && given.by === viewer && given.to === defender && given.fate === 'standing',
  );
  return allied || promised ? defender : null;
}
