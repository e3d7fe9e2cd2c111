import { SEA } from '../../data/board.ts';
import { refundOf } from '../../phases/09-turn-i/combat/ending.ts';
import { tankDice } from '../../phases/09-turn-i/combat/forces.ts';
import { count, counted } from '../../phases/15-tokens-and-bank/goods.ts';
import {
  COUNTS,
  type Combat,
  DEFENDERS,
  LANDS,
  LIBERATION,
  NOBODY,
  OFFENCE,
  type Position,
  REBELLION,
} from '../../position.ts';
import { oddsOf } from '../odds/combat.ts';

/**
 * The worth of a position in the middle of a combat: what it would be worth after each of its ends, by their odds. The
 * position is changed for a moment and put back.
 */
export function afterTheCombat(g: Position, worth: () => number): number {
  const { combat } = g.public;
  // A cease-fire that is agreed on comes before most ends.
  if (combat === null || combat.resolved) return worth();
  const force = (side: number) => ({
    tanks: Math.max(0, tankDice(combat, side)),
    // Misses that are thrown again are worth about a die.
    people: combat.people[side] + (combat.rolls === 0 ? combat.support[side] : 0),
  });
  const odds = oddsOf(
    g.options.hits,
    force(OFFENCE),
    force(DEFENDERS),
    combat.blanks,
    combat.kind === REBELLION,
  );
  const quiet = worth();
  if (odds.attacker === 0 && odds.defender === 0) return quiet;
  return (
    odds.attacker * won(g, combat, worth) +
    odds.defender * repelled(g, combat, worth) +
    odds.ceaseFire * quiet
  );
}

function won(g: Position, combat: Combat, worth: () => number): number {
  const world = g.public;
  const { attacker, target, kind } = combat;
  const coloniser = world.coloniser[target];
  const counts = world.counts.slice(attacker * COUNTS, attacker * COUNTS + COUNTS);
  const tokens = world.tokens[attacker];
  const owner = world.owner[target];
  const stock = world.stock[owner];
  if (kind === REBELLION || kind === LIBERATION) {
    world.coloniser[target] = NOBODY;
    count(world, attacker, 'liberations');
  } else if (world.colonists[attacker] > 0) {
    world.coloniser[target] = attacker;
    world.tokens[attacker] += refundOf(g.options, combat);
    world.stock[owner] = Math.max(0, stock - 1);
  }
  if (kind !== REBELLION) {
    count(world, attacker, 'attacksWon');
    if (combat.leader) count(world, attacker, 'attacksWonVsLeader');
    if (SEA[combat.origin * LANDS + target]) count(world, attacker, 'attacksWonBySea');
  }
  const value = worth();
  world.coloniser[target] = coloniser;
  world.tokens[attacker] = tokens;
  world.stock[owner] = stock;
  for (let index = 0; index < COUNTS; index++) world.counts[attacker * COUNTS + index] = counts[index];
  return value;
}

function repelled(g: Position, { defender, kind }: Combat, worth: () => number): number {
  if (kind === REBELLION) return worth();
  const before = counted(g.public, defender, 'defencesWon');
  count(g.public, defender, 'defencesWon');
  const value = worth();
  count(g.public, defender, 'defencesWon', before - counted(g.public, defender, 'defencesWon'));
  return value;
}
