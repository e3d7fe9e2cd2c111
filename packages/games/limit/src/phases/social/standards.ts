import type { Decision, Seat } from '@entente/engine';
import { CLASS_INDEX, LOWER, RAISE } from '../../cards/table.ts';
import { CLASSES } from '../../data/terms.ts';
import { lowerClass, mayFall, mayRise, raiseClass } from '../../nation.ts';
import { A, E, type Limit, type LimitGo, type Nation } from '../../position.ts';
import type { Reason, SocialFrame } from './frames.ts';
import { PLAIN_HABITS } from './habits.ts';

/*
 * Steps of standards of living that their owner spreads over the classes (LIM-0.5.4). Nobody is asked when the order of
 * the classes leaves one answer; steps that no class can make are ignored (LIM-0.5.7).
 */

const NONE = -1;
const SEVERAL = -2;

/** Makes the steps that leave no choice, and tells of them at a table. Gives the steps still to be chosen. */
export function forcedFalls(nation: Nation, count: number, seat = NONE, go: LimitGo | null = null): number {
  for (; count > 0; count--) {
    const only = onlyClass(nation, mayFall);
    if (only === NONE) return 0;
    if (only === SEVERAL) return count;
    lowerClass(nation, only);
    go?.log('log.lowerStandard', { seat, class: CLASSES[only] });
  }
  return 0;
}

/** Makes the steps that leave no choice, and tells of them at a table. Gives the steps still to be chosen. */
export function forcedRises(nation: Nation, count: number, seat = NONE, go: LimitGo | null = null): number {
  for (; count > 0; count--) {
    const only = onlyClass(nation, mayRise);
    if (only === NONE) return 0;
    if (only === SEVERAL) return count;
    raiseClass(nation, only);
    go?.log('log.raiseStandard', { seat, class: CLASSES[only] });
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

/** What a nation has to choose so that `count` steps fall; null when nothing is left to choose. */
export function fall(
  nation: Nation,
  seat: Seat,
  count: number,
  reason: Reason,
  go: LimitGo,
): SocialFrame | null {
  const left = forcedFalls(nation, count, seat, go);
  return left === 0 ? null : { step: 'lowerStandard', seat, count: left, reason };
}

/** What a nation has to choose so that `count` steps rise; null when nothing is left to choose. */
export function rise(
  nation: Nation,
  seat: Seat,
  count: number,
  reason: Reason,
  go: LimitGo,
): SocialFrame | null {
  const left = forcedRises(nation, count, seat, go);
  return left === 0 ? null : { step: 'raiseStandard', seat, count: left, reason };
}

const lowerStandard: Decision<Limit, 'lowerStandard'> = {
  kind: 'decision',
  rules: ['LIM-2.3.4', 'LIM-2.10.3', 'LIM-3.3.4', 'LIM-9.1'],
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    const nation = g.public.nations[seat];
    for (let socialClass = A; socialClass <= E; socialClass++) {
      if (mayFall(nation, socialClass)) offer.add(LOWER[socialClass]);
    }
  },
  default: (g, _frame, seat) => LOWER[PLAIN_HABITS.fall(g.public.nations[seat])],
  take(g, { count, reason }, seat, choice, go) {
    if (choice.do !== 'lower') return;
    const nation = g.public.nations[seat];
    lowerClass(nation, CLASS_INDEX[choice.class]);
    go.log('log.lowerStandard', { seat, class: choice.class });
    follow(go, fall(nation, seat, count - 1, reason, go));
  },
};

const raiseStandard: Decision<Limit, 'raiseStandard'> = {
  kind: 'decision',
  rules: ['LIM-2.10.6', 'LIM-2.10.7', 'LIM-3.8.3', 'LIM-9.1', 'LIM-9.5'],
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    const nation = g.public.nations[seat];
    for (let socialClass = A; socialClass <= E; socialClass++) {
      if (mayRise(nation, socialClass)) offer.add(RAISE[socialClass]);
    }
  },
  default: (g, _frame, seat) => RAISE[PLAIN_HABITS.rise(g.public.nations[seat])],
  take(g, { count, reason }, seat, choice, go) {
    if (choice.do !== 'raise') return;
    const nation = g.public.nations[seat];
    raiseClass(nation, CLASS_INDEX[choice.class]);
    go.log('log.raiseStandard', { seat, class: choice.class });
    follow(go, rise(nation, seat, count - 1, reason, go));
  },
};

/** The current frame is over; `frame`, if any, comes in its place. */
export function follow(go: LimitGo, frame: Limit['frame'] | null): void {
  if (frame === null) go.done();
  else go.next(frame);
}

export const standardSteps = { lowerStandard, raiseStandard };
