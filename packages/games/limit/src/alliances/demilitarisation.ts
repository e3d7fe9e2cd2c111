import type { Automatic, Decision } from '@entente/engine';
import { DEMILITARISATION } from '../data/alliances.ts';
import { lowerUnrest, moveFactory } from '../nation.ts';
import { rise } from '../phases/social/standards.ts';
import { seatInTurn } from '../phases/turn.ts';
import { I, type Limit, M, type World } from '../position.ts';
import { returnDestab as giveBack } from '../reserves.ts';
import type { AllianceChoice } from './frames.ts';

const RETURN: AllianceChoice = { do: 'returnDestab', count: 0 };

/** All nations are in one military alliance, for the first time in this game (LIM-3.8.1, LIM-3.8.5). */
export function mustDemilitarise(world: World): boolean {
  if (world.demilitarised || world.nations.length < 2) return false;
  const { group } = world.alliances.military;
  for (const number of group) if (number === 0 || number !== group[0]) return false;
  return true;
}

/** What happens to all nations without a choice (LIM-3.8.2, LIM-3.8.3). */
export function disarm(world: World): void {
  world.demilitarised = true;
  const { conversion, militaryLevel, militaryStock, unrest } = DEMILITARISATION;
  for (const nation of world.nations) {
    if (nation.factories[M] >= conversion.fromMilitaryLevel) {
      moveFactory(nation, I, conversion.industrialLevels);
    }
  }
  for (const nation of world.nations) {
    nation.factories[M] = militaryLevel;
    nation.stock[M] = militaryStock;
    lowerUnrest(nation, -unrest);
  }
}

const demilitarisation: Automatic<Limit, 'demilitarisation'> = {
  kind: 'automatic',
  rules: ['LIM-3.8.1', 'LIM-3.8.2', 'LIM-3.8.3', 'LIM-3.8.4', 'LIM-3.8.5'],
  run(g, frame, go) {
    const world = g.public;
    if (frame.stage === 0) {
      frame.stage = 1;
      disarm(world);
      go.log('log.demilitarisation', {});
    }
    while (frame.turn < g.seats) {
      const seat = seatInTurn(world, frame.turn);
      const nation = world.nations[seat];
      if (frame.stage === 1) {
        frame.stage = 2;
        const asked = rise(nation, seat, DEMILITARISATION.standardOfLiving, 'demilitarisation', go);
        if (asked !== null) return go.call(asked);
      }
      frame.stage = 1;
      frame.turn++;
      const most = Math.min(nation.destab, DEMILITARISATION.destabilisationReturnedUpTo);
      if (most > 0) return go.call({ step: 'returnDestab', seat, most });
    }
    go.done();
  },
};

const returnDestab: Decision<Limit, 'returnDestab'> = {
  kind: 'decision',
  rules: ['LIM-3.8.3'],
  asks: (_g, frame) => frame.seat,
  choices(_g, frame, _seat, offer) {
    offer.amount(RETURN, 'count', 0, frame.most);
  },
  default: (_g, frame) => ({ do: 'returnDestab', count: frame.most }),
  take(g, _frame, seat, choice, go) {
    if (choice.do !== 'returnDestab') return;
    giveBack(g.public, g.public.nations[seat], choice.count);
    go.log('log.returnDestab', { seat, count: choice.count });
    go.done();
  },
};

export const demilitarisationSteps = { demilitarisation, returnDestab };
