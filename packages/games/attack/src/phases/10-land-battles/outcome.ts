import type { Automatic, Decision } from '@entente/engine';
import { NO_CARD } from '../../cards/hand.ts';
import { REGIONS } from '../../data/map.ts';
import type { Choice } from '../../flow.ts';
import { type Attack, type AttackGo, type LandBattle, NEUTRAL, type Position } from '../../position.ts';
import {
  becomeNeutral,
  conquer,
  conquerNeutral,
  endsByElimination,
} from '../05-governments-and-regions/regions.ts';
import { callOffAttack } from '../07-move/attacks.ts';
import { arrive, goal, MARCH } from '../07-move/marches.ts';
import { strength, sum } from './forces.ts';

/** After a round: the battle is decided, or the attacker goes on or retreats (ATK-10.17, ATK-10.18). */
export const roundOver: Automatic<Attack, 'roundOver'> = {
  kind: 'automatic',
  phase: 'battle',
  rule: 'ATK-10.17',
  run(g, _frame, go) {
    const { battle } = g.public;
    if (battle === null) return;
    if (sum(strength(g, battle, battle.attacker)) === 0) fail(g, battle, go);
    else if (sum(strength(g, battle, battle.defender)) === 0) win(g, battle, go);
    else go.next({ step: 'press', seat: battle.attacker, region: REGIONS[battle.region] });
  },
};

const FASCISM = 3;
/** Enemy losses that a Fascist conquest needs to count (ATK-24.6, example ATK-29.16). */
export const GREAT_BATTLE = 3;

/**
 * All surviving attackers move in, be they Planes alone (ATK-7.7). Region, card and conquest come before the end of the
 * game by elimination (ATK-R11).
 */
function win(g: Position, battle: LandBattle, go: AttackGo): void {
  const world = g.public;
  const { movement } = world;
  const { attacker, defender, region, card } = battle;
  for (let at = movement.marches.length - MARCH; at >= 0; at -= MARCH) {
    if (goal(movement, at) === region) arrive(world, at);
  }
  if (world.governments[attacker] === FASCISM && battle.losses >= GREAT_BATTLE) world.conquests[attacker]++;
  world.battle = null;
  go.done();
  go.log('log.conquered', { seat: attacker, region: REGIONS[region] });
  if (defender === NEUTRAL) conquerNeutral(g, attacker, region, card, go);
  else {
    conquer(g, attacker, region, go);
    endsByElimination(g, defender, go);
  }
}

/** The attack is beaten off or broken off; the card goes back into the deck, or stays by option (ATK-10.24). */
function fail(g: Position, battle: LandBattle, go: AttackGo): void {
  const world = g.public;
  const { region, card, attacker, defender } = battle;
  const deserted = defender !== NEUTRAL && sum(strength(g, battle, defender)) === 0;
  callOffAttack(g, region);
  if (card !== NO_CARD) {
    if (g.options.neutralCard === 'stays') world.known.push(region, card);
    else g.secret.economic[card]++;
  }
  world.battle = null;
  go.done();
  go.log('log.held', { seat: attacker, region: REGIONS[region] });
  if (!deserted) return;
  // Both sides fell at the same time (ATK-5.10).
  becomeNeutral(g, region, go);
  endsByElimination(g, defender, go);
}

const PRESS_ON: Choice = { do: 'pressOn' };
const RETREAT: Choice = { do: 'retreat' };

/**
 * The attacker decides; the defender of a region cannot retreat (ATK-10.19). Without an answer the battle goes
 * on (ATK-27.13).
 */
export const press: Decision<Attack, 'press'> = {
  kind: 'decision',
  phase: 'battle',
  rule: 'ATK-10.18',
  asks: (_g, { seat }) => seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(PRESS_ON);
    offer.add(RETREAT);
  },
  prompt: ({ public: { battle } }) => ({ round: battle === null ? 0 : battle.round }),
  default: () => PRESS_ON,
  take(g, frame, seat, choice, go) {
    const { battle } = g.public;
    if (battle === null) return;
    if (choice.do === 'pressOn') {
      go.next({ step: 'battleRound' });
      return;
    }
    go.log('log.retreated', { seat, region: frame.region });
    fail(g, battle, go);
  },
};
