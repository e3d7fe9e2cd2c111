import type { Seat } from '@entente/engine';
import { SHORTAGES } from '../../data/social.ts';
import { RESOURCES } from '../../data/terms.ts';
import type { Need } from '../../flow.ts';
import type { LimitGo, Nation, Position, World } from '../../position.ts';
import { seatInTurn } from '../../queries.ts';
import { heads, movePopulation, raiseUnrest } from '../00-the-game/nation.ts';
import { type Gift, tellGifts, tellOverflow } from '../00-the-game/telling.ts';
import { amountMissing, mayAskFor, NEEDED, serve } from './needs.ts';
import { afterSpendingGoods } from './recycling.ts';

const PENALTY = {
  food: SHORTAGES.renewable,
  // LIM-2.3.5: the people do not shrink.
  goods: SHORTAGES.industrial,
  order: SHORTAGES.military,
  crisis: SHORTAGES.military,
} as const;

/** What meeting a need has come to. */
interface Met {
  readonly spent: number;
  readonly gifts: readonly Gift[];
  /** Fossil that recycling gives back. */
  readonly recycled: number;
  /** Population levels that go without; for each of them a factory or a class is still to be chosen. */
  readonly unserved: number;
  /** Steps of unrest, and how many of them turned into destabilisation. */
  readonly unrest: number;
  readonly excess: number;
}

/**
 * Serves the people as far as possible, with the penalties of a shortage that need no choice. Their unrest counts
 * before public order is read (LIM-9.9). Goods that allies give count as spent here, for recycling (LIM-R14).
 */
export function satisfy(world: World, nation: Nation, need: Need): Met {
  const { spent, gifts, unserved } = serve(world, nation, need);
  const recycled = need === 'goods' ? afterSpendingGoods(world, nation, spent) : 0;
  const penalty = PENALTY[need];
  const unrest = penalty.unrest * unserved;
  let excess = 0;
  if (unserved > 0) {
    movePopulation(nation, -penalty.population * unserved);
    excess = raiseUnrest(world, nation, unrest);
  }
  return { spent, gifts, recycled, unserved, unrest, excess };
}

/** The same, with its lines in the log. Returns the levels not served. */
function suffer(world: World, seat: Seat, need: Need, go: LimitGo): number {
  const nation = world.nations[seat];
  const { spent, gifts, recycled, unserved, unrest, excess } = satisfy(world, nation, need);
  const resource = RESOURCES[NEEDED[need].resource];
  tellGifts(gifts, seat, resource, go);
  if (spent > 0) go.log('log.consumed', { seat, amount: spent, resource, need });
  if (recycled > 0) go.log('log.recycled', { seat, fossil: recycled });
  if (unserved === 0) return 0;
  if (need === 'food') go.log('log.famine', { seat, levels: unserved, heads: heads(nation) });
  else go.log('log.shortage', { seat, resource, levels: unserved });
  if (need === 'food' || need === 'goods') {
    go.log('log.unrest', { seat, way: 'up', by: unrest, unrest: nation.unrest, why: need });
    tellOverflow(seat, excess, go);
  }
  return unserved;
}

/** A round of nations, each of which calls its allies before it suffers. */
interface Round {
  turn: number;
  /** The nation that is due has called its allies. */
  called: boolean;
}

/**
 * A nation meets a need of its people. Null when it calls its allies first: the step has to wait, and comes here again.
 * Otherwise the levels not served.
 */
export function meet(g: Position, round: Round, need: Need, go: LimitGo): number | null {
  const seat = seatInTurn(g.public, round.turn);
  if (!round.called && mayAskFor(g.public, seat, need)) {
    round.called = true;
    const { resource, alliance } = NEEDED[need];
    const missing = amountMissing(g.public.nations[seat], need);
    go.call({ step: 'askAllies', seat, alliance, resource: RESOURCES[resource], missing });
    return null;
  }
  round.called = false;
  return suffer(g.public, seat, need, go);
}

/** All nations, in turn order, meet a need; `left` notes the levels not served. False when a nation is asked. */
export function meetAll(g: Position, round: Round & { left: number[] }, need: Need, go: LimitGo): boolean {
  for (; round.turn < g.seats; round.turn++) {
    const unserved = meet(g, round, need, go);
    if (unserved === null) return false;
    round.left[seatInTurn(g.public, round.turn)] = unserved;
  }
  return true;
}
