import type { Seat } from '@entente/engine';
import { MAPS, REGION_OF, SEA_OF } from '../../data/map.ts';
import { LAND_UNITS } from '../../data/terms.ts';
import { FLEET, INFANTRY, LAND_COSTS, SUBMARINE } from '../../data/units.ts';
import { attackersOf } from '../../phases/07-move/attacks.ts';
import type { Position } from '../../position.ts';
import { fleetAt, huntersAt } from '../../queries.ts';
import { assaultWorth, chanceAt, prizeOf } from '../judgement/assault.ts';
import { stackWorth } from '../judgement/force.ts';
import { rivalOf } from '../judgement/region.ts';
import { WEIGHTS } from '../judgement/weights.ts';
import type { Rate } from './rate.ts';

/** Battles on land and at sea, and what happens on the way to them. */

/** Hits fall where they hurt most: on what is dear, and on what a mixed stack cannot do without (ATK-30.2). */
export function rateHits(g: Position, seat: Seat): Rate {
  const { battle } = g.public;
  const victims =
    battle === null ? [0, 0, 0, 0] : seat === battle.attacker ? battle.defending : battle.attacking;
  const before = stackWorth(victims, 0, false);
  const without = (kind: number, count: number) => {
    const left = victims.slice();
    left[kind] -= count;
    return before - stackWorth(left, 0, false);
  };
  return (choice) => {
    if (choice.do === 'hitTwo') return without(INFANTRY, 2);
    return choice.do === 'hit' ? without(LAND_UNITS.indexOf(choice.victim), 1) : 0;
  };
}

/** Going on is worth what the attack still promises. */
export function ratePress(g: Position, region: number): Rate {
  const prize = prizeOf(g, region, rivalOf(g, g.public.active));
  const promise = assaultWorth(g, region, attackersOf(g.public, region), prize);
  return (choice) => (choice.do === 'pressOn' ? promise : 0);
}

/** A Pact saves an own region that is likely to fall (ATK-27.7). */
export function ratePact(g: Position, seat: Seat): Rate {
  const { owner, capitals } = g.public;
  return (choice) => {
    if (choice.do !== 'pact') return 0;
    const region = REGION_OF[choice.region];
    if (owner[region] !== seat) return -1;
    const stake = 2 * WEIGHTS.point + (capitals[seat] === region ? WEIGHTS.capital : 0);
    return stake * chanceAt(g, region, attackersOf(g.public, region)) - WEIGHTS.block;
  };
}

/** Strength of ships in a line: a Battleship takes two hits. */
const IN_LINE = [1, 1, 2, 1.3, 1];

const strengthOf = (ships: readonly number[], at: number, kinds: number): number => {
  let sum = 0;
  for (let kind = 0; kind < kinds; kind++) sum += IN_LINE[kind] * ships[at + kind];
  return sum;
};

/** All ships of a seat in a sea area, Submarines among them or not. */
export function fleetStrength(
  { public: { ships } }: Position,
  sea: number,
  seat: Seat,
  submarines: boolean,
): number {
  const at = fleetAt(sea, seat);
  return strengthOf(ships, at, FLEET) - (submarines ? 0 : ships[at + SUBMARINE]);
}

const CONFIDENT = 1.2;

/** Submarines fight only where their side is clearly the stronger (ATK-27.8). */
export function rateSubmarines(g: Position, seat: Seat, sea: number, other: Seat): Rate {
  const fights = fleetStrength(g, sea, seat, true) > CONFIDENT * fleetStrength(g, sea, other, false);
  return (choice) => {
    const wants = choice.do === 'giveBattle' || choice.do === 'submarinesFight';
    return wants === fights ? 1 : 0;
  };
}

const HOPELESS = 0.6;

/** The weaker side withdraws, to waters that touch an own region if it can (ATK-27.10). */
export function rateRetreat(g: Position, seat: Seat): Rate {
  const { fight, owner } = g.public;
  if (fight === null) return () => 0;
  const mine = seat === fight.attacker ? fight.attacking : fight.defending;
  const theirs = seat === fight.attacker ? fight.defending : fight.attacking;
  const odds = strengthOf(mine, 0, mine.length) / (strengthOf(theirs, 0, theirs.length) + 0.01);
  const { regions, touches } = MAPS[g.options.map];
  return (choice) => {
    if (choice.do !== 'retreatTo') return odds;
    const sea = SEA_OF[choice.sea];
    const home = regions.some((region) => owner[region] === seat && touches[region].includes(sea));
    return HOPELESS + (home ? 0.05 : 0);
  };
}

/** Submarines fire at crossings where nobody can hunt them (ATK-27.3). */
export function rateHostile(g: Position, sea: number, mover: Seat): Rate {
  const hunted = huntersAt(g.public, sea, mover) > 0;
  return (choice) => ((choice.do === 'openFire') === hunted ? 0 : 1);
}

/** The dearest is sunk (ATK-27.4). */
export const rateSinking: Rate = (choice) =>
  choice.do === 'sink' ? LAND_COSTS[LAND_UNITS.indexOf(choice.unit)] : 0;

/** Whom a seat fights in the naval battle under way; nobody but itself where there is none. */
export function opponentOf({ public: { fight } }: Position, seat: Seat): Seat {
  if (fight === null) return seat;
  return seat === fight.attacker ? fight.defender : fight.attacker;
}
