import type { Choices, Decision, Seat } from '@entente/engine';
import { offerCards, takeCard } from '../../cards/hand.ts';
import { askWatchers } from '../../cards/windows.ts';
import { ACCEPT, END_TURN, ENTER, EXPEL, MOVE, pair, pieceAt, REFUSE } from '../../choices.ts';
import { LINKS, TERRITORY_OF } from '../../data/board.ts';
import type { Territory } from '../../data/territories.ts';
import type { Choice } from '../../flow.ts';
import { LANDS, type Position, SEATS, type Venonta, type VenontaGo, type World } from '../../position.ts';
import { controllerOf, phaseNow } from '../../queries.ts';
import { CLOSED } from '../../refusals.ts';
import { hasLevy, offerLevies, takeLevy } from '../09-turn-i/turns.ts';
import { nameOf } from '../15-tokens-and-bank/goods.ts';
import { sendAway } from '../17-migrants/migrants.ts';

/** Phase 10, and the end of turn II. */

/** Is there any tank to move, any guest to send away or any colony to levy? Without, the step is left out (VEN-R17). */
export function hasMovement(g: Position, seat: Seat): boolean {
  if (hasLevy(g, seat)) return true;
  const { public: world, seats } = g;
  for (let land = 0; land < LANDS; land++) {
    if (world.tanks[land * SEATS + seat] > 0) return true;
    if (controllerOf(world, land) !== seat) continue;
    for (let other = 0; other < seats; other++) if (world.tanks[land * SEATS + other] > 0) return true;
  }
  return false;
}

export const march: Decision<Venonta, 'march'> = {
  kind: 'decision',
  phase: phaseNow,
  rule: 'VEN-10.1',
  asks: (g) => g.public.active,
  prompt: ({ public: world }) => ({ tanks: unmoved(world, world.active) }),
  choices(g, _frame, seat, offer) {
    offer.add(END_TURN);
    offerMoves(g.public, seat, offer);
    offerExpulsions(g, seat, offer);
    offerLevies(g, seat, offer);
    offerCards(g, seat, false, offer);
  },
  default: () => END_TURN,
  take(g, _frame, seat, choice, go) {
    const world = g.public;
    if (choice.do === 'endTurn') {
      go.done();
      return;
    }
    askWatchers(g, go);
    if (choice.do === 'move') {
      moveTank(world, seat, TERRITORY_OF[choice.from], TERRITORY_OF[choice.to], go);
    } else if (choice.do === 'enter') {
      const { from, to, pay } = choice;
      go.log('log.askedEntry', { seat, target: controllerOf(world, TERRITORY_OF[to]), to, pay });
      go.call({
        step: 'consentToHost',
        seat: controllerOf(world, TERRITORY_OF[to]),
        guest: seat,
        from,
        to,
        pay,
      });
    } else if (choice.do === 'expel') {
      go.log('log.expelled', { seat, target: choice.target, territory: choice.territory });
      sendAway(g, TERRITORY_OF[choice.territory], choice.target, go);
    } else if (!takeLevy(g, seat, choice, go)) takeCard(g, seat, choice, go);
  },
};

const DEMAND: Choice = { do: 'demand', pay: 1 };

/** Tanks that have not moved in this turn. */
function unmoved(world: World, seat: Seat): number {
  let tanks = 0;
  for (let from = 0; from < LANDS; from++)
    tanks += Math.max(0, world.tanks[from * SEATS + seat] - world.arrived[from]);
  return tanks;
}

/**
 * Each tank that has not moved yet, along one link (VEN-10.1), to an own territory or as a guest (VEN-10.2); people do
 * not move (VEN-10.5).
 */
function offerMoves(world: World, seat: Seat, offer: Choices<Choice>): void {
  for (let from = 0; from < LANDS; from++) {
    if (world.tanks[from * SEATS + seat] <= world.arrived[from]) continue;
    const links = LINKS[from];
    for (let index = 0; index < links.length; index++) {
      const to = links[index];
      if (controllerOf(world, to) === seat) offer.add(MOVE[pair(from, to)]);
      else if (world.closed[to] > 0) offer.add(ENTER[pair(from, to)], CLOSED[to]);
      else if (world.tokens[seat] === 0) offer.add(ENTER[pair(from, to)]);
      else offer.amount(ENTER[pair(from, to)], 'pay', 0, world.tokens[seat]);
    }
  }
}

function offerExpulsions(g: Position, seat: Seat, offer: Choices<Choice>): void {
  const world = g.public;
  for (let land = 0; land < LANDS; land++) {
    if (controllerOf(world, land) !== seat) continue;
    for (let other = 0; other < g.seats; other++) {
      if (other !== seat && world.tanks[pieceAt(land, other)] > 0) offer.add(EXPEL[pieceAt(land, other)]);
    }
  }
}

function moveTank(world: World, seat: Seat, from: number, to: number, go: VenontaGo): void {
  world.tanks[pieceAt(from, seat)]--;
  world.tanks[pieceAt(to, seat)]++;
  world.arrived[to]++;
  go.log('log.moved', { seat, from: nameOf(from), to: nameOf(to) });
}

/** The controller of a territory lets a foreign tank in, for a price or for nothing, or does not (VEN-10.2). */
export const consentToHost: Decision<Venonta, 'consentToHost'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'VEN-10.2',
  asks: (_g, frame) => frame.seat,
  choices(g, frame, _seat, offer) {
    offer.add(REFUSE);
    offer.add(ACCEPT);
    offer.amount(DEMAND, 'pay', frame.pay + 1, g.public.tokens[frame.guest]);
  },
  default: () => REFUSE,
  take(g, { guest, from, to, pay }, seat, choice, go) {
    if (choice.do === 'demand') {
      go.log('log.demanded', { seat, target: guest, to, pay: choice.pay });
      go.next({ step: 'payEntry', seat: guest, host: seat, from, to, pay: choice.pay });
      return;
    }
    go.done();
    if (choice.do === 'accept') enter(g.public, guest, seat, from, to, pay, go);
    else {
      // It does not ask there again in this turn (VEN-R7).
      g.public.closed[TERRITORY_OF[to]] = 1;
      go.log('log.entryRefused', { seat, target: guest, to });
    }
  },
};

function enter(
  world: World,
  guest: Seat,
  host: Seat,
  from: Territory,
  to: Territory,
  pay: number,
  go: VenontaGo,
): void {
  world.tokens[guest] -= pay;
  world.tokens[host] += pay;
  go.log('log.entryGranted', { seat: host, target: guest, to, pay });
  moveTank(world, guest, TERRITORY_OF[from], TERRITORY_OF[to], go);
}

/** The host has named a price. */
export const payEntry: Decision<Venonta, 'payEntry'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'VEN-10.2',
  asks: (_g, frame) => frame.seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(REFUSE);
    offer.add(ACCEPT);
  },
  default: () => REFUSE,
  take(g, { host, from, to, pay }, seat, choice, go) {
    go.done();
    if (choice.do === 'accept') enter(g.public, seat, host, from, to, pay, go);
    else {
      // VEN-R7
      g.public.closed[TERRITORY_OF[to]] = 1;
      go.log('log.tooDear', { seat, target: host, to });
    }
  },
};
