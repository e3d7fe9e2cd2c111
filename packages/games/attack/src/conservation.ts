import { total } from './cards/hand.ts';
import { ECONOMIC_COPIES } from './data/cards/economic.ts';
import { POLITICAL_COPIES } from './data/cards/political.ts';
import { ROUTES } from './data/cards/routes.ts';
import { MAPS, REGIONS, SEAS } from './data/map.ts';
import { TECHNOLOGIES } from './data/terms.ts';
import { openCards, routesInPlay } from './imagine.ts';
import { NEUTRAL, NOT_IN_PLAY, type Position } from './position.ts';
import { garrison, surfaceAt } from './queries.ts';

/** Cards are neither made nor lost: how many there are. */
function cardsConserved(g: Position): Record<string, number> {
  return {
    'Economic cards': g.private.reduce(
      (sum, { economic, disabled }) => sum + total(economic) + total(disabled),
      total(g.secret.economic) + openCards(g.public).length,
    ),
    'Political Action cards': g.private.reduce(
      (sum, { political }) => sum + total(political),
      total(g.secret.political) + total(g.public.discards),
    ),
  };
}

/** What is wrong with where cards lie. */
function cardFaults(g: Position): string[] {
  return [...kindFaults(g), ...routeFaults(g), ...technologyFaults(g)];
}

/** Every kind has as many copies as were printed. */
function kindFaults(g: Position): string[] {
  const faults: string[] = [];
  POLITICAL_COPIES.forEach((copies, kind) => {
    const places = [g.secret.political, g.public.discards, ...g.private.map(({ political }) => political)];
    check(faults, `Political Action card ${kind}`, places, kind, copies);
  });
  ECONOMIC_COPIES.forEach((copies, kind) => {
    const hands = g.private.flatMap(({ economic, disabled }) => [economic, disabled]);
    const turned = openCards(g.public).filter((card) => card === kind).length;
    check(faults, `Economic card ${kind}`, [g.secret.economic, ...hands], kind, copies - turned);
  });
  return faults;
}

function check(
  faults: string[],
  what: string,
  places: readonly (readonly number[])[],
  kind: number,
  copies: number,
): void {
  const count = places.reduce((sum, place) => sum + place[kind], 0);
  if (count !== copies) faults.push(`${what}: ${count} instead of ${copies}`);
  if (places.some((place) => place[kind] < 0)) faults.push(`${what}: less than none somewhere`);
}

/** A route in play lies with nobody or with one owner; a disabled one is owned. */
function routeFaults(g: Position): string[] {
  const faults: string[] = [];
  const inPlay = routesInPlay(g.options);
  ROUTES.forEach((id, route) => {
    const bit = 1 << route;
    const owners = g.private.filter(({ routes }) => (routes & bit) !== 0).length;
    const places = owners + ((g.public.routes & bit) === 0 ? 0 : 1);
    if (places !== ((inPlay & bit) === 0 ? 0 : 1)) faults.push(`Trade Route ${id} is in ${places} places`);
  });
  if (g.private.some(({ routes, disabledRoutes }) => (disabledRoutes & ~routes) !== 0))
    faults.push('a disabled Trade Route without an owner');
  return faults;
}

function technologyFaults({ public: { technologies } }: Position): string[] {
  return TECHNOLOGIES.flatMap((id, index) => {
    const owners = technologies.filter((set) => (set & (1 << index)) !== 0).length;
    return owners > 1 ? [`${id} is known to ${owners} players`] : [];
  });
}

/** Cards and regions stay; units, money and oil come and go (ATK-1.5). */
export function conserved(g: Position): Record<string, number> {
  const regions = g.public.owner.filter((owner) => owner !== NOT_IN_PLAY).length;
  return { ...cardsConserved(g), regions };
}

/** What cannot be in a game of Attack! */
export function faults(g: Position): string[] {
  const found = [...landFaults(g), ...seaFaults(g), ...cardFaults(g)];
  if (![...g.public.pp, ...g.public.oil].every(isCount)) found.push('money or oil is no amount');
  return found;
}

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0;

/** Every owned region has a land unit, and no other has any (ATK-5.3, ATK-5.4). */
function landFaults(g: Position): string[] {
  const found: string[] = [];
  const { owner, government, units, governments } = g.public;
  const playing = governments.every((type) => type >= 0);
  // The owner of a region that has lost its last Plane is about to send another unit there (ATK-19.11).
  // Planes that are shot down may empty regions until all of them are taken off (ATK-19.10).
  // A player who gives up may end the game in the middle of that (ATK-R25).
  const refilled = g.outcome?.reason === 'resigned' || g.flow.some(({ step }) => step === 'airLosses');
  // When both sides roll at once, defenders who have fallen still deal out their hits (ATK-10.8).
  const embattled = g.public.battle?.region ?? -1;
  for (let region = 0; region < REGIONS.length; region++) {
    const count = garrison(g.public, region);
    const name = REGIONS[region];
    if (owner[region] >= 0 && count === 0 && !refilled && region !== embattled)
      found.push(`${name} is owned but empty`);
    if (owner[region] < 0 && count > 0) found.push(`${name} has units but no owner`);
    if (playing && owner[region] === NEUTRAL && government[region] < 0)
      found.push(`${name} has no government`);
    if (owner[region] !== NEUTRAL && government[region] >= 0) found.push(`${name} has a counter too many`);
  }
  if (!units.every(isCount)) found.push('units are no number of things');
  return found;
}

/** Between actions two fleets share waters only if one of them is of Submarines (ATK-28.9). */
function seaFaults(g: Position): string[] {
  const found: string[] = [];
  const world = g.public;
  if (!world.ships.every(isCount)) found.push('ships are no number of things');
  if (g.flow.length === 0 || g.flow[g.flow.length - 1].step !== 'act') return found;
  for (const sea of MAPS[g.options.map].seas) {
    let fleets = 0;
    for (let seat = 0; seat < g.seats; seat++) if (surfaceAt(world, sea, seat) > 0) fleets++;
    if (fleets > 1) found.push(`two fleets lie in ${SEAS[sea]}`);
  }
  const { marches, sailings, pending, arrived } = world.movement;
  if (marches.length + sailings.length + pending.length + arrived.length > 0)
    found.push('a move is left over');
  if (world.battle !== null || world.fight !== null) found.push('a battle is left over');
  return found;
}
