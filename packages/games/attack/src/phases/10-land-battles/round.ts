import type { Automatic, Chance } from '@entente/engine';
import { REGIONS } from '../../data/map.ts';
import { BATTLE_DICE, BATTLE_DIE, LAND } from '../../data/units.ts';
import { type Attack, type AttackGo, type LandBattle, NEUTRAL, type Position } from '../../position.ts';
import { extraBattleDice } from '../17-research/technology.ts';
import { beginAssigning } from './assign.ts';
import { strength, sum } from './forces.ts';

/** A round of a land battle. */

/**
 * Commit, roll, take off, decide (ATK-10.2). A player with a choice is asked what to commit; Minor Neutrals and
 * single units are committed at once (ATK-10.22).
 */
export const battleRound: Automatic<Attack, 'battleRound'> = {
  kind: 'automatic',
  phase: 'battle',
  rule: 'ATK-10.2',
  run(g, _frame, go) {
    const { battle } = g.public;
    if (battle === null) return;
    const { attacker, defender } = battle;
    const attackers = strength(g, battle, attacker);
    const defenders = strength(g, battle, defender);
    const region = REGIONS[battle.region];
    battle.round++;
    battle.attacking = sum(attackers) === 1 ? attackers : [0, 0, 0, 0];
    battle.defending = defender === NEUTRAL || sum(defenders) === 1 ? defenders : [0, 0, 0, 0];
    battle.attackHits = [0, 0, 0, 0];
    battle.defenceHits = [0, 0, 0, 0];
    if (g.options.order === 'defender_first')
      go.next({ step: 'defenceRoll' }, { step: 'attackRoll' }, { step: 'roundOver' });
    else go.next({ step: 'attackRoll' }, { step: 'defenceRoll' }, { step: 'roundOver' });
    if (sum(battle.defending) === 0) go.call({ step: 'commit', seat: defender, region });
    if (sum(battle.attacking) === 0) go.call({ step: 'commit', seat: attacker, region });
  },
};

/** How many battle dice a side rolls (ATK-10.4, ATK-10.5, ATK-25.2): a lone defender two (example ATK-29.12). */
export function diceOf(g: Position, battle: LandBattle, seat: number): number {
  const { public: world, options } = g;
  const attacks = seat === battle.attacker;
  const force = attacks ? battle.attacking : battle.defending;
  let dice = 0;
  for (let kind = 0; kind < LAND; kind++) dice += force[kind] * BATTLE_DICE[kind];
  if (seat !== NEUTRAL) dice += extraBattleDice(world, seat, force);
  if (attacks) return dice;
  if (dice < 2) dice = 2;
  if (options.defenceBonus && seat !== NEUTRAL)
    dice += (battle.bySea ? 1 : 0) + (isCapital(g, battle.region) ? 1 : 0);
  return dice;
}

function isCapital({ public: { capitals }, seats }: Position, region: number): boolean {
  for (let seat = 0; seat < seats; seat++) if (capitals[seat] === region) return true;
  return false;
}

/** Symbols by kind, blanks last. */
export function rollBattleDice(dice: number, chance: Chance): number[] {
  const symbols = [0, 0, 0, 0, 0];
  for (let die = 0; die < dice; die++) {
    const face = BATTLE_DIE[chance.die(6) - 1];
    symbols[face < 0 ? LAND : face]++;
  }
  return symbols;
}

/** A committed unit scores one hit at most, when its symbol comes (ATK-10.6, ATK-10.7). */
export function hitsOf(force: readonly number[], symbols: readonly number[]): number[] {
  const hits = [0, 0, 0, 0];
  for (let kind = 0; kind < LAND; kind++) {
    hits[kind] = symbols[kind] < force[kind] ? symbols[kind] : force[kind];
  }
  return hits;
}

function roll(g: Position, battle: LandBattle, seat: number, go: AttackGo): number[] {
  const force = seat === battle.attacker ? battle.attacking : battle.defending;
  if (sum(force) === 0) return [0, 0, 0, 0];
  const symbols = rollBattleDice(diceOf(g, battle, seat), go.chance);
  const hits = hitsOf(force, symbols);
  const [infantry, tank, artillery, plane, blank] = symbols;
  const rolled = { infantry, tank, artillery, plane, blank, hits: sum(hits), force: [...force] };
  if (seat === NEUTRAL) go.log('log.neutralRolled', { region: REGIONS[battle.region], ...rolled });
  else go.log('log.rolled', { seat, ...rolled });
  return hits;
}

/** Under the simultaneous order the defenders’ dice are rolled before anybody is taken off. */
export const attackRoll: Automatic<Attack, 'attackRoll'> = {
  kind: 'automatic',
  phase: 'battle',
  rule: 'ATK-10.4',
  run(g, _frame, go) {
    const { battle } = g.public;
    if (battle === null) return;
    battle.attackHits = roll(g, battle, battle.attacker, go);
    if (g.options.order === 'simultaneous') battle.defenceHits = roll(g, battle, battle.defender, go);
    go.next({ step: 'assign', seat: battle.attacker, region: REGIONS[battle.region] });
    beginAssigning(g, battle, battle.attacker, go);
  },
};

export const defenceRoll: Automatic<Attack, 'defenceRoll'> = {
  kind: 'automatic',
  phase: 'battle',
  rule: 'ATK-10.4',
  run(g, _frame, go) {
    const { battle } = g.public;
    if (battle === null) return;
    if (g.options.order !== 'simultaneous') battle.defenceHits = roll(g, battle, battle.defender, go);
    go.next({ step: 'assign', seat: battle.defender, region: REGIONS[battle.region] });
    beginAssigning(g, battle, battle.defender, go);
  },
};
