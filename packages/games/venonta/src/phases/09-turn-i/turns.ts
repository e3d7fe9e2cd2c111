import { type Automatic, Choices, type Decision, type Seat } from '@entente/engine';
import { fallDue, offersAnew } from '@entente/engine/deals';
import { offerCards, takeCard } from '../../cards/hand.ts';
import { askWatchers } from '../../cards/windows.ts';
import { END_PRODUCTION, LEVY, LEVY_RATION, LEVY_TEP, pair, TRANSFER } from '../../choices.ts';
import { TERRITORY_OF } from '../../data/board.ts';
import type { Choice, Frame } from '../../flow.ts';
import {
  LANDS,
  NOBODY,
  OPEN,
  type Position,
  RATION_LEVIED,
  TEP_LEVIED,
  type Venonta,
  type VenontaGo,
  type World,
} from '../../position.ts';
import { isOwnFree, needOf, phaseNow, surplusOf } from '../../queries.ts';
import { LEVIED, TEP_MOVED } from '../../refusals.ts';
import { count, eat, nameOf } from '../15-tokens-and-bank/goods.ts';
import { offerBuilding, takeBuilding } from './building.ts';
import { dealing } from './dealing.ts';
import { offerTrades, takeTrade } from './trade.ts';

/** Phases 9 to 11: two turns of every player in order. */

/**
 * The next player's turn, the second turns in the same order, or the end of the round (VEN-0.4.5). Nobody is left out,
 * not even without a free territory (VEN-9.9.15).
 */
export const turn: Automatic<Venonta, 'turn'> = {
  kind: 'automatic',
  phase: phaseNow,
  rule: 'VEN-0.4.5',
  run(g, _frame, go) {
    const world = g.public;
    world.place++;
    if (world.place === g.seats) {
      world.active = NOBODY;
      if (world.turn % 2 === 0) {
        go.next({ step: 'emissions' });
        return;
      }
      world.turn++;
      world.phase = 11;
      world.place = 0;
    }
    begin(world, world.order[world.place]);
    go.log('log.turn', { seat: world.active, turn: world.turn % 2 === 0 ? 2 : 1 });
    const window: Frame = { step: 'react', window: 'turn', seat: world.active, about: '', place: -1 };
    // Production, combats, moves, with no way back (VEN-9.1.1); turn II is the same (VEN-11.2.1) after feeding
    // (VEN-11.1.1).
    if (world.turn % 2 === 0)
      go.next(window, { step: 'feed' }, { step: 'produce' }, { step: 'wars' }, { step: 'endTurn' });
    else go.next(window, { step: 'produce' }, { step: 'wars' }, { step: 'endTurn' });
  },
};

function begin(world: World, seat: Seat): void {
  world.active = seat;
  world.tanksBuilt = 0;
  world.transferred = 0;
  world.cheapFactory = 0;
  world.needMod = 0;
  world.cover = 0;
  world.war = OPEN;
  world.watching.fill(0);
  if (world.spentAllies.length > 0) world.spentAllies = [];
  for (let land = 0; land < LANDS; land++) {
    world.attacked[land] = 0;
    world.risen[land] = 0;
    world.spentPeople[land] = 0;
    world.arrived[land] = 0;
    world.fresh[land] = 0;
    world.closed[land] = 0;
  }
  offersAnew(world.deals);
}

/** Offers end with the turn, and so do promises for it. */
export const endTurn: Automatic<Venonta, 'endTurn'> = {
  kind: 'automatic',
  phase: phaseNow,
  rule: 'VEN-9.1.4',
  run(g, _frame, go) {
    g.public.phase = g.public.turn % 2 === 0 ? 11 : 9;
    if (fallDue(dealing, g, 'turn', go)) go.next({ step: 'judgePromises' }, { step: 'turn' });
    else go.next({ step: 'turn' });
  },
};

/** What `pick` chooses from, so that playouts make no list of what is not allowed. */
const PICKED = new Choices<Choice>();

/**
 * Production and trade, in any order and number (VEN-9.1.2), or not at all (VEN-9.1.4). Whether there is enough to eat
 * is not asked before the feeding (VEN-24.7).
 */
export const produce: Decision<Venonta, 'produce'> = {
  kind: 'decision',
  phase: phaseNow,
  rule: 'VEN-9.1.2',
  asks: (g) => g.public.active,
  prompt: ({ public: world }) => ({
    tokens: world.tokens[world.active],
    rations: world.stock[world.active],
    hungry: world.fed[world.active] > 0 ? 0 : needOf(world, world.active),
    short: Math.max(0, -surplusOf(world, world.active)),
  }),
  choices(g, _frame, seat, offer) {
    offer.add(END_PRODUCTION);
    offerBuilding(g, seat, offer);
    offerTransfers(g.public, seat, offer);
    offerLevies(g, seat, offer);
    offerTrades(g, seat, false, offer);
    offerCards(g, seat, false, offer);
  },
  // The same list without what is refused: without tokens there is nothing to build, and often there are none.
  pick(g, _frame, seat, chance) {
    const world = g.public;
    PICKED.clear();
    PICKED.add(END_PRODUCTION);
    if (world.tokens[seat] > 0) offerBuilding(g, seat, PICKED);
    if (world.transferred === 0) offerTransfers(world, seat, PICKED);
    offerLevies(g, seat, PICKED);
    offerTrades(g, seat, false, PICKED);
    offerCards(g, seat, false, PICKED);
    return PICKED.at(chance.below(PICKED.size));
  },
  default: () => END_PRODUCTION,
  take(g, _frame, seat, choice, go) {
    if (choice.do === 'endProduction') {
      go.done();
      askWatchers(g, go);
      return;
    }
    askWatchers(g, go);
    if (choice.do === 'transfer')
      transfer(g.public, seat, TERRITORY_OF[choice.from], TERRITORY_OF[choice.to], go);
    else if (takeBuilding(g, seat, choice, go) || takeLevy(g, seat, choice, go)) return;
    else if (!takeTrade(g, seat, choice, go)) takeCard(g, seat, choice, go);
  },
};

/** One own TEP a turn, whether linked or not (VEN-16.2). */
function offerTransfers(world: World, seat: Seat, offer: Choices<Choice>): void {
  let count = 0;
  for (let land = 0; land < LANDS; land++) if (isOwnFree(world, land, seat)) OWN[count++] = land;
  const refusal = world.transferred > 0 ? TEP_MOVED : undefined;
  for (let one = 0; one < count; one++) {
    if (world.tep[OWN[one]] === 0) continue;
    for (let other = 0; other < count; other++) {
      if (other !== one) offer.add(TRANSFER[pair(OWN[one], OWN[other])], refusal);
    }
  }
}

/** Own free territories, for one list at a time. */
const OWN = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

function transfer(world: World, seat: Seat, from: number, to: number, go: VenontaGo): void {
  world.tep[from]--;
  world.tep[to]++;
  world.transferred = 1;
  go.log('log.transferred', { seat, from: nameOf(from), to: nameOf(to) });
}

/** One ration of the owner and one TEP of the colony, as far as there are any (VEN-9.9.4). */
export function offerLevies({ public: world, options }: Position, seat: Seat, offer: Choices<Choice>): void {
  for (let land = 0; land < LANDS; land++) {
    if (world.coloniser[land] !== seat) continue;
    if (options.levy === 'each') {
      offerLevyOfRation(world, land, offer);
      offerLevyOfTep(world, seat, land, LEVY_TEP, offer);
    } else if (world.levied[land] > 0 || !offerLevyOfTep(world, seat, land, LEVY, offer))
      offerLevyOfRation(world, land, offer);
  }
}

function offerLevyOfRation(world: World, land: number, offer: Choices<Choice>): void {
  if ((world.levied[land] & RATION_LEVIED) > 0) offer.add(LEVY_RATION[land], LEVIED[land]);
  else if (world.stock[world.owner[land]] > 0) offer.add(LEVY_RATION[land]);
}

/** False when there is no TEP, or no free territory for it. */
function offerLevyOfTep(
  world: World,
  seat: Seat,
  land: number,
  choices: readonly Choice[],
  offer: Choices<Choice>,
): boolean {
  const refusal = (world.levied[land] & TEP_LEVIED) > 0 ? LEVIED[land] : undefined;
  let placed = false;
  for (let to = 0; to < LANDS && world.tep[land] > 0; to++) {
    if (!isOwnFree(world, to, seat)) continue;
    placed = true;
    offer.add(choices[pair(land, to)], refusal);
  }
  return placed;
}

export function takeLevy(g: Position, seat: Seat, choice: Choice, go: VenontaGo): boolean {
  if (choice.do !== 'levy' && choice.do !== 'levyRation' && choice.do !== 'levyTep') return false;
  const world = g.public;
  const land = TERRITORY_OF[choice.territory];
  const owner = world.owner[land];
  const rations = choice.do === 'levyTep' ? 0 : eat(world, owner, 1);
  if (rations > 0) {
    world.stock[seat]++;
    // VEN-9.9.5
    world.external[owner]++;
    count(world, seat, 'foodLevied');
  }
  const tep = choice.do === 'levyRation' ? 0 : 1;
  if (choice.do !== 'levyRation') {
    world.tep[land]--;
    world.tep[TERRITORY_OF[choice.to]]++;
    count(world, seat, 'tepLevied');
  }
  // Together, what was not there is not taken later.
  if (g.options.levy === 'together') world.levied[land] = RATION_LEVIED | TEP_LEVIED;
  else world.levied[land] |= tep > 0 ? TEP_LEVIED : RATION_LEVIED;
  go.log('log.levied', { seat, territory: choice.territory, rations, tep });
  return true;
}

/** Is there a colony still to be levied? */
export function hasLevy({ public: world, options }: Position, seat: Seat): boolean {
  for (let land = 0; land < LANDS; land++) {
    if (world.coloniser[land] !== seat) continue;
    const taken = world.levied[land];
    if (options.levy === 'together' && taken > 0) continue;
    if ((taken & RATION_LEVIED) === 0 && world.stock[world.owner[land]] > 0) return true;
    if ((taken & TEP_LEVIED) === 0 && world.tep[land] > 0 && hasFreeLand(world, seat)) return true;
  }
  return false;
}

function hasFreeLand(world: World, seat: Seat): boolean {
  for (let land = 0; land < LANDS; land++) if (isOwnFree(world, land, seat)) return true;
  return false;
}
