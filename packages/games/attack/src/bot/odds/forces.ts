import { BATTLESHIP, CARRIER, DAMAGED, LAND } from '../../data/units.ts';
import { attackersOf } from '../../phases/07-move/attacks.ts';
import { extraBattleDice, hasAntiAircraft, navalBonus } from '../../phases/17-research/technology.ts';
import { type AttackView, type LandBattle, type NavalBattle, NEUTRAL } from '../../position.ts';
import type { LandForces } from './land.ts';
import type { NavalForces } from './naval.ts';

/** What both sides of a land battle have besides their units. */
export function sidesOf(
  { public: world, options, seats }: AttackView,
  { region, attacker, defender, bySea }: Pick<LandBattle, 'region' | 'attacker' | 'defender' | 'bySea'>,
): Omit<LandForces, 'attackers' | 'defenders'> {
  const neutral = defender === NEUTRAL;
  let capital = false;
  for (let seat = 0; seat < seats; seat++) capital ||= world.capitals[seat] === region;
  const tanks = [0, 1, 0, 0];
  return {
    order: options.order,
    neutral,
    defenceDice: options.defenceBonus && !neutral ? (bySea ? 1 : 0) + (capital ? 1 : 0) : 0,
    heavyAttack: extraBattleDice(world, attacker, tanks) > 0,
    heavyDefence: !neutral && extraBattleDice(world, defender, tanks) > 0,
    shieldedAttack: hasAntiAircraft(world, attacker),
    shieldedDefence: !neutral && hasAntiAircraft(world, defender),
  };
}

/** The land battle under way as everybody sees it, for `landOdds`; null when there is none. */
export function landForces(view: AttackView): LandForces | null {
  const { public: world } = view;
  const { battle } = world;
  if (battle === null) return null;
  const { region, defender } = battle;
  return {
    ...sidesOf(view, battle),
    attackers: attackersOf(world, region),
    defenders:
      defender === NEUTRAL ? battle.guard.slice() : world.units.slice(region * LAND, region * LAND + LAND),
  };
}

/** What both sides of a naval battle have besides their ships. */
export function fleetsOf(
  { public: world, options }: AttackView,
  { attacker, defender }: Pick<NavalBattle, 'attacker' | 'defender'>,
): Omit<NavalForces, 'attackers' | 'defenders'> {
  const bonus = (seat: number) => [
    0,
    0,
    navalBonus(world, seat, BATTLESHIP),
    navalBonus(world, seat, CARRIER),
    navalBonus(world, seat, DAMAGED),
  ];
  return { dice: options.navalDice, attackBonus: bonus(attacker), defenceBonus: bonus(defender) };
}

/** The naval battle under way, for `navalOdds`; null when there is none. */
export function navalForces(view: AttackView): NavalForces | null {
  const { fight } = view.public;
  if (fight === null) return null;
  return {
    ...fleetsOf(view, fight),
    attackers: fight.attacking.slice(),
    defenders: fight.defending.slice(),
  };
}
