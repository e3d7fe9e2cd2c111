import type { Decision, Seat } from '@entente/engine';
import { SEAS } from '../../data/map.ts';
import { SUBMARINE } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, AttackGo, Position, World } from '../../position.ts';
import { fleetAt, submarinesAt } from '../../queries.ts';
import { BUILDER_DECIDES, ENGAGED, OPPONENT_DECIDES, opponentOf, reasonOf, seaOf } from './pending.ts';

/** A naval battle that is due begins, unless it hangs on Submarines whose owner has to be asked. */
export function beginNavalBattle(g: Position, pending: number, go: AttackGo): void {
  const world = g.public;
  const { movement, active } = world;
  const sea = seaOf(pending);
  const opponent = opponentOf(pending);
  const reason = reasonOf(pending);
  movement.pending = movement.pending.filter((other) => other !== pending);
  if (reason === OPPONENT_DECIDES)
    go.call({ step: 'giveBattle', seat: opponent, sea: SEAS[sea], target: active, pending });
  else if (reason === BUILDER_DECIDES)
    go.call({ step: 'giveBattle', seat: active, sea: SEAS[sea], target: opponent, pending });
  else open(g, sea, opponent, reason, go);
}

const GIVE_BATTLE: Choice = { do: 'giveBattle' };
const AVOID_BATTLE: Choice = { do: 'avoidBattle' };

/**
 * Submarines need not fight: where a battle hangs on them alone, their owner decides. Only then is the mover asked
 * about his own (ATK-R12). Without an answer they stay out (ATK-27.8).
 */
export const giveBattle: Decision<Attack, 'giveBattle'> = {
  kind: 'decision',
  phase: 'battle',
  rule: 'ATK-9.5',
  asks: (_g, { seat }) => seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(GIVE_BATTLE);
    offer.add(AVOID_BATTLE);
  },
  default: () => AVOID_BATTLE,
  take(g, { pending, sea, target }, seat, choice, go) {
    go.done();
    if (choice.do === 'giveBattle') open(g, seaOf(pending), opponentOf(pending), reasonOf(pending), go);
    else go.log('log.avoidedBattle', { seat, target, sea });
  },
};

/**
 * All surface ships of a seat here must take part (ATK-11.2), its Submarines when that is settled. Third players’ ships
 * do not (ATK-11.5).
 */
function side({ ships }: World, sea: number, seat: Seat, submarines: boolean): number[] {
  const from = fleetAt(sea, seat);
  const force = [ships[from], 0, ships[from + 2], ships[from + 3], 0];
  if (submarines) force[SUBMARINE] = ships[from + SUBMARINE];
  return force;
}

/** The battle opens; whoever may still decide about Submarines is asked, the attacker first (ATK-11.3). */
function open(g: Position, sea: number, defender: Seat, reason: number, go: AttackGo): void {
  const world = g.public;
  const attacker = world.active;
  const sent = reason === ENGAGED || reason === BUILDER_DECIDES;
  const answering = reason === OPPONENT_DECIDES;
  world.fight = {
    sea,
    attacker,
    defender,
    round: 1,
    attacking: side(world, sea, attacker, sent),
    defending: side(world, sea, defender, answering),
  };
  go.log('log.navalBattle', { seat: attacker, target: defender, sea: SEAS[sea] });
  go.call({ step: 'line', sea: SEAS[sea] });
  if (!answering && submarinesAt(world, sea, defender) > 0)
    go.call({ step: 'submarines', seat: defender, sea: SEAS[sea] });
  if (!sent && submarinesAt(world, sea, attacker) > 0)
    go.call({ step: 'submarines', seat: attacker, sea: SEAS[sea] });
}

const FIGHT: Choice = { do: 'submarinesFight' };
const STAY: Choice = { do: 'submarinesStay' };

/**
 * Do the Submarines take part (ATK-11.3), all of them (ATK-R6)? Those that do not stay untouched (ATK-28.8);
 * without an answer they do not (ATK-27.8).
 */
export const submarines: Decision<Attack, 'submarines'> = {
  kind: 'decision',
  phase: 'battle',
  rule: 'ATK-11.3',
  asks: (_g, { seat }) => seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(FIGHT);
    offer.add(STAY);
  },
  default: () => STAY,
  take(g, { sea }, seat, choice, go) {
    const { fight } = g.public;
    if (fight === null) return;
    const joins = choice.do === 'submarinesFight';
    const force = seat === fight.attacker ? fight.attacking : fight.defending;
    if (joins) force[SUBMARINE] = submarinesAt(g.public, fight.sea, seat);
    go.log(joins ? 'log.submarinesFight' : 'log.submarinesStay', { seat, sea });
    go.done();
  },
};
