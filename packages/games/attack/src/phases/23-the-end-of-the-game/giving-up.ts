import type { Resignation, Seat } from '@entente/engine';
import { NO_CARD } from '../../cards/hand.ts';
import { MAPS, SEAS } from '../../data/map.ts';
import { FLEET, LAND } from '../../data/units.ts';
import type { Frame } from '../../flow.ts';
import { type Attack, type AttackGo, NEUTRAL, type Position } from '../../position.ts';
import { fleetAt, hasResigned, nextSeat } from '../../queries.ts';
import { afterCapital } from '../03-set-up/capitals.ts';
import { afterClaim } from '../03-set-up/claim.ts';
import { afterDeploying } from '../03-set-up/deploy.ts';
import { endTurn } from '../04-turns/turn.ts';
import { clearMovement } from '../07-move/movement.ts';
import { strength } from '../10-land-battles/forces.ts';
import { endGame, endsByEagles, NOBODY } from './victory.ts';

/*
 * A player who gives up (ATK-R25) leaves the map, and the others play on: regions become Minor Neutrals, ships
 * and units go, cards go back. The last one left has won. By option the game ends at once, as with an
 * elimination.
 */
export const resignation: Resignation<Attack> = {
  endsGame: ({ resigned }) => resigned === 'ends',
  has: (g, seat) => hasResigned(g.public, seat),
  declare(g, seat, go) {
    const world = g.public;
    world.resigned |= 1 << seat;
    const alone = nextSeat(g, seat) === nextSeat(g, nextSeat(g, seat));
    if (alone || g.options.resigned === 'ends') {
      endGame(g, 'resigned', NOBODY, go);
      return;
    }
    const inTurn = g.flow.findIndex(({ step }) => step === 'turn');
    if (inTurn >= 0 && world.active === seat) breakOff(g, inTurn);
    else leaveFlow(g, seat);
    leaveMap(g, seat, go);
    handBack(g, seat);
    endsByEagles(g, go);
  },
};

/** His own turn ends in the middle of whatever it was. */
function breakOff(g: Position, inTurn: number): void {
  const world = g.public;
  const { battle } = world;
  if (battle !== null && battle.card !== NO_CARD) g.secret.economic[battle.card]++;
  world.battle = null;
  world.fight = null;
  clearMovement(world.movement);
  world.deals.open = [];
  g.answers = [];
  g.flow.length = inTurn + 1;
  if (endTurn(g)) g.flow[inTurn] = { step: 'endOfRound' };
}

/** Questions that he alone, or a fight with him, has brought about are gone. Others answer theirs. */
function leaveFlow(g: Position, seat: Seat): void {
  const world = g.public;
  const { battle, fight } = world;
  if (battle !== null && battle.defender === seat) {
    // His troops there fight on as those of a Minor Neutral; what was to be committed is.
    const guard = strength(g, battle, seat);
    const committing = g.flow.some((frame) => frame.step === 'commit' && frame.seat === seat);
    battle.defender = NEUTRAL;
    battle.guard = guard;
    if (committing) battle.defending = guard.slice();
  }
  const sunk = fight !== null && (fight.attacker === seat || fight.defender === seat);
  if (sunk) world.fight = null;
  const top = g.flow.at(-1);
  g.flow = g.flow.flatMap((frame) => afterLeaving(g, seat, frame, sunk));
  if (g.flow.at(-1)?.step !== top?.step) g.answers = [];
  world.deals.open = world.deals.open.filter(({ from, to }) => from !== seat && to !== seat);
}

const NAVAL: readonly Frame['step'][] = ['line', 'submarines', 'navalRetreat'];

/** What comes in the place of a frame when this seat has left. */
function afterLeaving(g: Position, seat: Seat, frame: Frame, sunk: boolean): Frame[] {
  if (sunk && NAVAL.includes(frame.step)) return [];
  switch (frame.step) {
    case 'claim':
      return [frame.seat === seat ? afterClaim(g, seat, frame.turn) : frame];
    case 'deploy':
      return [frame.seat === seat ? afterDeploying(g, seat) : frame];
    case 'capital':
      return [frame.seat === seat ? afterCapital(g, seat) : frame];
    case 'commit':
      return frame.seat === seat ? [] : [frame];
    case 'nextBattle':
      // Battles with him are off; the frames below ask again if several are left.
      return [];
    case 'giveBattle':
    case 'handCard':
      return frame.seat === seat || frame.target === seat ? [] : [frame];
    case 'auction':
      return frame.leader === seat ? [] : [frame];
    case 'steal':
    case 'disable':
      if (frame.target !== seat) return [frame];
      g.private[frame.seat].shown = [];
      g.private[frame.seat].shownBy = NOBODY;
      return [];
    case 'raid':
      return [{ ...frame, named: frame.named & ~noLongerShown(g, frame.seat, seat) }];
    case 'raidAreas':
      return [{ ...frame, left: frame.left & ~noLongerShown(g, frame.seat, seat) }];
    case 'answerDeal': {
      const deal = g.public.deals.open.find(({ id }) => id === frame.deal);
      return deal?.from === seat || deal?.to === seat ? [] : [frame];
    }
    default:
      return [frame];
  }
}

/** Trade Routes that the player had shown to a raider are nobody's now. Returns them as bits. */
function noLongerShown(g: Position, raider: Seat, seat: Seat): number {
  let routes = 0;
  const { shown } = g.private[raider];
  for (let route = 0; route < shown.length; route++) {
    if (shown[route] !== seat) continue;
    shown[route] = NOBODY;
    routes |= 1 << route;
  }
  return routes;
}

function leaveMap(g: Position, seat: Seat, go: AttackGo): void {
  const world = g.public;
  for (const region of MAPS[g.options.map].regions) {
    if (world.owner[region] !== seat) continue;
    for (let kind = 0; kind < LAND; kind++) world.units[region * LAND + kind] = 0;
    world.owner[region] = NEUTRAL;
    world.government[region] = world.governments[seat];
  }
  for (let sea = 0; sea < SEAS.length; sea++) {
    const at = fleetAt(sea, seat);
    for (let kind = 0; kind < FLEET; kind++) world.ships[at + kind] = 0;
  }
  for (let kind = 0; kind < LAND + FLEET; kind++) world.reserve[seat * 8 + kind] = 0;
  go.log('log.leftMap', { seat });
}

/** Economic cards go into the deck, Political Action cards to the discards, where no Eagle counts (ATK-15.13). */
function handBack(g: Position, seat: Seat): void {
  const { public: world, secret } = g;
  const hand = g.private[seat];
  for (let kind = 0; kind < hand.economic.length; kind++) {
    secret.economic[kind] += hand.economic[kind] + hand.disabled[kind];
    world.discards[kind] += hand.political[kind];
  }
  hand.economic.fill(0);
  hand.disabled.fill(0);
  hand.political.fill(0);
  world.routes |= hand.routes;
  hand.routes = 0;
  hand.disabledRoutes = 0;
  hand.shown = [];
  hand.shownBy = NOBODY;
  world.pp[seat] = 0;
  world.oil[seat] = 0;
  world.technologies[seat] = 0;
  for (const promised of world.deals.ledger) {
    if (promised.by !== seat && promised.to !== seat) continue;
    if (promised.fate === 'standing' || promised.fate === 'due') promised.fate = 'over';
  }
}
