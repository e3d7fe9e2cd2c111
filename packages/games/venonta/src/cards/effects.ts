import type { Automatic } from '@entente/engine';
import { propose } from '@entente/engine/deals';
import { CARD_OF, pieceAt } from '../choices.ts';
import { ACTIONS, type ActionEffect } from '../data/actions.ts';
import { SIDES, TERMS } from '../data/terms.ts';
import { FEWER_FISH, FISH } from '../data/territories.ts';
import type { Played } from '../flow.ts';
import { restore } from '../phases/09-turn-i/building.ts';
import { rebel } from '../phases/09-turn-i/combat/declaring.ts';
import { endCombat } from '../phases/09-turn-i/combat/ending.ts';
import { clauseOnly, dealing } from '../phases/09-turn-i/dealing.ts';
import { holds } from '../phases/14-objectives/objectives.ts';
import {
  consume,
  count,
  gain,
  killFish,
  nameOf,
  pay,
  score,
  warm,
} from '../phases/15-tokens-and-bank/goods.ts';
import { settle } from '../phases/17-migrants/migrants.ts';
import { DISCARDED, NOBODY, type Position, type Venonta, type VenontaGo } from '../position.ts';
import { dryForest, plainFactory } from './aims.ts';
import { sideOf } from './windows.ts';

/** What cards do, effect by effect. The card then lies where it belongs (VEN-18.4). */
export const effect: Automatic<Venonta, 'effect'> = {
  kind: 'automatic',
  phase: 'caller',
  rule: 'VEN-18.4',
  run(g, frame, go) {
    go.done();
    const card = CARD_OF[frame.card];
    const action = ACTIONS[card];
    // A card that was vetoed costs nothing (VEN-R8).
    if (frame.vetoed) {
      g.public.cards[card] = DISCARDED;
      go.log('log.vetoed', { card: frame.card });
      return;
    }
    if (action.cost !== undefined) pay(g.public, frame.seat, action.cost);
    if (action.stays === 'no') g.public.cards[card] = DISCARDED;
    for (const each of action.effects) work(g, frame, each, go);
  },
};

function work(g: Position, played: Played, effect: ActionEffect, go: VenontaGo): void {
  const world = g.public;
  const { seat, target, territory, other } = played;
  switch (effect.do) {
    case 'tokens':
      gain(world, seat, effect.by);
      return;
    case 'food':
      world.stock[seat] += effect.by;
      return;
    case 'vp':
      if (
        effect.if === 'ownHost'
          ? world.owner[territory] === seat
          : effect.if === undefined || holds(g, seat, effect.if)
      )
        // At once (VEN-18.6).
        score(g, seat, effect.by);
      return;
    case 'co2':
      warm(g, effect.by, effect.blame === true ? target : NOBODY, go);
      return;
    case 'fish':
      fish(g, other, effect.by);
      return;
    case 'waste':
      world.wasteMod[seat] += effect.by;
      return;
    case 'need':
      world.needMod += effect.by;
      return;
    case 'cover':
      world.cover += effect.by;
      return;
    case 'populationTable':
      world.populationMod[seat] += effect.by;
      return;
    case 'dice':
      if (world.combat !== null) world.combat.people[sideOf(g, seat)] += effect.by;
      return;
    case 'chooseHost':
      chooseHost(g, territory, go);
      return;
    case 'veto':
      veto(g);
      return;
    case 'cancelAttack':
      cancelAttack(g, go);
      return;
    case 'ceaseFire':
      if (world.combat !== null) world.combat.resolved = true;
      return;
    case 'reroll':
      if (world.combat !== null) world.combat.support[sideOf(g, seat)] = 1;
      return;
    case 'rebel':
      rebel(g, seat, territory, true, go);
      return;
    case 'join':
      go.call({ step: 'join', seat, side: SIDES[played.amount], byCard: true });
      return;
    case 'destroyTank':
      world.tanks[pieceAt(territory, target)]--;
      // VEN-R16
      count(world, seat, 'tanksDestroyed');
      go.log('log.sabotaged', { seat, target, territory: nameOf(territory) });
      return;
    case 'spy':
      g.private[seat].spied[target] = g.private[target].objective;
      go.log('log.spied', { seat, target });
      go.mark();
      return;
    case 'pact':
      world.treaty = seat;
      propose(dealing, g, seat, target, clauseOnly(TERMS[played.amount]), go);
      return;
    case 'ignoreEvent':
      // Played and carried out in phase 6, see `phases/06-events/events.ts`.
      return;
    default:
      lay(g, played, effect.do, go);
      return;
  }
}

type Lasting =
  | 'protect'
  | 'cheapFactory'
  | 'renewable'
  | 'plant'
  | 'irrigate'
  | 'organic'
  | 'embargo'
  | 'cartel'
  | 'freeTrade'
  | 'strike'
  | 'barter'
  | 'scorch'
  | 'takeTep'
  | 'give';

/** Effects on discs, goods and what holds for a while. */
function lay(
  g: Position,
  { seat, target, territory, other, amount }: Played,
  op: Lasting,
  go: VenontaGo,
): void {
  const world = g.public;
  switch (op) {
    case 'protect':
      world.shielded[territory] = 1;
      return;
    case 'cheapFactory':
      world.cheapFactory++;
      return;
    case 'renewable':
      world.renewable[plainFactory(world, territory)] = 1;
      return;
    case 'plant':
      restore(g, seat, 'farm', territory, 'h2o', true, go);
      return;
    case 'irrigate':
      world.h2o[dryForest(world, territory)] = 1;
      return;
    case 'organic':
      world.organic[seat] = 1;
      return;
    case 'embargo':
      world.embargo[target] = 1;
      return;
    case 'cartel':
      world.cartel[seat] = 1;
      return;
    case 'freeTrade':
      world.freeTrade[seat] = 1;
      return;
    case 'strike':
      world.strike[target] = 1;
      return;
    case 'barter':
      barter(g, seat, territory, other);
      return;
    case 'scorch':
      scorch(g);
      return;
    case 'takeTep':
      world.tep[territory]--;
      world.tep[other]++;
      return;
    case 'give':
      world.stock[seat] -= amount;
      world.stock[target] += amount;
  }
}

/** All TEP of the territory just lost burns, and the attacker gets no refund. */
function scorch({ public: world }: Position): void {
  const { combat } = world;
  if (combat === null) return;
  while (world.tep[combat.target] > 0) consume(world, combat.target);
  combat.denied = true;
}

/** Nothing else brings fish back (VEN-13.4). Never above the starting number, never below 0. */
function fish(g: Position, ocean: number, change: number): void {
  const world = g.public;
  const start = (g.options.fish === 20 ? FEWER_FISH : FISH)[ocean];
  if (change > 0)
    world.fish[ocean] = Math.max(world.fish[ocean], Math.min(start, world.fish[ocean] + change));
  else killFish(world, ocean, -change);
}

/** One TEP for two rations, or two rations for one TEP already consumed. */
function barter({ public: world }: Position, seat: number, from: number, into: number): void {
  if (from >= 0) {
    consume(world, from);
    world.stock[seat] += 2;
  } else {
    world.stock[seat] -= 2;
    world.consumed--;
    world.tep[into]++;
  }
}

/** The migrant that was about to be placed goes where the card says. */
function chooseHost(g: Position, land: number, go: VenontaGo): void {
  for (let index = g.flow.length - 1; index >= 0; index--) {
    const frame = g.flow[index];
    if (frame.step !== 'migrant') continue;
    frame.byCard = true;
    settle(g.public, land, go);
    return;
  }
}

/** The card under the Veto does not work. */
function veto(g: Position): void {
  for (let index = g.flow.length - 1; index >= 0; index--) {
    const frame = g.flow[index];
    if (frame.step !== 'effect') continue;
    frame.vetoed = true;
    return;
  }
}

/** Peace Envoy: no roll, the cost returns, and the target is left alone for this turn. */
function cancelAttack(g: Position, go: VenontaGo): void {
  const { combat } = g.public;
  if (combat === null) return;
  gain(g.public, combat.attacker, combat.paid);
  go.log('log.attackCancelled', { territory: nameOf(combat.target) });
  endCombat(g);
}
