import type { Seat } from '@entente/engine';
import { INFLUENCES } from '../data/terms.ts';
import { E, M, PEACE, type Position, TYPES, WAR, type World } from '../position.ts';
import { isDistant, isFull, maximum, sectorSize } from '../table.ts';
import { WEIGHTS } from './weights.ts';

type Use = keyof typeof WEIGHTS.hand;

/** What can still be done with a card in hand in this turn. */
function useOf(g: Position): Use {
  const step = g.flow.length === 0 ? 'turnOrder' : g.flow[g.flow.length - 1].step;
  switch (step) {
    case 'opening':
    case 'resource':
    case 'cutDown':
    case 'trading':
    case 'trade':
      return 'trade';
    case 'development':
    case 'develop':
      return 'develop';
    case 'newRegion':
    case 'foreign':
      return 'foreign';
    case 'conflicts':
    case 'conflict':
    case 'defend':
    case 'press':
    case 'victory':
      return 'conflict';
    case 'diplomacy':
    case 'assessment':
    case 'convert':
    case 'swap':
    case 'turnOrder':
      return 'late';
  }
}

/** What the cards in hand are worth, each type by the use for it. */
export function handWorth(g: Position, seat: Seat): number {
  const { hand } = g.private[seat];
  const rate = WEIGHTS.hand[useOf(g)];
  let sum = 0;
  for (let type = 0; type < TYPES; type++) {
    const cards = hand[type] - given(g, seat, type);
    let worth = rate * demand(g, seat, type);
    for (let card = 0; card < cards; card++) {
      sum += worth;
      worth *= WEIGHTS.further;
    }
    if (isExposed(g.public, seat, type)) {
      for (let card = 0; card < Math.min(cards, WEIGHTS.guard.length); card++) sum += WEIGHTS.guard[card];
    }
  }
  return sum + rate * traded(g, seat);
}

/** Cards of a type that the seat has just decided to discard in a step that is still open. */
function given(g: Position, seat: Seat, type: number): number {
  let count = 0;
  for (const choice of g.answers[seat] ?? []) {
    if (choice.do === 'discard' && choice.influence === INFLUENCES[type]) count++;
  }
  return count;
}

/** Cards that are still to be drawn for those traded away. */
function traded(g: Position, seat: Seat): number {
  const frame = g.flow.at(-1);
  return frame?.step === 'trade' && g.asked[0] === seat ? frame.traded : 0;
}

/** Around 1: more where regions of one's own wait for this type, and where independent regions have room for it. */
function demand(g: Position, seat: Seat, type: number): number {
  const world = g.public;
  let waiting = 0;
  let room = 0;
  for (const region of world.inPlay) {
    const controller = world.controller[region];
    if (controller === seat) {
      const size = sectorSize(world, region, type);
      if (size < maximum(world, g.options, region) && size <= levelNow(world, region)) waiting++;
    } else if (controller < 0 && !isFull(world, g.options, region, type)) {
      room += isDistant(world, seat, region) ? 0.5 : 1;
    }
  }
  return 0.7 + Math.min(0.45, 0.25 * waiting) + Math.min(0.3, 0.15 * room);
}

/** The smallest sector, which holds the level back. */
function levelNow(world: World, region: number): number {
  let least = sectorSize(world, region, 0);
  for (let type = 1; type < TYPES; type++) least = Math.min(least, sectorSize(world, region, type));
  return least;
}

/** Can anybody start a conflict of this type against the seat (IDEO-8.1)? */
function isExposed(world: World, seat: Seat, type: number): boolean {
  const seats = world.order.length;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const relation = world.relations[seat * seats + other];
    if (type === M ? relation === WAR : type !== E || relation !== PEACE) return true;
  }
  return false;
}
