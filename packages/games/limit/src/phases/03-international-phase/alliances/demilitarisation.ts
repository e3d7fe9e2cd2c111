import type { Automatic, Seat, Simultaneous } from '@entente/engine';
import { DEMILITARISATION } from '../../../data/alliances.ts';
import type { AllianceChoice, Reason } from '../../../flow.ts';
import {
  INDUSTRIAL,
  type Limit,
  type LimitGo,
  MILITARY,
  type Nation,
  type World,
} from '../../../position.ts';
import { seatInTurn } from '../../../queries.ts';
import { changeUnrest, giveBack, shiftFactory } from '../../00-the-game/telling.ts';
import { everySeat } from '../../02-social-phase/round.ts';
import { askForStandards } from '../../02-social-phase/standards.ts';

const RETURN: AllianceChoice = { do: 'returnDestab', count: 0 };

/** All nations are in one military alliance, for the first time in this game (LIM-3.8.1, LIM-3.8.5). */
export function mustDemilitarise(world: World): boolean {
  if (world.demilitarised || world.nations.length < 2) return false;
  const { group } = world.alliances.military;
  for (const number of group) if (number === 0 || number !== group[0]) return false;
  return true;
}

/** What happens to all nations without a choice (LIM-3.8.2, LIM-3.8.3). */
function disarm(world: World, go: LimitGo): void {
  world.demilitarised = true;
  const { conversion, militaryLevel, militaryStock, unrest } = DEMILITARISATION;
  world.nations.forEach((nation, seat) => {
    if (nation.factories[MILITARY] >= conversion.fromMilitaryLevel)
      shiftFactory(nation, seat, INDUSTRIAL, conversion.industrialLevels, go);
  });
  world.nations.forEach((nation, seat) => {
    shiftFactory(nation, seat, MILITARY, militaryLevel - nation.factories[MILITARY], go);
    const amount = nation.stock[MILITARY] - militaryStock;
    nation.stock[MILITARY] = militaryStock;
    if (amount > 0) go.log('log.disarmed', { seat, amount });
    changeUnrest(world, seat, unrest, 'demilitarisation', go);
  });
}

const demilitarisation: Automatic<Limit, 'demilitarisation'> = {
  kind: 'automatic',
  phase: 'international',
  rule: 'LIM-3.8.1',
  run(g, frame, go) {
    const world = g.public;
    if (frame.stage === 0) {
      frame.stage = 1;
      go.log('log.demilitarisation', {});
      disarm(world, go);
      const rises = everySeat(g.seats, DEMILITARISATION.standardOfLiving);
      if (askForStandards(g, rises, everySeat<Reason>(g.seats, 'demilitarisation'), go)) return;
    }
    go.next({ step: 'returnDestab' });
  },
};

/** The most that a nation may return. */
function mostReturned(nation: Nation): number {
  return Math.min(nation.destab, DEMILITARISATION.destabilisationReturnedUpTo);
}

/** All nations at the same time: there is room for all that they return. */
const returnDestab: Simultaneous<Limit, 'returnDestab'> = {
  kind: 'simultaneous',
  phase: 'international',
  open: true,
  rule: 'LIM-3.8.3',
  asks(g) {
    const asked: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++) if (mostReturned(g.public.nations[seat]) > 0) asked.push(seat);
    return asked;
  },
  prompt: (view) => ({
    most: view.viewer === 'spectator' ? 0 : mostReturned(view.public.nations[view.viewer]),
  }),
  choices(g, _frame, seat, offer) {
    offer.amount(RETURN, 'count', 0, mostReturned(g.public.nations[seat]));
  },
  default: (g, _frame, seat) => ({ do: 'returnDestab', count: mostReturned(g.public.nations[seat]) }),
  resolve(g, _frame, answers, go) {
    for (let turn = 0; turn < g.seats; turn++) {
      const seat = seatInTurn(g.public, turn);
      for (const choice of answers[seat])
        if (choice.do === 'returnDestab') giveBack(g.public, seat, 'destabilisation', choice.count, go);
    }
    go.done();
  },
};

export const demilitarisationSteps = { demilitarisation, returnDestab };
