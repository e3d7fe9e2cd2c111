import { MAPS, REGIONS, SEAS } from './data/map.ts';
import { cardFaults, cardsConserved } from './politics/conservation.ts';
import { NEUTRAL, NOT_IN_PLAY, type Position } from './position.ts';
import { garrison, surfaceAt } from './table.ts';

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
  const refilled = g.flow.some(({ step }) => step === 'airLosses');
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
