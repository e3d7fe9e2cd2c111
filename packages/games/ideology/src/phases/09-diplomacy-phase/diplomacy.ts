import type { Seat, Simultaneous } from '@entente/engine';
import { powersOf } from '../../cards/powers.ts';
import { PROPOSE, RELATION_OF } from '../../choices.ts';
import { RELATIONS } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import { type Ideology, type IdeologyGo, type Position, WAR } from '../../position.ts';
import { hasResigned } from '../../queries.ts';
import { NO_DECLARATION } from '../../refusals.ts';

const KEEP_REST = { do: 'keepRest' } as const;

function hasProposed(answers: readonly Choice[], target: Seat): boolean {
  for (const choice of answers) if (choice.do === 'propose' && choice.target === target) return true;
  return false;
}

/**
 * One proposal for every other player (IDEO-9.1.2), in secret until all are in (IDEO-17.6); then all are revealed
 * together (IDEO-9.1.3). Nothing that was promised limits them (IDEO-9.1.9).
 */
export const diplomacy: Simultaneous<Ideology, 'diplomacy'> = {
  kind: 'simultaneous',
  phase: 'diplomacy',
  // Everybody may talk to everybody during this step (IDEO-9.1.2).
  talks: true,
  rule: 'IDEO-9.1.1',
  asks(g) {
    const asked: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++) if (!hasResigned(g.public, seat)) asked.push(seat);
    return asked;
  },
  choices(g, _frame, seat, offer) {
    const { relations } = g.public;
    const mayDeclare = powersOf(g.public, seat).mayDeclareWar;
    for (let target = 0; target < g.seats; target++) {
      if (target === seat || hasProposed(g.answers[seat], target)) continue;
      // Any state may follow any other in one step (IDEO-9.1.7).
      for (let relation = 0; relation < WAR; relation++)
        offer.add(PROPOSE[target * RELATIONS.length + relation]);
      const mayFight = mayDeclare || relations[seat * g.seats + target] === WAR;
      offer.add(PROPOSE[target * RELATIONS.length + WAR], mayFight ? undefined : NO_DECLARATION);
    }
    offer.add(KEEP_REST);
  },
  default: () => KEEP_REST,
  more: (g, _frame, _seat, given) => given[given.length - 1].do !== 'keepRest' && given.length < g.seats - 1,
  resolve(g, _frame, answers, go) {
    const { relations, proposals } = g.public;
    // Who proposes nothing proposes what there is (IDEO-9.1.5).
    for (let at = 0; at < relations.length; at++) proposals[at] = relations[at];
    for (let seat = 0; seat < g.seats; seat++) {
      for (const choice of answers[seat]) {
        if (choice.do === 'propose') proposals[seat * g.seats + choice.target] = RELATION_OF[choice.relation];
      }
    }
    for (let seat = 0; seat < g.seats; seat++)
      for (let target = seat + 1; target < g.seats; target++) agree(g, seat, target, go);
    go.next({ step: 'assessment' });
  },
};

/** The more hostile of two proposals counts (IDEO-9.1.4): one is enough for War, Peace takes two (IDEO-9.1.6). */
function agree(g: Position, seat: Seat, target: Seat, go: IdeologyGo): void {
  const { relations, proposals } = g.public;
  const at = seat * g.seats + target;
  const back = target * g.seats + seat;
  const before = relations[at];
  const relation = Math.max(proposals[at], proposals[back]);
  relations[at] = relation;
  relations[back] = relation;
  const proposed = RELATIONS[proposals[at]];
  const answered = RELATIONS[proposals[back]];
  if (relation !== before) {
    g.public.still = false;
    go.log('log.relation', { seat, target, relation: RELATIONS[relation], proposed, answered });
  } else if (proposed !== answered) {
    go.log('log.noChange', { seat, target, relation: RELATIONS[relation], proposed, answered });
  }
}
