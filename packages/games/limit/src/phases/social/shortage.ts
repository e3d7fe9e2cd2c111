import type { Automatic, Seat } from '@entente/engine';
import { SHORTAGES } from '../../data/social.ts';
import { RESOURCES } from '../../data/terms.ts';
import { movePopulation, raiseUnrest } from '../../nation.ts';
import type { Limit, LimitGo, Nation, World } from '../../position.ts';
import { closures } from './closures.ts';
import type { Need, SocialFrame } from './frames.ts';
import { amountMissing, mayAskFor, NEEDED, serve } from './needs.ts';
import { afterSpendingGoods } from './recycling.ts';
import { fall, follow } from './standards.ts';

const PENALTY = {
  food: SHORTAGES.renewable,
  goods: SHORTAGES.industrial,
  order: SHORTAGES.military,
  crisis: SHORTAGES.military,
} as const;

/**
 * Serves the people as far as possible, with the penalties of a shortage that need no choice. Gives the levels not
 * served; for each of them a factory or a class is still to be chosen.
 */
export function satisfy(world: World, nation: Nation, need: Need): number {
  const { spent, unserved } = serve(world, nation, need);
  if (need === 'goods') afterSpendingGoods(world, nation, spent);
  if (unserved > 0) {
    const penalty = PENALTY[need];
    movePopulation(nation, -penalty.population * unserved);
    raiseUnrest(world, nation, penalty.unrest * unserved);
  }
  return unserved;
}

/** The same, with its log; gives what the owner has to choose. */
function suffer(world: World, seat: Seat, need: Need, go: LimitGo): SocialFrame | null {
  const nation = world.nations[seat];
  const unserved = satisfy(world, nation, need);
  if (unserved === 0) return null;
  const resource = RESOURCES[NEEDED[need].resource];
  go.log('log.shortage', { seat, resource, levels: unserved });
  if (need === 'food') return closures(nation, seat, unserved, go);
  return fall(nation, seat, unserved, need, go);
}

/**
 * A nation meets a need of its people in the step at hand. True when that needs an answer of somebody: the step has to
 * return and goes on with the next nation afterwards.
 */
export function meet(world: World, seat: Seat, need: Need, go: LimitGo): boolean {
  if (mayAskFor(world, seat, need)) {
    go.call({ step: 'shortage', seat, need, asked: false });
    return true;
  }
  const frame = suffer(world, seat, need, go);
  if (frame === null) return false;
  go.call(frame);
  return true;
}

const shortage: Automatic<Limit, 'shortage'> = {
  kind: 'automatic',
  rules: ['LIM-3.7.2', 'LIM-3.7.4'],
  run(g, frame, go) {
    const { seat, need, asked } = frame;
    if (asked) return follow(go, suffer(g.public, seat, need, go));
    frame.asked = true;
    const { resource, alliance } = NEEDED[need];
    const missing = amountMissing(g.public.nations[seat], need);
    go.call({ step: 'askAllies', seat, alliance, resource: RESOURCES[resource], missing });
  },
};

export const shortageSteps = { shortage };
