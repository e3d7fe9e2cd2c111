import type { Decision, Seat } from '@entente/engine';
import { offersAnew } from '@entente/engine/deals';
import { offerCards, takeCard } from '../../cards/hand.ts';
import { askWatchers } from '../../cards/windows.ts';
import { ORIGIN } from '../../choices.ts';
import { TERRITORY_OF } from '../../data/board.ts';
import { NEGLIGENCE } from '../../data/tables.ts';
import type { Choice } from '../../flow.ts';
import { LANDS, type Position, type Venonta, type VenontaGo, type VenontaOptions } from '../../position.ts';
import { mouthsFromAbroad, needOf, phaseNow } from '../../queries.ts';
import { offerTrades, takeTrade } from '../09-turn-i/trade.ts';
import { offerLevies, takeLevy } from '../09-turn-i/turns.ts';
import { count, eat, pay, score } from '../15-tokens-and-bank/goods.ts';
import { generateMigrant } from '../17-migrants/migrants.ts';

/** Phase 11: everybody is fed before anything is built (VEN-11.1.1). */

/** Pays this number of rations. */
const feeding = (rations: number): Choice => ({ do: 'feed', rations });

/** Up to what is needed and there (VEN-11.1.4). */
const most = (g: Position, seat: Seat) => Math.min(needOf(g.public, seat), g.public.stock[seat]);

/** Before paying, a player may trade rations, levy and play cards (VEN-11.1.3). */
export const feed: Decision<Venonta, 'feed'> = {
  kind: 'decision',
  phase: phaseNow,
  rule: 'VEN-11.1.1',
  asks: (g) => g.public.active,
  prompt: (view) => ({
    need: needOf(view.public, view.public.active),
    stock: view.public.stock[view.public.active],
  }),
  choices(g, _frame, seat, offer) {
    const all = most(g, seat);
    if (all === 0) offer.add(feeding(0));
    else offer.amount(feeding(all), 'rations', 0, all);
    offerTrades(g, seat, true, offer);
    offerLevies(g, seat, offer);
    offerCards(g, seat, true, offer);
  },
  default: (g, _frame, seat) => feeding(most(g, seat)),
  take(g, _frame, seat, choice, go) {
    if (choice.do === 'feed') {
      go.done();
      askWatchers(g, go);
      feedAll(g, seat, choice.rations, go);
      return;
    }
    askWatchers(g, go);
    if (takeLevy(g, seat, choice, go)) return;
    else if (!takeTrade(g, seat, choice, go)) takeCard(g, seat, choice, go);
  },
};

/** Nobody dies of hunger (VEN-11.1.11). */
function feedAll(g: Position, seat: Seat, rations: number, go: VenontaGo): void {
  const world = g.public;
  const need = needOf(world, seat);
  const kept = most(g, seat) - rations;
  const migrants = mouthsFromAbroad(world, seat);
  eat(world, seat, g.options.keptRations === 'spoil' ? rations + kept : rations);
  world.fed[seat] = 1;
  for (let land = 0; land < LANDS; land++) {
    if (world.owner[land] !== seat) continue;
    // They have counted once (VEN-17.7).
    world.guests[land] += world.migrants[land];
    world.migrants[land] = 0;
  }
  // Needed less paid; without a shortfall nothing happens (VEN-11.1.5).
  const shortfall = Math.max(0, need - rations - world.cover);
  world.needMod = 0;
  world.cover = 0;
  offersAnew(world.deals);
  go.log('log.fed', { seat, rations, need, shortfall });
  if (shortfall === 0) {
    count(world, seat, 'migrantsFed', migrants);
    return;
  }
  count(world, seat, 'shortfall', shortfall);
  // VEN-11.1.8: only external losses excuse, also a ration lost to an attack just before (VEN-24.12), not that
  // others would not sell (VEN-11.1.10) or that the player has sold too much (VEN-24.8).
  if (kept > 0 || shortfall > world.external[seat]) neglect(g, seat, shortfall, go);
  go.call({ step: 'hunger', seat });
}

/**
 * VP that this number of missing rations costs: 1 for each of the first three, and by option 1 for every two
 * more.
 */
export function hungerPoints(options: VenontaOptions, shortfall: number): number {
  const first = Math.min(shortfall, NEGLIGENCE.most);
  return options.hungerPoints === 'three' ? first : first + Math.floor((shortfall - first) / 2);
}

/** VP and tokens for missing rations (VEN-11.1.7). */
function neglect(g: Position, seat: Seat, shortfall: number, go: VenontaGo): void {
  const world = g.public;
  const before = world.vp[seat];
  score(g, seat, -hungerPoints(g.options, shortfall));
  const points = before - world.vp[seat];
  const tokens = pay(world, seat, shortfall);
  if (g.options.missingTokens === 'owed') world.owed[seat] += shortfall - tokens;
  go.log('log.neglected', { seat, points, tokens });
}

/** Hunger drives exactly one migrant out of a territory of the player's choice (VEN-11.1.6). */
export const hunger: Decision<Venonta, 'hunger', 'origin'> = {
  kind: 'decision',
  phase: phaseNow,
  open: true,
  rule: 'VEN-11.1.6',
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    for (let land = 0; land < LANDS; land++) if (g.public.owner[land] === seat) offer.add(ORIGIN[land]);
  },
  default: (g, _frame, seat) => ORIGIN[g.public.owner.indexOf(seat)],
  take(g, _frame, _seat, choice, go) {
    go.done();
    generateMigrant(g, TERRITORY_OF[choice.territory], go);
  },
};
