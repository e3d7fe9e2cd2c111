import type { Simultaneous } from '@entente/engine';
import { CLASS_INDEX } from '../../cards/table.ts';
import { LOWER, RAISE } from '../../choices.ts';
import type { Reason } from '../../flow.ts';
import { A, E, type Limit, type LimitGo, type Nation, type Position } from '../../position.ts';
import { seatInTurn } from '../../queries.ts';
import { lowerClass, mayFall, mayRise, raiseClass } from '../00-the-game/nation.ts';
import { fallOf, riseOf } from '../00-the-game/telling.ts';
import { PLAIN_HABITS } from './habits.ts';
import { seatsWithAny } from './round.ts';

/*
 * Steps of standards of living that their owner spreads over the classes (LIM-0.5.4). Nobody is asked when the order of
 * the classes leaves one answer; steps that no class can make are ignored (LIM-0.5.7). What one nation chooses touches no
 * other, so all choose at the same time (LIM-2.0.3).
 */

const NONE = -1;
const SEVERAL = -2;

/** Makes the steps that leave no choice, and tells of them at a table. Returns the steps still to be chosen. */
export function forcedFalls(nation: Nation, count: number, seat = NONE, go: LimitGo | null = null): number {
  for (; count > 0; count--) {
    const only = onlyClass(nation, mayFall);
    if (only === NONE) return 0;
    if (only === SEVERAL) return count;
    if (go === null) lowerClass(nation, only);
    else fallOf(nation, seat, only, go);
  }
  return 0;
}

/** Makes the steps that leave no choice, and tells of them at a table. Returns the steps still to be chosen. */
export function forcedRises(nation: Nation, count: number, seat = NONE, go: LimitGo | null = null): number {
  for (; count > 0; count--) {
    const only = onlyClass(nation, mayRise);
    if (only === NONE) return 0;
    if (only === SEVERAL) return count;
    if (go === null) raiseClass(nation, only);
    else riseOf(nation, seat, only, go);
  }
  return 0;
}

function onlyClass(nation: Nation, may: (nation: Nation, socialClass: number) => boolean): number {
  let only = NONE;
  for (let socialClass = A; socialClass <= E; socialClass++) {
    if (!may(nation, socialClass)) continue;
    if (only !== NONE) return SEVERAL;
    only = socialClass;
  }
  return only;
}

/** Steps that leave no choice; up if positive, down if negative. Returns the steps still to be chosen. */
function forced(nation: Nation, steps: number, seat = NONE, go: LimitGo | null = null): number {
  return steps > 0 ? forcedRises(nation, steps, seat, go) : 0 - forcedFalls(nation, -steps, seat, go);
}

/** By seat, steps down: without the -0 that a minus makes of 0, and that V8 keeps as a fraction. */
export const falls = (levels: readonly number[]): number[] => levels.map((count) => 0 - count);

/**
 * By seat, steps up (positive) or down (negative). Makes those that leave no choice and asks for the others, all at the
 * same time. The current frame goes on afterwards. False when nobody has to choose.
 */
export function askForStandards(
  g: Position,
  steps: readonly number[],
  reasons: readonly Reason[],
  go: LimitGo,
): boolean {
  const left = steps.map(() => 0);
  let any = false;
  for (let turn = 0; turn < g.seats; turn++) {
    const seat = seatInTurn(g.public, turn);
    left[seat] = forced(g.public.nations[seat], steps[seat], seat, go);
    if (left[seat] !== 0) any = true;
  }
  if (any) go.call({ step: 'standards', steps: left, reasons: reasons.slice() });
  return any;
}

/** Makes the steps answered, each followed by those that then leave no choice. Returns the steps still to be chosen. */
export function makeSteps(
  nation: Nation,
  steps: number,
  given: readonly Limit['choice'][],
  seat = NONE,
  go: LimitGo | null = null,
): number {
  let left = steps;
  for (const choice of given) {
    if (choice.do === 'raise') {
      if (go === null) raiseClass(nation, CLASS_INDEX[choice.class]);
      else riseOf(nation, seat, CLASS_INDEX[choice.class], go);
      left = forced(nation, left - 1, seat, go);
    } else if (choice.do === 'lower') {
      if (go === null) lowerClass(nation, CLASS_INDEX[choice.class]);
      else fallOf(nation, seat, CLASS_INDEX[choice.class], go);
      left = forced(nation, left + 1, seat, go);
    }
  }
  return left;
}

/** The classes as they will be after what the nation has answered so far, and the steps then left to choose. */
function after(nation: Nation, steps: number, given: readonly Limit['choice'][]): [Nation, number] {
  if (given.length === 0) return [nation, steps];
  const then = { ...nation, sol: nation.sol.slice() };
  return [then, makeSteps(then, steps, given)];
}

const standards: Simultaneous<Limit, 'standards'> = {
  kind: 'simultaneous',
  phase: 'caller',
  rule: 'LIM-2.0.3',
  asks: (_g, { steps }) => seatsWithAny(steps),
  prompt(view, { steps, reasons }) {
    const { viewer } = view;
    if (viewer === 'spectator' || steps[viewer] === 0) return { reason: 'none', count: 0 };
    const [, left] = after(view.public.nations[viewer], steps[viewer], view.answers);
    return { reason: reasons[viewer], count: Math.abs(left) };
  },
  choices(g, { steps }, seat, offer) {
    const [nation] = after(g.public.nations[seat], steps[seat], g.answers[seat]);
    for (let socialClass = A; socialClass <= E; socialClass++) {
      if (steps[seat] > 0 && mayRise(nation, socialClass)) offer.add(RAISE[socialClass]);
      if (steps[seat] < 0 && mayFall(nation, socialClass)) offer.add(LOWER[socialClass]);
    }
  },
  default(g, { steps }, seat) {
    const [nation] = after(g.public.nations[seat], steps[seat], g.answers[seat]);
    return steps[seat] > 0 ? RAISE[PLAIN_HABITS.rise(nation)] : LOWER[PLAIN_HABITS.fall(nation)];
  },
  more: (g, { steps }, seat, given) => after(g.public.nations[seat], steps[seat], given)[1] !== 0,
  resolve(g, { steps }, answers, go) {
    for (let turn = 0; turn < g.seats; turn++) {
      const seat = seatInTurn(g.public, turn);
      makeSteps(g.public.nations[seat], steps[seat], answers[seat], seat, go);
    }
    go.done();
  },
};

export const standardSteps = { standards };
