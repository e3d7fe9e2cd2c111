import type { Automatic } from '@entente/engine';
import { starValues } from '../../cards/target.ts';
import { FINANCIAL_CRISIS } from '../../data/crises.ts';
import type { Reason } from '../../flow.ts';
import type { Limit, Nation, Star, World } from '../../position.ts';
import { everyone, hasTile, most, seatsOf } from '../../queries.ts';
import { heads } from '../00-the-game/nation.ts';
import { payBank, takeDestab } from '../00-the-game/reserves.ts';
import { everySeat } from '../02-social-phase/round.ts';
import { askForStandards } from '../02-social-phase/standards.ts';

/**
 * Every nation loses money by its heads and the financial tiles, as far as it has any (LIM-3.3.3), to the bank
 * (LIM-3.3.2). Returns what
 * each lost, the star nation last.
 */
export function loseMoney(world: World): number[] {
  const perHead = FINANCIAL_CRISIS.moneyPerHeadAndTile * world.crises.financial;
  return everyone(world).map((who) => {
    const people = 'population' in who ? heads(who) : starValues(world).population;
    const money = Math.min(who.money, perHead * people);
    payBank(world, who, money);
    return money;
  });
}

/** The richest after the loss takes destabilisation, tied ones less (LIM-3.3.5). Returns the richest, and how much. */
export function blameRichest(world: World): { richest: (Nation | Star)[]; count: number } {
  const richest = most(everyone(world), (who) => who.money);
  const { destabilisationAlone, destabilisationTied } = FINANCIAL_CRISIS.richest;
  const count = richest.length === 1 ? destabilisationAlone : destabilisationTied;
  for (const who of richest) takeDestab(world, who, count);
  return { richest, count };
}

/** Money, then standards of living, then the richest: in the order of the rulebook (LIM-3.2.3). */
const financialCrisis: Automatic<Limit, 'financialCrisis'> = {
  kind: 'automatic',
  phase: 'international',
  rule: 'LIM-3.2.1',
  run(g, frame, go) {
    const world = g.public;
    // LIM-3.3.1: only with a tile on this generation.
    if (!hasTile(world, 'financial')) return go.done();
    if (frame.stage === 0) {
      frame.stage = 1;
      go.log('log.financialCrisis', { tiles: world.crises.financial });
      loseMoney(world).forEach((money, who) => {
        if (money === 0) return;
        if (who < g.seats) go.log('log.crisisMoney', { seat: who, money });
        else go.log('log.starPays', { money });
      });
      // LIM-3.3.4
      const falls = everySeat(g.seats, -FINANCIAL_CRISIS.standardOfLiving);
      if (askForStandards(g, falls, everySeat<Reason>(g.seats, 'financial'), go)) return;
    }
    const { richest, count } = blameRichest(world);
    const seats = seatsOf(world, richest);
    if (seats.length > 0) go.log('log.richest', { seats, count });
    if (seats.length < richest.length) go.log('log.richestStar', { count });
    go.next({ step: 'removal', moment: 'crisis' });
  },
};

export const financialSteps = { financialCrisis };
