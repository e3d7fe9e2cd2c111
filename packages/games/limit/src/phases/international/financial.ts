import type { Automatic } from '@entente/engine';
import { starValues } from '../../cards/target.ts';
import { FINANCIAL_CRISIS } from '../../data/crises.ts';
import { heads } from '../../nation.ts';
import type { Limit, Nation, Star, World } from '../../position.ts';
import { payBank, takeDestab } from '../../reserves.ts';
import { everyone, most, seatsOf } from '../everyone.ts';
import { fall } from '../social/standards.ts';
import { hasTile } from '../tiles.ts';
import { seatInTurn } from '../turn.ts';

/** Every nation loses money by its heads and the financial tiles, as far as it has any, to the bank (LIM-3.3.2). */
export function loseMoney(world: World): void {
  const perHead = FINANCIAL_CRISIS.moneyPerHeadAndTile * world.crises.financial;
  for (const nation of world.nations) {
    payBank(world, nation, Math.min(nation.money, perHead * heads(nation)));
  }
  const { star } = world;
  if (star !== null) payBank(world, star, Math.min(star.money, perHead * starValues(world).population));
}

/** The richest after the loss takes destabilisation, tied ones less (LIM-3.3.5). Gives the richest. */
export function blameRichest(world: World): (Nation | Star)[] {
  const richest = most(everyone(world), (who) => who.money);
  const { destabilisationAlone, destabilisationTied } = FINANCIAL_CRISIS.richest;
  const count = richest.length === 1 ? destabilisationAlone : destabilisationTied;
  for (const who of richest) takeDestab(world, who, count);
  return richest;
}

const financialCrisis: Automatic<Limit, 'financialCrisis'> = {
  kind: 'automatic',
  rules: [
    'LIM-3.2.1',
    'LIM-3.2.2',
    'LIM-3.2.3',
    'LIM-3.2.4',
    'LIM-3.3.1',
    'LIM-3.3.2',
    'LIM-3.3.3',
    'LIM-3.3.4',
    'LIM-3.3.5',
    'LIM-5.9',
  ],
  run(g, frame, go) {
    const world = g.public;
    if (!hasTile(world, 'financial')) return go.done();
    if (frame.turn === 0) {
      go.log('log.financialCrisis', { tiles: world.crises.financial });
      loseMoney(world);
    }
    while (frame.turn < g.seats) {
      const seat = seatInTurn(world, frame.turn++);
      const asked = fall(world.nations[seat], seat, FINANCIAL_CRISIS.standardOfLiving, 'financial', go);
      if (asked !== null) return go.call(asked);
    }
    const richest = blameRichest(world);
    const seats = seatsOf(world, richest);
    if (seats.length > 0) go.log('log.richest', { seats });
    if (seats.length < richest.length) go.log('log.richestStar', {});
    go.done();
  },
};

export const financialSteps = { financialCrisis };
