import type { Automatic, Decision, Seat } from '@entente/engine';
import { SEA_OF, SEAS } from '../../data/map.ts';
import { SUBMARINE } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, AttackGo, Position, World } from '../../position.ts';
import { fleetAt, submarinesAt } from '../../table.ts';
import {
  BUILDER_DECIDES,
  ENGAGED,
  isStillDue,
  OPPONENT_DECIDES,
  opponentOf,
  pendingOf,
  reasonOf,
  seaOf,
} from './pending.ts';

/** The naval battles of an action, one after the other (ATK-7.10, ATK-11.5). */
export const navalBattles: Automatic<Attack, 'navalBattles'> = {
  kind: 'automatic',
  rules: ['ATK-7.10', 'ATK-11.1', 'ATK-11.2', 'ATK-11.4', 'ATK-11.5', 'ATK-28.9'],
  run(g, _frame, go) {
    const { movement } = g.public;
    movement.pending = movement.pending.filter((pending) => isStillDue(g.public, pending));
    if (movement.pending.length === 0) go.done();
    else if (movement.pending.length === 1) begin(g, movement.pending[0], go);
    else go.call({ step: 'nextNavalBattle' });
  },
};

/** The active player chooses the order. */
export const nextNavalBattle: Decision<Attack, 'nextNavalBattle'> = {
  kind: 'decision',
  rules: ['ATK-7.10', 'ATK-11.5'],
  asks: (g) => g.public.active,
  choices(g, _frame, _seat, offer) {
    for (const pending of g.public.movement.pending)
      offer.add({ do: 'fightAt', sea: SEAS[seaOf(pending)], target: opponentOf(pending) });
  },
  default: (g) => {
    const [pending] = g.public.movement.pending;
    return { do: 'fightAt', sea: SEAS[seaOf(pending)], target: opponentOf(pending) };
  },
  take(g, _frame, _seat, choice, go) {
    if (choice.do !== 'fightAt') return;
    go.done();
    const first = pendingOf(SEA_OF[choice.sea], choice.target, 0);
    const chosen = g.public.movement.pending.find((pending) => pending - reasonOf(pending) === first);
    if (chosen !== undefined) begin(g, chosen, go);
  },
};

function begin(g: Position, pending: number, go: AttackGo): void {
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

/** Submarines need not fight: where a battle hangs on them alone, their owner decides. */
export const giveBattle: Decision<Attack, 'giveBattle'> = {
  kind: 'decision',
  rules: ['ATK-9.5', 'ATK-11.3', 'ATK-11.4', 'ATK-13.5', 'ATK-27.8', 'ATK-R12'],
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

/** Ships of a seat here that must take part, and its Submarines when that is settled. */
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

/** Do the Submarines take part (ATK-11.3)? Those that do not stay untouched. */
export const submarines: Decision<Attack, 'submarines'> = {
  kind: 'decision',
  rules: ['ATK-11.3', 'ATK-11.16', 'ATK-11.17', 'ATK-27.8', 'ATK-28.8', 'ATK-30.10', 'ATK-R6'],
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
