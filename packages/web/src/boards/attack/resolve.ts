import { type Attack, LAND_COSTS, LAND_UNITS, type LandUnit } from '@entente/game-attack';
import type { Action } from '../../play/intents.ts';
import type { Odds } from './odds.ts';

type Choice = Attack['choice'];
type Hit = Extract<Choice, { do: 'hit' }>;

const costOf = (unit: LandUnit): number => LAND_COSTS[LAND_UNITS.indexOf(unit)];

/** The freest hits first: they may take what others cannot. */
const FREEST: readonly LandUnit[] = ['plane', 'tank', 'artillery', 'infantry'];

/** The next hit and the dearest unit that it may take (ATK-27.12). */
function dearest(choices: readonly Choice[]): Choice | undefined {
  const two = choices.find((choice) => choice.do === 'hitTwo');
  for (const unit of FREEST) {
    const hits = choices.filter((choice): choice is Hit => choice.do === 'hit' && choice.unit === unit);
    const [best] = hits.toSorted((one, other) => costOf(other.victim) - costOf(one.victim));
    if (best === undefined) continue;
    const asMuch = costOf(best.victim) <= 2 * costOf('infantry');
    return unit === 'artillery' && two !== undefined && asMuch ? two : best;
  }
  return undefined;
}

/** All units, on and on, the usual line, Submarines out of it: what a clock would answer (ATK-27.8 to ATK-27.13). */
const GOES_ON: readonly Choice['do'][] = [
  'commitAll',
  'ready',
  'pressOn',
  'usualLine',
  'stay',
  'submarinesStay',
];

/** What goes on with a battle to its end; null when something else is asked. */
export function goingOn(actions: readonly Action[]): Action | null {
  const open = actions.filter(({ kind }) => kind === 'plain');
  // The actions of a table of Attack! are choices of Attack!.
  const choices = open.map(({ choice }) => choice as Choice);
  const wanted = GOES_ON.map((name) => choices.find((choice) => choice.do === name));
  const answer = [...wanted, dearest(choices), choices.find((choice) => choice.do === 'inLine')].find(
    (choice) => choice !== undefined,
  );
  return answer === undefined ? null : (open[choices.indexOf(answer)] ?? null);
}

/** Could one leave the battle now? */
export const mayLeave = (actions: readonly Action[]): boolean =>
  actions.some(({ kind, choice }) => kind === 'plain' && ['pressOn', 'stay'].includes(choice.do));

/** How likely a side is to win, in hundredths. */
export function chanceOf(found: Odds, attacks: boolean): number {
  const { win } = found.odds;
  const lose = found.kind === 'naval' ? found.odds.lose : 1 - win;
  return Math.round(100 * (attacks ? win : lose));
}
