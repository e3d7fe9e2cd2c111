import type { Chance, Places, Seat } from '@entente/engine';
import { noDeals } from '@entente/engine/deals';
import { drawFrom } from './cards/hand.ts';
import { ECONOMIC_COPIES } from './data/cards/economic.ts';
import { POLITICAL_COPIES } from './data/cards/political.ts';
import { MAPS, REGIONS, SEAS } from './data/map.ts';
import { FLEET, LAND, START } from './data/units.ts';
import { routesInPlay } from './imagine.ts';
import { noMovement } from './phases/07-move/movement.ts';
import { NOBODY } from './phases/23-the-end-of-the-game/victory.ts';
import {
  type Attack,
  type AttackOptions,
  type Hand,
  NEUTRAL,
  NOT_IN_PLAY,
  SEATS,
  type World,
} from './position.ts';

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** Made once, since a game is set up very often in simulations. */
const NO_UNITS: readonly number[] = zeros(REGIONS.length * LAND);
const NO_SHIPS: readonly number[] = zeros(SEAS.length * SEATS * FLEET);
const each = <Value>(seats: number, value: Value): Value[] => Array.from({ length: seats }, () => value);

function world(seats: number, options: AttackOptions): World {
  const { regions } = MAPS[options.map];
  return {
    first: 0,
    active: 0,
    turns: 0,
    actions: 0,
    used: 0,
    mission: 0,
    failedBlitz: 0,
    blocker: NOBODY,
    eagles: 0,
    resigned: 0,
    owner: REGIONS.map((_, region) => (regions.includes(region) ? NEUTRAL : NOT_IN_PLAY)),
    government: REGIONS.map(() => -1),
    units: NO_UNITS.slice(),
    ships: NO_SHIPS.slice(),
    reserve: each<readonly number[]>(seats, [...START.land, ...START.ships]).flat(),
    governments: each(seats, -1),
    capitals: each(seats, -1),
    pp: each<number>(seats, START.pp),
    oil: each<number>(seats, START.oil),
    // ATK-3.4: nobody starts with one.
    technologies: zeros(seats),
    invasions: zeros(seats),
    conquests: zeros(seats),
    routes: routesInPlay(options),
    discards: zeros(POLITICAL_COPIES.length),
    known: [],
    turned: [],
    shuffled: POLITICAL_COPIES.slice(),
    deals: noDeals(seats),
    movement: noMovement(),
    battle: null,
    fight: null,
  };
}

function emptyHand(): Hand {
  return {
    economic: zeros(ECONOMIC_COPIES.length),
    disabled: zeros(ECONOMIC_COPIES.length),
    routes: 0,
    disabledRoutes: 0,
    political: zeros(POLITICAL_COPIES.length),
    shown: [],
    shownBy: -1,
  };
}

/**
 * Phase 1: units, money and cards (ATK-3.1) of both boxes (ATK-3.3), Trade Routes not among them (ATK-3.2). The rest of
 * the set-up is played.
 */
export function setup(seats: number, options: AttackOptions, chance: Chance): Places<Attack> {
  const secret = { economic: ECONOMIC_COPIES.slice(), political: POLITICAL_COPIES.slice() };
  const hands = Array.from({ length: seats }, emptyHand);
  const deal = (seat: Seat) => {
    for (let card = 0; card < START.economicCards; card++)
      hands[seat].economic[drawFrom(secret.economic, chance)]++;
    for (let card = 0; card < START.politicalCards; card++)
      hands[seat].political[drawFrom(secret.political, chance)]++;
  };
  for (let seat = 0; seat < seats; seat++) deal(seat);
  return { public: world(seats, options), private: hands, secret };
}
