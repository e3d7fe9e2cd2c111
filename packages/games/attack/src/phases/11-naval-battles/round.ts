import type { Chance, Seat } from '@entente/engine';
import { SEAS } from '../../data/map.ts';
import { LINE_SHIPS } from '../../data/terms.ts';
import { BATTLESHIP, CARRIER, DAMAGED } from '../../data/units.ts';
import type { AttackGo, NavalBattle, Position, World } from '../../position.ts';
import { fleetAt } from '../../queries.ts';
import { navalBonus } from '../17-research/technology.ts';
import { askForRetreat } from './retreat.ts';

/** A ship’s place faces this one of a line of `length` ships (ATK-11.7). Example: ATK-29.18. */
export const faces = (place: number, length: number): number => place % length;

/** What Carriers directly beside it add to a ship (ATK-11.10). */
export function carriersBeside(line: readonly number[], place: number): number {
  return (line[place - 1] === CARRIER ? 1 : 0) + (line[place + 1] === CARRIER ? 1 : 0);
}

/** Every ship, Submarines as well (ATK-11.16), rolls and adds what helps it (ATK-11.8). */
function rolls(g: Position, seat: Seat, line: readonly number[], chance: Chance): number[] {
  const totals: number[] = [];
  for (let place = 0; place < line.length; place++) {
    let total = navalBonus(g.public, seat, line[place]) + carriersBeside(line, place);
    for (let die = 0; die < g.options.navalDice; die++) total += chance.die(6);
    totals.push(total);
  }
  return totals;
}

/**
 * Hits on each ship of both lines. A ship scores one hit at most, on the lowest place that it beats; whoever beats it
 * hits it, too (ATK-11.9).
 */
export function hitsOf(mine: readonly number[], theirs: readonly number[]): [number[], number[]] {
  const [short, long, swapped] = mine.length <= theirs.length ? [mine, theirs, false] : [theirs, mine, true];
  const onShort = short.map(() => 0);
  const onLong = long.map(() => 0);
  const spent = short.map(() => false);
  for (let place = 0; place < long.length; place++) {
    const other = faces(place, short.length);
    if (long[place] > short[other]) onShort[other]++;
    else if (short[other] > long[place] && !spent[other]) {
      spent[other] = true;
      onLong[place]++;
    }
  }
  return swapped ? [onLong, onShort] : [onShort, onLong];
}

/** Takes the hits off a line: ships sink, a Battleship is damaged first (ATK-11.11). Returns the number of ships lost. */
function suffer(
  world: World,
  fight: NavalBattle,
  seat: Seat,
  line: readonly number[],
  hits: readonly number[],
): number {
  const force = seat === fight.attacker ? fight.attacking : fight.defending;
  const from = fleetAt(fight.sea, seat);
  let lost = 0;
  for (let place = 0; place < line.length; place++) {
    const kind = line[place];
    if (hits[place] === 0) continue;
    force[kind]--;
    if (kind === BATTLESHIP && hits[place] === 1) force[DAMAGED]++;
    else {
      world.ships[from + (kind === DAMAGED ? BATTLESHIP : kind)]--;
      lost++;
    }
  }
  return lost;
}

export const afloat = (force: readonly number[]): number =>
  force[0] + force[1] + force[2] + force[3] + force[4];

/** Both lines roll at the same time; then the battle is over, or a side may retreat. */
export function fightRound(
  g: Position,
  sea: number,
  attack: readonly number[],
  defence: readonly number[],
  go: AttackGo,
): void {
  const { fight } = g.public;
  if (fight === null) return;
  const { attacker, defender } = fight;
  const forward = rolls(g, attacker, attack, go.chance);
  const back = rolls(g, defender, defence, go.chance);
  const [onAttack, onDefence] = hitsOf(forward, back);
  const name = (kind: number) => LINE_SHIPS[kind];
  go.log('log.battleLine', { seat: attacker, ships: attack.map(name), rolls: forward });
  go.log('log.battleLine', { seat: defender, ships: defence.map(name), rolls: back });
  const lost = suffer(g.public, fight, attacker, attack, onAttack);
  const sunk = suffer(g.public, fight, defender, defence, onDefence);
  go.log('log.navalRound', { seat: attacker, target: defender, lost, sunk, sea: SEAS[sea] });
  if (afloat(fight.attacking) === 0 || afloat(fight.defending) === 0) endFight(g, go);
  else askForRetreat(g, attacker, go);
}

/** ATK-11.15, ATK-11.12: damage does not last. */
export function endFight(g: Position, go: AttackGo): void {
  const { fight } = g.public;
  if (fight === null) return;
  const { attacking, defending, attacker, defender, sea } = fight;
  const won = afloat(attacking) > 0 ? attacker : defender;
  if (afloat(attacking) === 0 && afloat(defending) === 0)
    go.log('log.navalBattleBothLost', { sea: SEAS[sea] });
  else if (afloat(attacking) === 0 || afloat(defending) === 0)
    go.log('log.navalBattleWon', { seat: won, sea: SEAS[sea] });
  g.public.fight = null;
  go.done();
}
