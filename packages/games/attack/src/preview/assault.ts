import type { Seat } from '@entente/engine';
import { NEUTRAL_SHARES } from '../bot/judgement/force.ts';
import { fleetsOf, sidesOf } from '../bot/odds/forces.ts';
import type { LandForces } from '../bot/odds/land.ts';
import type { NavalForces } from '../bot/odds/naval.ts';
import { nearer } from '../cards/effects.ts';
import { worthOf } from '../data/cards/economic.ts';
import { EFFECTS, KIND_OF } from '../data/cards/political.ts';
import { REGION_OF, SEA_OF } from '../data/map.ts';
import { GOVERNMENTS, SHIPS } from '../data/terms.ts';
import { LAND, NEUTRAL_FORCE } from '../data/units.ts';
import type { Played } from '../flow.ts';
import { attackersOf } from '../phases/07-move/attacks.ts';
import { countUnits, spareUnits } from '../phases/07-move/available.ts';
import { GREAT_BATTLE } from '../phases/10-land-battles/outcome.ts';
import { victoryPoints } from '../phases/23-the-end-of-the-game/victory.ts';
import { type AttackView, NEUTRAL, type World } from '../position.ts';
import { fleetAt, surfaceAt } from '../queries.ts';
import { plannedSailings } from './plans.ts';

/** What an attack that is being planned would meet, and what is fought for. */

/** A battle that may come of it, and how likely it is to be this one. */
export interface PossibleBattle {
  readonly forces: LandForces;
  readonly share: number;
}

/**
 * The battles that units would meet in a region, with what is ordered there already; none where no one fights. What defends a
 * Minor Neutral is drawn, so there are several (ATK-10.21).
 */
export function battlesAt(
  view: AttackView,
  region: number,
  units: readonly number[],
  bySea: boolean,
): PossibleBattle[] {
  const { public: world, options } = view;
  const defender = world.owner[region];
  if (defender === world.active) return [];
  const ordered = attackersOf(world, region);
  const attackers = units.map((count, kind) => count + ordered[kind]);
  if (attackers.every((count) => count === 0)) return [];
  const sides = sidesOf(view, { region, attacker: world.active, defender, bySea });
  if (defender !== NEUTRAL) {
    const defenders = world.units.slice(region * LAND, region * LAND + LAND);
    return [{ forces: { ...sides, attackers, defenders }, share: 1 }];
  }
  return NEUTRAL_SHARES.flatMap((usual, value) => {
    const share = shareOf(world, region, value, usual);
    const defenders = options.neutrals === 'mixed' ? [...NEUTRAL_FORCE[value]] : [value, 0, 0, 0];
    return share === 0 ? [] : [{ forces: { ...sides, attackers, defenders }, share }];
  });
}

/**
 * The naval battles that ships would meet where they end, with those ordered there already: one for each other fleet on the
 * surface (ATK-9.3). Submarines fight only if their owner wants them to, and are left out (ATK-11.3).
 */
export function navalBattlesAt(view: AttackView, sea: number, ships: readonly number[]): NavalForces[] {
  const { public: world, seats } = view;
  const attackers = [ships[0], 0, ships[2], ships[3], 0];
  for (const { path, ship, count } of plannedSailings(world)) {
    const end = path.at(-1);
    if (end !== undefined && SEA_OF[end] === sea && ship !== 'submarine')
      attackers[SHIPS.indexOf(ship)] += count;
  }
  if (attackers.every((count) => count === 0)) return [];
  const battles: NavalForces[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (seat === world.active || surfaceAt(world, sea, seat) === 0) continue;
    const from = fleetAt(sea, seat);
    const defenders = [world.ships[from], 0, world.ships[from + 2], world.ships[from + 3], 0];
    battles.push({ ...fleetsOf(view, { attacker: world.active, defender: seat }), attackers, defenders });
  }
  return battles;
}

/** A card that stays with its Minor Neutral is known (ATK-10.24). */
function shareOf({ known }: World, region: number, value: number, usual: number): number {
  for (let at = 0; at < known.length; at += 2)
    if (known[at] === region) return worthOf(known[at + 1]) === value ? 1 : 0;
  return usual;
}

/** What the conquest of a region would add to the mover’s points (ATK-24). */
export function pointsOfConquest({ public: world }: AttackView, region: number): number {
  const { active } = world;
  if (world.owner[region] === active) return 0;
  const neutral = world.owner[region] === NEUTRAL;
  const after: World = {
    ...conquered(world, region, active),
    invasions: world.invasions.with(active, world.invasions[active] + (neutral ? 1 : 0)),
  };
  return victoryPoints({ public: after }, active) - victoryPoints({ public: world }, active);
}

/** What a Minor Neutral that joins would add to a player’s points (ATK-24): nobody invades it. */
export function pointsOfJoining({ public: world }: AttackView, seat: Seat, region: number): number {
  const after = conquered(world, region, seat);
  return victoryPoints({ public: after }, seat) - victoryPoints({ public: world }, seat);
}

/** What another government of a Minor Neutral would add to a player’s points (ATK-24.3, ATK-24.4). */
export function pointsOfSwaying(
  { public: world }: AttackView,
  seat: Seat,
  { region, government }: { readonly region: number; readonly government: number },
): number {
  const after = { ...world, government: world.government.with(region, government) };
  return victoryPoints({ public: after }, seat) - victoryPoints({ public: world }, seat);
}

/** What a declared card would add to a player’s points if nobody blocks it (ATK-24.2 to ATK-24.4). */
export function pointsOfCard({ public: world }: AttackView, played: Played, seat: Seat): number {
  const { do: effect } = EFFECTS[KIND_OF[played.card]];
  let after: World = world;
  for (const id of played.regions) {
    const region = REGION_OF[id];
    if (effect === 'gain') after = conquered(after, region, played.seat);
    else if (effect === 'wave') turn(nearer({ public: after }, played.seat, region));
    else if (played.becomes !== '') turn(GOVERNMENTS.indexOf(played.becomes));

    function turn(government: number): void {
      after = { ...after, government: after.government.with(region, government) };
    }
  }
  return victoryPoints({ public: after }, seat) - victoryPoints({ public: world }, seat);
}

/** What a player would lose by the conquest of a region (ATK-24.2). */
export function pointsAtRisk({ public: world }: AttackView, seat: Seat, region: number): number {
  const after = conquered(world, region, world.active);
  return victoryPoints({ public: world }, seat) - victoryPoints({ public: after }, seat);
}

/** A government may have more points from a conquest in which this many units of the enemy still have to fall (ATK-24.6). */
export function greatWith({ public: world }: AttackView, seat: Seat): number | null {
  const lost = world.battle?.attacker === seat ? world.battle.losses : 0;
  return GOVERNMENTS[world.governments[seat]] === 'fascism' && lost < GREAT_BATTLE
    ? GREAT_BATTLE - lost
    : null;
}

const conquered = (world: World, region: number, by: Seat): World => ({
  ...world,
  owner: world.owner.with(region, by),
  government: world.government.with(region, -1),
});

/**
 * What a seat would gain or lose in points if the battle under way ended with a conquest now (ATK-24.2 to ATK-24.6); the price of
 * an invasion is paid already (ATK-10.26). Null when nobody fights on land.
 */
export function stakeOf({ public: world }: AttackView, seat: Seat): number | null {
  const { battle } = world;
  if (battle === null) return null;
  const { region, attacker, losses } = battle;
  const after = conquered(world, region, attacker);
  const great = losses >= GREAT_BATTLE ? 1 : 0;
  const conquests = after.conquests.with(attacker, after.conquests[attacker] + great);
  return victoryPoints({ public: { ...after, conquests } }, seat) - victoryPoints({ public: world }, seat);
}

/** How many land units may leave a region of the mover altogether: one stays (ATK-5.4). */
export function unitsToSpare({ public: world }: AttackView, region: number): number {
  countUnits(world);
  return spareUnits(region);
}
