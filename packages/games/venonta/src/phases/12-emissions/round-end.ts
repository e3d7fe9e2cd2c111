import type { Automatic, Seat } from '@entente/engine';
import { fallDue } from '@entente/engine/deals';
import { ACTIONS } from '../../data/actions.ts';
import { OBJECTIVES } from '../../data/objectives/index.ts';
import { BOX } from '../../data/tables.ts';
import { OCEANS } from '../../data/territories.ts';
import {
  DISCARDED,
  FACTORY,
  LANDS,
  NOBODY,
  type Position,
  type Venonta,
  type VenontaGo,
  type World,
} from '../../position.ts';
import { controllerOf, discsOn, emissionsOf, fishLeft, forestsOf, phaseNow, wasteOf } from '../../queries.ts';
import { dealing } from '../09-turn-i/dealing.ts';
import { isReached, pointsOf } from '../14-objectives/objectives.ts';
import { count, emit, killFish, oceanForWaste, score } from '../15-tokens-and-bank/goods.ts';

/** Phases 12 to 14, all together, and the end of the game. */

export const emissions: Automatic<Venonta, 'emissions'> = {
  kind: 'automatic',
  phase: 'emissions',
  rule: 'VEN-12.1',
  run(g, _frame, go) {
    const world = g.public;
    const added: number[] = [];
    for (let seat = 0; seat < g.seats; seat++) {
      added.push(emissionsOf(world, g.options, seat));
      emit(g, added[seat], seat, go);
    }
    world.phase = 12;
    go.log('log.emissions', { co2: world.co2, added });
    // VEN-12.3
    if (world.co2 >= g.options.track) loseTogether(g, 'co2', go);
    else go.next({ step: 'waste' });
  },
};

/**
 * On a collective loss nobody is ranked (VEN-21.4), and promises that nobody can judge any more are not due (VEN-R19).
 */
function loseTogether(g: Position, reason: 'co2' | 'fish' | 'nobody', go: VenontaGo): void {
  g.public.active = NOBODY;
  fallDue(dealing, g, 'game', go);
  go.round();
  go.end({ reason, scores: g.public.vp.map(() => 0), winners: [] });
}

/** Every factory's waste kills a fish (VEN-13.1). */
export const waste: Automatic<Venonta, 'waste'> = {
  kind: 'automatic',
  phase: 'emissions',
  rule: 'VEN-13.1',
  run(g, _frame, go) {
    const world = g.public;
    for (const seat of world.order) pollute(world, seat, go);
    world.phase = 13;
    // VEN-13.3
    if (fishLeft(world) === 0) loseTogether(g, 'fish', go);
    else go.next({ step: 'scoring' });
  },
};

/** By the numbers of the territories, so recycling spares those with the highest (VEN-R15). */
function pollute(world: World, seat: Seat, go: VenontaGo): void {
  let left = wasteOf(world, seat);
  count(world, seat, 'waste', left);
  for (let land = 0; land < LANDS && left > 0; land++) {
    if (controllerOf(world, land) !== seat) continue;
    for (let factory = discsOn(world, land, FACTORY); factory > 0 && left > 0; factory--) {
      left--;
      const ocean = oceanForWaste(world, land);
      if (ocean < 0) continue;
      world.fishLost += killFish(world, ocean, 1);
      go.log('log.fishDied', { count: 1, ocean: OCEANS[ocean] });
    }
  }
}

/**
 * All objectives are tested in the present position, then revealed (VEN-14.1), and the round is over; the
 * fourth is the last (VEN-14.5).
 */
export const scoring: Automatic<Venonta, 'scoring'> = {
  kind: 'automatic',
  phase: 'scoring',
  rule: 'VEN-8.6',
  run(g, _frame, go) {
    const world = g.public;
    world.phase = 14;
    const reached = g.private.map((mine, seat) => isReached(g, seat, mine.objective));
    for (const seat of world.order) reveal(g, seat, reached[seat], go);
    closeRound(g);
    go.round();
    const last = world.round === BOX.rounds;
    const asks = fallDue(dealing, g, last ? 'game' : 'round', go);
    if (asks) go.next({ step: 'judgePromises' }, { step: last ? 'finish' : 'calendar' });
    else go.next({ step: last ? 'finish' : 'calendar' });
  },
};

/** VP if it is met, nothing if not (VEN-14.2); then it leaves the game (VEN-8.6). */
function reveal(g: Position, seat: Seat, reached: boolean, go: VenontaGo): void {
  const world = g.public;
  const mine = g.private[seat];
  const { id } = OBJECTIVES[mine.objective];
  if (reached) {
    const points = pointsOf(g.options, mine.objective);
    score(g, seat, points);
    go.log('log.reached', { seat, objective: id, points });
  } else go.log('log.missed', { seat, objective: id });
  world.gone[mine.objective] = 1;
  world.lastGroup[seat] = world.group[seat];
  world.group[seat] = -1;
  mine.objective = -1;
}

/** Round-long cards go under the deck, pacts end, counters start again (VEN-14.4). */
function closeRound(g: Position): void {
  const world = g.public;
  for (const mine of g.private) {
    mine.spied.fill(-1);
    mine.read.fill(-1);
  }
  for (let card = 0; card < ACTIONS.length; card++) {
    if (ACTIONS[card].stays === 'round' && world.cards[card] >= 0) world.cards[card] = DISCARDED;
  }
  for (const list of [world.embargo, world.cartel, world.freeTrade, world.strike, world.organic])
    list.fill(0);
  for (const list of [world.shielded, world.levied, world.sold, world.pacts, world.counts]) list.fill(0);
  world.closedSeas = 0;
  world.fuelShock = 0;
  world.fishLost = 0;
}

/** The most VP win (VEN-21.2, VEN-20.3), if anybody has more than CO2 (VEN-21.1). */
export const finish: Automatic<Venonta, 'finish'> = {
  kind: 'automatic',
  phase: phaseNow,
  rule: 'VEN-21.1',
  run(g, _frame, go) {
    const world = g.public;
    const best = Math.max(...world.vp);
    if (best <= world.co2) {
      go.end({ reason: 'nobody', scores: world.vp.map(() => 0), winners: [] });
      return;
    }
    // Of equals less CO2, then more forests (VEN-21.3).
    const winners = bestOf(
      bestOf(
        world.order.filter((seat) => world.vp[seat] === best),
        (seat) => -world.emitted[seat],
      ),
      (seat) => forestsOf(world, seat),
    );
    go.end({ reason: 'points', scores: world.vp.slice(), winners: winners.sort((a, b) => a - b) });
  },
};

function bestOf(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const best = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === best);
}
