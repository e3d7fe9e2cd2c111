import type { Chance, Choices, Decision, Refusal, Seat } from '@entente/engine';
import { MAPS, REGION_OF, REGIONS, SEA_OF, SEAS } from '../../data/map.ts';
import { LAND_UNITS, SHIPS } from '../../data/terms.ts';
import { FLEET, LAND, SUBMARINE } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, AttackGo, Position, World } from '../../position.ts';
import { fleetAt, surfaceAt } from '../../queries.ts';
import type { Action } from '../04-turns/action.ts';
import { BUILDER_DECIDES, MUST, pendingOf } from '../11-naval-battles/pending.ts';
import { landCost, shipCost } from '../17-research/technology.ts';

/** Building new units (ATK-13). */

/** Lowest price of a unit: no technology makes Infantry, Destroyers and Submarines cheaper. */
const CHEAPEST = 5;

export const build: Action = {
  id: 'build',
  refusal: ({ public: world }, seat) =>
    world.pp[seat] >= CHEAPEST
      ? undefined
      : { code: 'refuse.pp', rule: 'ATK-13.1', with: { cost: CHEAPEST, pp: world.pp[seat] } },
  begin(_g, _seat, go) {
    go.call({ step: 'build', built: 0 });
  },
};

/** By `region * LAND + kind` and `sea * FLEET + kind`. */
const BUILD: readonly Choice[] = REGIONS.flatMap((region) =>
  LAND_UNITS.map((unit) => ({ do: 'build' as const, unit, region, count: 1 })),
);
const LAUNCH: readonly Choice[] = SEAS.flatMap((sea) =>
  SHIPS.map((ship) => ({ do: 'launch' as const, ship, sea, count: 1 })),
);
const END: Choice = { do: 'endBuild' };

const tooDear = (cost: number, pp: number): Refusal => ({
  code: 'refuse.pp',
  rule: 'ATK-13.1',
  with: { cost, pp },
});

/** Land units go into own regions (ATK-13.2). Only PP limit their number (ATK-1.5). */
function offerUnits(g: Position, seat: Seat, offer: Choices<Choice>): void {
  const world = g.public;
  const pp = world.pp[seat];
  const { regions } = MAPS[g.options.map];
  for (let kind = 0; kind < LAND; kind++) {
    const cost = landCost(world, seat, kind);
    const most = Math.floor(pp / cost);
    for (let index = 0; index < regions.length; index++) {
      const region = regions[index];
      if (world.owner[region] !== seat) continue;
      if (most > 0) offer.amount(BUILD[region * LAND + kind], 'count', 1, most);
      else offer.add(BUILD[region * LAND + kind], tooDear(cost, pp));
    }
  }
}

/**
 * Sea areas that touch an own region, where ships are placed (ATK-13.3), as bits in two halves: there are more than 32.
 */
function shores(g: Position, seat: Seat): [number, number] {
  const { owner } = g.public;
  const { regions, touches } = MAPS[g.options.map];
  let low = 0;
  let high = 0;
  for (let index = 0; index < regions.length; index++) {
    const region = regions[index];
    if (owner[region] !== seat) continue;
    for (const sea of touches[region]) {
      if (sea < 32) low |= 1 << sea;
      else high |= 1 << (sea - 32);
    }
  }
  return [low, high];
}

function offerShips(g: Position, seat: Seat, offer: Choices<Choice>): void {
  const world = g.public;
  const pp = world.pp[seat];
  const [low, high] = shores(g, seat);
  for (let kind = 0; kind < FLEET; kind++) {
    const cost = shipCost(world, seat, kind);
    const most = Math.floor(pp / cost);
    for (let sea = 0; sea < SEAS.length; sea++) {
      if (((sea < 32 ? low >>> sea : high >>> (sea - 32)) & 1) === 0) continue;
      if (most > 0) offer.amount(LAUNCH[sea * FLEET + kind], 'count', 1, most);
      else offer.add(LAUNCH[sea * FLEET + kind], tooDear(cost, pp));
    }
  }
}

/** Places where a seat may build: regions or sea areas. Used again and again. */
const sites: number[] = [];

/** One of the choices at random, without the list: all kinds have the same places. */
function pick(g: Position, _frame: object, seat: Seat, chance: Chance): Choice {
  const world = g.public;
  const pp = world.pp[seat];
  const { regions } = MAPS[g.options.map];
  let count = 0;
  for (let index = 0; index < regions.length; index++) {
    if (world.owner[regions[index]] === seat) sites[count++] = regions[index];
  }
  const own = count;
  const [low, high] = shores(g, seat);
  for (let sea = 0; sea < SEAS.length; sea++) {
    if (((sea < 32 ? low >>> sea : high >>> (sea - 32)) & 1) === 1) sites[count++] = sea;
  }
  let units = 0;
  let ships = 0;
  for (let kind = 0; kind < LAND; kind++) if (landCost(world, seat, kind) <= pp) units++;
  for (let kind = 0; kind < FLEET; kind++) if (shipCost(world, seat, kind) <= pp) ships++;
  let drawn = chance.below(units * own + ships * (count - own) + 1);
  for (let kind = 0; kind < LAND; kind++) {
    const most = Math.floor(pp / landCost(world, seat, kind));
    if (most === 0) continue;
    if (drawn < own)
      return {
        do: 'build',
        unit: LAND_UNITS[kind],
        region: REGIONS[sites[drawn]],
        count: chance.below(most) + 1,
      };
    drawn -= own;
  }
  for (let kind = 0; kind < FLEET; kind++) {
    const most = Math.floor(pp / shipCost(world, seat, kind));
    if (most === 0) continue;
    if (drawn < count - own)
      return {
        do: 'launch',
        ship: SHIPS[kind],
        sea: SEAS[sites[own + drawn]],
        count: chance.below(most) + 1,
      };
    drawn -= count - own;
  }
  return END;
}

export const buildUnits: Decision<Attack, 'build'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-13.1',
  asks: (g) => g.public.active,
  choices(g, _frame, seat, offer) {
    offerUnits(g, seat, offer);
    offerShips(g, seat, offer);
    offer.add(END);
  },
  pick,
  prompt: ({ public: world }) => ({
    pp: world.pp[world.active],
    ...Object.fromEntries(LAND_UNITS.map((unit, kind) => [unit, landCost(world, world.active, kind)])),
  }),
  default: () => END,
  take(g, frame, seat, choice, go) {
    const world = g.public;
    if (choice.do === 'build') {
      const { unit, region, count } = choice;
      const kind = LAND_UNITS.indexOf(unit);
      world.pp[seat] -= count * landCost(world, seat, kind);
      // ATK-13.6: they stand on the map at once.
      world.units[REGION_OF[region] * LAND + kind] += count;
      go.log('log.built', { seat, unit, region, count });
      goOn(g, seat, frame.built + count, go);
    } else if (choice.do === 'launch') {
      const { ship, sea, count } = choice;
      const kind = SHIPS.indexOf(ship);
      world.pp[seat] -= count * shipCost(world, seat, kind);
      world.ships[fleetAt(SEA_OF[sea], seat) + kind] += count;
      threaten(g, SEA_OF[sea], kind);
      go.log('log.launched', { seat, ship, sea, count });
      goOn(g, seat, frame.built + count, go);
    } else go.next({ step: 'battles' }, { step: 'endMove' });
  },
};

/** As many units as one likes; whoever can pay for nothing more has done building (ATK-13.7). */
function goOn({ public: world }: Position, seat: Seat, built: number, go: AttackGo): void {
  if (world.pp[seat] >= CHEAPEST) go.next({ step: 'build', built });
  else go.next({ step: 'battles' }, { step: 'endMove' });
}

/** A new ship among others’ fleets brings a battle when the building is over (ATK-13.4, ATK-13.5). */
function threaten(g: Position, sea: number, kind: number): void {
  const world = g.public;
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat === world.active || surfaceAt(world, sea, seat) === 0) continue;
    note(world, pendingOf(sea, seat, MUST), pendingOf(sea, seat, BUILDER_DECIDES), kind === SUBMARINE);
  }
}

function note({ movement }: World, must: number, may: number, submarine: boolean): void {
  if (movement.pending.includes(must)) return;
  movement.pending = movement.pending.filter((pending) => pending !== may);
  movement.pending.push(submarine ? may : must);
}
