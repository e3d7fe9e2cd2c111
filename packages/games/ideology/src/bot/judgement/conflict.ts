import { REGION_OF } from '../../data/regions.ts';
import { INFLUENCES } from '../../data/terms.ts';
import type { Conflict } from '../../flow.ts';
import type { Position } from '../../position.ts';
import { slot } from '../../queries.ts';

/*
 * A position in the middle of a conflict says little. What it is worth lies between the attack won and the attack lost,
 * by how likely each is with the cards that both hold.
 */

type Judge = (g: Position) => number;

/** Is a conflict under way? */
export function isConflict({ flow }: Position): boolean {
  const step = flow.at(-1)?.step;
  return step === 'defend' || step === 'press' || step === 'victory';
}

/** The judgement of a position, with a conflict under way seen to its end. */
export function afterTheConflict(g: Position, judge: Judge): number {
  const frame = g.flow.at(-1);
  switch (frame?.step) {
    case 'defend':
      return between(g, frame, chanceWhenDefending(g, frame, frame.cost), judge);
    case 'press':
      return between(g, frame, chanceWhenPressing(g, frame), judge);
    case 'victory':
      return between(g, frame, 1, judge);
    default:
      return judge(g);
  }
}

function between(g: Position, conflict: Conflict, chance: number, judge: Judge): number {
  const lost = chance < 1 ? judge(g) : 0;
  if (chance === 0) return lost;
  const { attacker, defender, region, influence } = conflict;
  const type = INFLUENCES.indexOf(influence);
  const { cards } = g.public;
  const won = slot(REGION_OF[region], type, attacker);
  const gone = slot(REGION_OF[region], type, defender);
  cards[won]++;
  cards[gone]--;
  const worth = judge(g);
  cards[won]--;
  cards[gone]++;
  return chance * worth + (1 - chance) * lost;
}

/** The attack card lies there: does it come through? */
function chanceWhenDefending(g: Position, conflict: Conflict, cost: number): number {
  const [attack, defence] = forces(g, conflict);
  if (defence < cost) return 1;
  return attack > defence ? 0.7 : 0.25;
}

/** The attack was cancelled: will there be another? */
function chanceWhenPressing(g: Position, conflict: Conflict): number {
  const [attack, defence] = forces(g, conflict);
  if (attack === 0) return 0;
  return defence === 0 ? 0.8 : 0.3;
}

/** Cards of the type that attacker and defender hold. */
function forces(g: Position, { attacker, defender, influence }: Conflict): [number, number] {
  const type = INFLUENCES.indexOf(influence);
  return [g.private[attacker].hand[type], g.private[defender].hand[type]];
}
