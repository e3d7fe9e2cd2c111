import { defaultFor, questionOf } from '@entente/engine';
import type { Choice, Frame } from '../flow.ts';
import { attack } from '../game.ts';
import type { Attack, AttackView } from '../position.ts';

const FIGHTING: readonly Frame['step'][] = [
  'submarines',
  'line',
  'navalRetreat',
  'commit',
  'assign',
  'press',
];

/**
 * What goes on with a battle to its end, as a clock would answer it: all units, on and on, the usual line, Submarines out of
 * it, the dearest victims. Null when the question is another one, or goes to another player.
 */
export function goingOn(view: AttackView): Choice | null {
  const question = questionOf<Attack>(view);
  return question !== null && FIGHTING.includes(question.step) ? defaultFor(attack, view) : null;
}

/** Could the viewer leave the battle now? */
export function mayLeave(view: AttackView): boolean {
  const step = questionOf<Attack>(view)?.step;
  return step === 'press' || step === 'navalRetreat';
}
