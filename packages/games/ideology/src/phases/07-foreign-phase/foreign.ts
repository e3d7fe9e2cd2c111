import type { Automatic, Decision, Refusal, Seat } from '@entente/engine';
import { discard } from '../../cards/hand.ts';
import { powersOf } from '../../cards/powers.ts';
import { EXTEND, PASS, REMOVE, TYPE_OF } from '../../choices.ts';
import { BOX } from '../../data/box.ts';
import { REGION_OF, REGIONS } from '../../data/regions.ts';
import type { Choice } from '../../flow.ts';
import {
  type Ideology,
  type IdeologyGo,
  INDEPENDENT,
  KINDS,
  type Position,
  SEATS,
  TYPES,
  type World,
} from '../../position.ts';
import { handSize, isDistant, isFull, maximum, presence, REACHES, sectorSize, slot } from '../../queries.ts';
import { byOwnRule, CONTROLLED, FULL_ABROAD, noCards, OWN_REGION, tooFar } from '../../refusals.ts';
import { hasOneAnswerAtBest } from '../03-the-turn/at-best.ts';
import { inTurn, nextAction, openPhase } from '../03-the-turn/rounds.ts';

/**
 * The top region of the deck is turned up, independent and of its printed level (IDEO-7.1.1): nothing but this changes
 * control outside an Assessment (IDEO-1.3.2). With an empty deck play goes on without one (IDEO-7.1.2, IDEO-16.3).
 */
export const newRegion: Automatic<Ideology, 'newRegion'> = {
  kind: 'automatic',
  phase: 'foreign',
  rule: 'IDEO-7.1.1',
  run(g, _frame, go) {
    const region = g.secret.regions.pop();
    if (region !== undefined) {
      g.public.inPlay.push(region);
      g.public.controller[region] = INDEPENDENT;
      go.log('log.revealed', { region: REGIONS[region], level: g.public.level[region] });
    }
    openPhase(g.public);
    go.next({ step: 'foreign' });
    moveOn(g, go);
  },
};

function moveOn(g: Position, go: IdeologyGo): void {
  if (!nextAction(g, canAct)) go.next({ step: 'conflicts' });
}

/** With a card in hand there may be something to extend; without one, cards abroad can be removed. */
function canAct(g: Position, seat: Seat): boolean {
  if (handSize(g, seat) > 0) return true;
  const { inPlay, controller } = g.public;
  for (let index = 0; index < inPlay.length; index++) {
    const region = inPlay[index];
    if (controller[region] !== seat && presence(g.public, region, seat) > 0) return true;
  }
  return false;
}

/**
 * IDEO-7.2.4, or nothing by an advancement, in one copy or more (IDEO-15.3.1, IDEO-15.3.2), or for colonists
 * (IDEO-14.4.2).
 */
export function extendDistance(world: World, seat: Seat, region: number, type: number): number {
  if (world.held[seat * KINDS + REACHES[type]] > 0) return 0;
  if (world.level[region] <= powersOf(world, seat).colonisesUpTo) return 0;
  return isDistant(world, seat, region) ? BOX.distancePenalty : 0;
}

/** What the ideology’s own rule asks for (IDEO-14.4.4, by option IDEO-14.3.4). */
export function extendSurcharge(world: World, seat: Seat, region: number, type: number): number {
  const surcharge = powersOf(world, seat).extendSurcharge[type];
  if (surcharge === null) return 0;
  if (surcharge.minLevel !== undefined && world.level[region] < surcharge.minLevel) return 0;
  return surcharge.distant === true && !isDistant(world, seat, region) ? 0 : surcharge.extra;
}

/** Cards discarded before one is placed. */
export function extendPenalty(world: World, seat: Seat, region: number, type: number): number {
  return extendDistance(world, seat, region, type) + extendSurcharge(world, seat, region, type);
}

/**
 * Why a card may not be added to an independent region: no card of the type (IDEO-16.1), no room (IDEO-7.2.2,
 * IDEO-18.3), or not enough cards for the penalty and one to place (IDEO-7.2.5). The hand is quickest to look at.
 */
function extendRefusal(g: Position, seat: Seat, region: number, type: number): Refusal | undefined {
  const have = g.private[seat].hand[type];
  if (have === 0) return noCards(type, 1, 0);
  if (isFull(g.public, g.options, region, type)) return FULL_ABROAD[region * TYPES + type];
  const near = 1 + extendDistance(g.public, seat, region, type);
  const need = near + extendSurcharge(g.public, seat, region, type);
  if (have >= need) return undefined;
  if (have < near) return tooFar(type, need, have);
  return byOwnRule(powersOf(g.public, seat).extendSurcharge[type]?.rule ?? '', type, need, have);
}

/** With a card more than any penalty, distance does not matter. */
function canPay(g: Position, seat: Seat, region: number, type: number): boolean {
  const have = g.private[seat].hand[type];
  const surcharge = powersOf(g.public, seat).extendSurcharge[type];
  return (
    have > (surcharge?.extra ?? 0) + BOX.distancePenalty || have > extendPenalty(g.public, seat, region, type)
  );
}

/** What `pick` chooses from, so that playouts make no list of what is not allowed. */
const OPEN: Choice[] = [];

/**
 * One action or a pass at a time, round and round. Extending and removing again are two actions (IDEO-16.8). Both use
 * up a card in hand or on the table, so the phase comes to an end (IDEO-16.13).
 */
export const foreign: Decision<Ideology, 'foreign'> = {
  kind: 'decision',
  phase: 'foreign',
  rule: 'IDEO-3.1.5',
  isOpen: (seen, frame) => hasOneAnswerAtBest(foreign, seen, frame),
  asks: (g) => inTurn(g.public),
  choices(g, _frame, seat, offer) {
    const { inPlay, controller, cards } = g.public;
    for (let index = 0; index < inPlay.length; index++) {
      const region = inPlay[index];
      for (let type = 0; type < TYPES; type++) {
        const at = region * TYPES + type;
        // Nothing is placed at a region that anybody controls (IDEO-7.2.3).
        if (controller[region] === INDEPENDENT) offer.add(EXTEND[at], extendRefusal(g, seat, region, type));
        else offer.add(EXTEND[at], CONTROLLED[region]);
        // Own cards, wherever another player or nobody is in control (IDEO-7.4.1), not at own regions (IDEO-7.4.3).
        if (cards[slot(region, type, seat)] === 0) continue;
        if (controller[region] === seat) offer.add(REMOVE[at], OWN_REGION[region]);
        else offer.add(REMOVE[at]);
      }
    }
    offer.add(PASS);
  },
  pick(g, _frame, seat, chance) {
    const { inPlay, controller, cards } = g.public;
    const { hand } = g.private[seat];
    const empty = hand[0] + hand[1] + hand[2] === 0;
    let count = 0;
    for (let index = 0; index < inPlay.length; index++) {
      const region = inPlay[index];
      const its = controller[region];
      if (its === seat) continue;
      const at = region * TYPES;
      const own = at * SEATS + seat;
      if (cards[own] > 0) OPEN[count++] = REMOVE[at];
      if (cards[own + SEATS] > 0) OPEN[count++] = REMOVE[at + 1];
      if (cards[own + 2 * SEATS] > 0) OPEN[count++] = REMOVE[at + 2];
      if (empty || its !== INDEPENDENT) continue;
      const room = maximum(g.public, g.options, region);
      for (let type = 0; type < TYPES; type++) {
        if (hand[type] === 0 || sectorSize(g.public, region, type) >= room) continue;
        if (canPay(g, seat, region, type)) OPEN[count++] = EXTEND[at + type];
      }
    }
    const chosen = chance.below(count + 1);
    return chosen === count ? PASS : OPEN[chosen];
  },
  default: () => PASS,
  take(g, _frame, seat, choice, go) {
    const world = g.public;
    if (choice.do === 'extend') {
      extend(g, seat, REGION_OF[choice.region], TYPE_OF[choice.influence], go);
      world.passes = 0;
    } else if (choice.do === 'remove') {
      // To the discard pile (IDEO-7.4.2), near or far, for nothing (IDEO-7.4.4).
      const type = TYPE_OF[choice.influence];
      world.cards[slot(REGION_OF[choice.region], type, seat)]--;
      world.discards[seat * TYPES + type]++;
      world.still = false;
      world.passes = 0;
      go.log('log.removed', { seat, region: choice.region, influence: choice.influence });
    } else {
      world.passes++;
      go.log('log.passed', { seat });
    }
    moveOn(g, go);
  },
};

/** The penalty first (IDEO-7.2.4), then one card in the sector of its type (IDEO-7.2.1). */
function extend(g: Position, seat: Seat, region: number, type: number, go: IdeologyGo): void {
  const penalty = extendPenalty(g.public, seat, region, type);
  discard(g, seat, type, penalty);
  g.private[seat].hand[type]--;
  g.public.cards[slot(region, type, seat)]++;
  g.public.still = false;
  const { region: where, influence } = EXTEND[region * TYPES + type];
  go.log('log.extended', { seat, region: where, influence, penalty });
}
