import { defaultFor, questionOf } from '@entente/engine';
import { MAPS, REGIONS, type Region } from '../data/map.ts';
import type { Choice, Frame } from '../flow.ts';
import { attack } from '../game.ts';
import { goodClaims, type Surroundings, surroundingsOf } from '../phases/03-set-up/good-start.ts';
import type { Attack, AttackView } from '../position.ts';

/** The set-up as a board may help with it (ATK-R27). */

const SETTING_UP: readonly Frame['step'][] = ['claim', 'deploy', 'capital'];

/** A sensible answer of the set-up; null when the question is another one, or goes to another player. */
export function sensibleStart(view: AttackView): Choice | null {
  const question = questionOf<Attack>(view);
  return question !== null && SETTING_UP.includes(question.step) ? defaultFor(attack, view) : null;
}

export interface Advice extends Surroundings {
  readonly region: Region;
  /** An own region beside it, if there is one. */
  readonly beside: Region | null;
}

/** Number of regions to name. */
const FEW = 5;

/** Good regions to claim and what lies around them, the best first. */
export function claimAdvice(view: AttackView): Advice[] {
  const seat = view.viewer;
  if (seat === 'spectator' || questionOf<Attack>(view)?.step !== 'claim') return [];
  const { borders, adjacent } = MAPS[view.options.map];
  return goodClaims(view, seat)
    .slice(0, FEW)
    .map(({ region }) => {
      const near = [...borders[region], ...adjacent[region]].find(
        (place) => view.public.owner[place] === seat,
      );
      return {
        region: REGIONS[region],
        beside: near === undefined ? null : REGIONS[near],
        ...surroundingsOf(view, seat, region),
      };
    });
}
