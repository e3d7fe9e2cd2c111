import type { Decision, Refusal } from '@entente/engine';
import { TECHNOLOGIES } from '../../data/terms.ts';
import type { Attack, AttackGo, Position } from '../../position.ts';
import type { Action } from '../04-turns/action.ts';

/** Research (ATK-17). */

const BASE = 10;
const STEP = 5;
/** Amount with which every roll succeeds; only full steps count (ATK-R21). */
const MOST = (BASE - 2) * STEP;

/** What two dice have to show (ATK-17.1). */
export const researchNeed = (pp: number): number => BASE - Math.floor(pp / STEP);

const NOTHING_LEFT: Refusal = { code: 'refuse.noTechnology', rule: 'ATK-17.4', with: {} };

/** The Technology cards that nobody owns, as bits: what lies face up before others is not in the deck (ATK-17.4). */
function deck({ public: { technologies } }: Position): number {
  let owned = 0;
  for (let seat = 0; seat < technologies.length; seat++) owned |= technologies[seat];
  return ~owned & ((1 << TECHNOLOGIES.length) - 1);
}

export const researchAction: Action = {
  id: 'research',
  refusal: (g) => (deck(g) === 0 ? NOTHING_LEFT : undefined),
  begin(_g, seat, go) {
    go.call({ step: 'research', seat });
  },
};

const INVEST = { do: 'invest', pp: 0 } as const;

/** Two dice against a number that PP lower (ATK-17.1, example ATK-29.2); the PP are gone either way (ATK-17.2). */
export const research: Decision<Attack, 'research'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-17.1',
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    const most = Math.min(MOST, g.public.pp[seat] - (g.public.pp[seat] % STEP));
    offer.amount(INVEST, 'pp', 0, most, STEP);
  },
  default: () => INVEST,
  take(g, _frame, seat, choice, go) {
    go.done();
    if (choice.do !== 'invest') return;
    const { pp } = choice;
    g.public.pp[seat] -= pp;
    const need = researchNeed(pp);
    const roll = go.chance.die(6) + go.chance.die(6);
    go.log('log.research', { seat, pp, roll, need });
    if (roll < need) return;
    const technology = drawBit(deck(g), go);
    g.public.technologies[seat] |= 1 << technology;
    go.log('log.technology', { seat, technology: TECHNOLOGIES[technology] });
  },
};

/** One of the bits at random. */
export function drawBit(bits: number, go: AttackGo): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  let left = go.chance.below(count);
  for (let bit = 0; bit < 32; bit++) {
    if ((bits & (1 << bit)) === 0) continue;
    if (left === 0) return bit;
    left--;
  }
  return -1;
}
