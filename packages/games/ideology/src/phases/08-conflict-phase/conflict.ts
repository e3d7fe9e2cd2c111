import type { Automatic, Choices, Decision, Seat } from '@entente/engine';
import { discard } from '../../cards/hand.ts';
import { surchargeOf } from '../../cards/powers.ts';
import { ATTACK, PASS, TYPE_OF, USE_WMD } from '../../choices.ts';
import { WMD } from '../../data/advancements.ts';
import { REGION_OF } from '../../data/regions.ts';
import type { Choice } from '../../flow.ts';
import { type Ideology, KINDS, NEUTRAL, PEACE, type Position, SEATS, TYPES, WAR } from '../../position.ts';
import { isDistant, presence, slot } from '../../queries.ts';
import { NO_ACT_OF_WAR, NOT_AT, tooDear } from '../../refusals.ts';
import { hasOneAnswerAtBest } from '../03-the-turn/at-best.ts';
import { inTurn, openPhase } from '../03-the-turn/rounds.ts';
import { useWmd } from '../15-advancements/mass-destruction.ts';
import { advancementPenalty, distancePenalty, penaltiesOf } from './penalties.ts';
import { moveOn, openConflict } from './strikes.ts';

/** Conflicts are started one at a time, round and round. */
export const conflicts: Automatic<Ideology, 'conflicts'> = {
  kind: 'automatic',
  phase: 'conflict',
  rule: 'IDEO-3.1.5',
  run(g, _frame, go) {
    openPhase(g.public);
    go.next({ step: 'conflict' });
    moveOn(g, go);
  },
};

/**
 * By type, the first relation at which a conflict is allowed: military at War (IDEO-8.1.7), economic at Neutral
 * (IDEO-8.1.6), cultural at Peace (IDEO-8.1.5).
 */
const HOSTILE_ENOUGH = [WAR, NEUTRAL, PEACE];

/**
 * Conflicts of one type in one region (IDEO-8.1.1), against everybody who has a card of the type there (IDEO-8.1.2).
 * Whose region it is does not matter (IDEO-8.1.3), nor an own card there (IDEO-8.1.4).
 */
function offerAttacks(g: Position, seat: Seat, region: number, type: number, offer: Choices<Choice>): void {
  const world = g.public;
  const have = g.private[seat].hand[type];
  const at = slot(region, type, 0);
  let apart = -1;
  for (let target = 0; target < g.seats; target++) {
    if (target === seat || world.cards[at + target] === 0) continue;
    // As the last Diplomacy Phase left it (IDEO-8.1.8, IDEO-9.1.8).
    const relation = world.relations[seat * g.seats + target];
    if (relation < HOSTILE_ENOUGH[type]) {
      offer.add(ATTACK[at + target], NOT_AT[relation * TYPES + type]);
      continue;
    }
    if (apart < 0) {
      const distant = isDistant(world, seat, region);
      apart =
        distancePenalty(world, g.options, seat, type, distant) +
        surchargeOf(world, seat, region, type, distant);
    }
    // All penalties and one card to attack with (IDEO-8.2.7).
    const need = apart + advancementPenalty(world, seat, target, type) + 1;
    if (have < need) offer.add(ATTACK[at + target], tooDear(type, need, have));
    else offer.add(ATTACK[at + target]);
  }
}

/**
 * Weapons of Mass Destruction against everybody with a card in the region (IDEO-15.4.3) who is at War (IDEO-15.4.2).
 */
function offerWmd(g: Position, seat: Seat, region: number, offer: Choices<Choice>): void {
  for (let target = 0; target < g.seats; target++) {
    if (target === seat || presence(g.public, region, target) === 0) continue;
    const atWar = g.public.relations[seat * g.seats + target] === WAR;
    offer.add(USE_WMD[region * SEATS + target], atWar ? undefined : NO_ACT_OF_WAR);
  }
}

const isArmed = (held: Position['public']['held'], seat: Seat): boolean => held[seat * KINDS + WMD] > 0;

/**
 * A conflict, a weapon of mass destruction (IDEO-8.4.1) or a pass. Each but the pass uses up a card or a weapon, so the
 * phase comes to an end (IDEO-16.13). A player without a region may act as well (IDEO-16.4).
 */
export const conflict: Decision<Ideology, 'conflict'> = {
  kind: 'decision',
  phase: 'conflict',
  rule: 'IDEO-3.1.5',
  isOpen: (seen, frame) => hasOneAnswerAtBest(conflict, seen, frame),
  quietPass: true,
  asks: (g) => inTurn(g.public),
  prompt: ({ viewer, public: { held } }) => ({
    armed: viewer !== 'spectator' && isArmed(held, viewer) ? 'yes' : 'no',
  }),
  choices(g, _frame, seat, offer) {
    const { inPlay, held } = g.public;
    const armed = isArmed(held, seat);
    for (let index = 0; index < inPlay.length; index++) {
      for (let type = 0; type < TYPES; type++) offerAttacks(g, seat, inPlay[index], type, offer);
      if (armed) offerWmd(g, seat, inPlay[index], offer);
    }
    offer.add(PASS);
  },
  default: () => PASS,
  take(g, _frame, seat, choice, go) {
    if (choice.do === 'attack') {
      const { region, influence, target } = choice;
      const type = TYPE_OF[influence];
      const { distance, advancement, surcharge } = penaltiesOf(g.public, g.options, {
        attacker: seat,
        defender: target,
        region: REGION_OF[region],
        type,
      });
      g.public.passes = 0;
      // The penalties are paid at the start of every conflict (IDEO-8.2.1, IDEO-8.3.11).
      discard(g, seat, type, distance + advancement + surcharge);
      go.log('log.attacked', { seat, target, region, influence, distance, behind: advancement, surcharge });
      openConflict(g, { attacker: seat, defender: target, region, influence, strike: 1 }, go);
    } else if (choice.do === 'useWmd') {
      g.public.passes = 0;
      const { target, region } = choice;
      const lost = useWmd(g, seat, target, REGION_OF[region]);
      go.log('log.usedWmd', { seat, target, region, lost });
      moveOn(g, go);
    } else {
      g.public.passes++;
      go.log('log.passed', { seat });
      moveOn(g, go);
    }
  },
};
