import type { Seat, Simultaneous } from '@entente/engine';
import { SEA_OF } from '../../data/map.ts';
import { LINE_SHIPS } from '../../data/terms.ts';
import { CARRIER, DAMAGED } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, NavalBattle, World } from '../../position.ts';
import { fightRound } from './round.ts';

/** Kinds in a battle line: ships and damaged Battleships. */
export const LINE_KINDS = 5;

const IN_LINE: readonly Choice[] = LINE_SHIPS.map((ship) => ({ do: 'inLine', ship }));
const USUAL: Choice = { do: 'usualLine' };

const forceOf = (fight: NavalBattle, seat: Seat): readonly number[] =>
  seat === fight.attacker ? fight.attacking : fight.defending;

/** What is left to be arranged. */
function unarranged(fight: NavalBattle, seat: Seat, given: readonly Choice[]): number[] {
  const left = forceOf(fight, seat).slice();
  for (const choice of given) if (choice.do === 'inLine') left[LINE_SHIPS.indexOf(choice.ship)]--;
  return left;
}

/** Ships of one kind can stand in one way only. */
function isSettled(left: readonly number[]): boolean {
  let kinds = 0;
  for (let kind = 0; kind < LINE_KINDS; kind++) if (left[kind] > 0) kinds++;
  return kinds < 2;
}

/** Carriers in the middle, where they help on both sides (ATK-27.9). */
export function usualLine(force: readonly number[]): number[] {
  const others: number[] = [];
  for (const kind of [DAMAGED, 2, 0, 1]) for (let ship = 0; ship < force[kind]; ship++) others.push(kind);
  const middle = others.length >> 1;
  const carriers = others.slice(0, 0);
  for (let ship = 0; ship < force[CARRIER]; ship++) carriers.push(CARRIER);
  return [...others.slice(0, middle), ...carriers, ...others.slice(middle)];
}

function lineOf(fight: NavalBattle, seat: Seat, given: readonly Choice[]): number[] {
  if (given.some((choice) => choice.do === 'usualLine')) return usualLine(forceOf(fight, seat));
  const line: number[] = [];
  for (const choice of given) if (choice.do === 'inLine') line.push(LINE_SHIPS.indexOf(choice.ship));
  const left = unarranged(fight, seat, given);
  for (let kind = 0; kind < LINE_KINDS; kind++) for (let ship = 0; ship < left[kind]; ship++) line.push(kind);
  return line;
}

function arranging({ fight }: World): Seat[] {
  if (fight === null) return [];
  const seats: Seat[] = [];
  if (!isSettled(fight.attacking)) seats.push(fight.attacker);
  if (!isSettled(fight.defending)) seats.push(fight.defender);
  return seats.sort((one, other) => one - other);
}

/** Both put their ships into a line in secret (ATK-11.6), position by position; then the lines meet. */
export const line: Simultaneous<Attack, 'line'> = {
  kind: 'simultaneous',
  phase: 'battle',
  rule: 'ATK-11.6',
  asks: (g) => arranging(g.public),
  choices(g, _frame, seat, offer) {
    const { fight } = g.public;
    if (fight === null) return;
    const given = g.answers.length === 0 ? [] : g.answers[seat];
    const left = unarranged(fight, seat, given);
    for (let kind = 0; kind < LINE_KINDS; kind++) if (left[kind] > 0) offer.add(IN_LINE[kind]);
    if (given.length === 0) offer.add(USUAL);
  },
  more(g, _frame, seat, given) {
    const { fight } = g.public;
    if (fight === null || given[given.length - 1].do === 'usualLine') return false;
    return !isSettled(unarranged(fight, seat, given));
  },
  prompt: ({ public: { fight } }) =>
    fight === null ? {} : { seat: fight.attacker, target: fight.defender, round: fight.round },
  default(g, _frame, seat) {
    const { fight } = g.public;
    const given = g.answers.length === 0 ? [] : g.answers[seat];
    if (fight === null || given.length === 0) return USUAL;
    return IN_LINE[unarranged(fight, seat, given).findIndex((count) => count > 0)];
  },
  resolve(g, frame, answers, go) {
    const { fight } = g.public;
    if (fight === null) return;
    const { attacker, defender } = fight;
    const attack = lineOf(fight, attacker, answers[attacker]);
    const defence = lineOf(fight, defender, answers[defender]);
    fightRound(g, SEA_OF[frame.sea], attack, defence, go);
  },
};
