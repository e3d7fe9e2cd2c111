import { foresee, type Game } from '@entente/engine';
import type { Metric } from '../data/conditions.ts';
import { RED } from '../data/tables.ts';
import type { Choice } from '../flow.ts';
import { type Part, type Progress, progress } from '../phases/14-objectives/objectives.ts';
import type { Venonta, VenontaView } from '../position.ts';
import { type Step, spoiltBy } from './spoilt.ts';

/** What nobody else has a say in, and no dice. */
const FORESEEN: readonly Choice['do'][] = ['build', 'restore', 'convert', 'tank', 'colonise', 'move'];

/** What these add to if they come about. */
const ADDS: Partial<Record<Choice['do'], readonly Metric[]>> = {
  attack: ['attacksWon', 'coloniesGained'],
  sellRation: ['foodSold', 'unitsSold', 'unitsTraded'],
  sellTep: ['unitsSold', 'unitsTraded'],
  buyRation: ['unitsBought', 'unitsTraded'],
  buyTep: ['unitsBought', 'unitsTraded'],
};

const known = new WeakMap<VenontaView, Map<Choice, Step | null>>();

/** Null for a choice that leaves the objective as it is, or whose outcome nobody knows yet. */
export function stepOf(game: Game<Venonta>, view: VenontaView, choice: Choice): Step | null {
  const { viewer } = view;
  const before = viewer === 'spectator' ? null : progress(view, viewer);
  if (viewer === 'spectator' || before === null) return null;
  if (!FORESEEN.includes(choice.do)) return spoiltBy(view, before, choice) ?? hopedFor(before, choice);
  const steps = known.get(view) ?? new Map<Choice, Step | null>();
  known.set(view, steps);
  let step = steps.get(choice);
  if (step === undefined) {
    const then = foresee(game, withoutEvents(view), [choice]);
    const after = then.ok && then.taken.length > 0 ? progress(then.view, viewer) : null;
    step = after === null ? null : between(before, after);
    steps.set(choice, step);
  }
  return step;
}

/** An event that is drawn at a red space would stop what is foreseen; it comes in the next round and changes no objective of this one. */
const withoutEvents = (view: VenontaView): VenontaView => ({
  ...view,
  public: { ...view.public, red: RED.length },
});

function hopedFor({ parts, points }: Progress, choice: Choice): Step | null {
  const adds = ADDS[choice.do] ?? [];
  const isWanted = parts.some(({ metric, op, met }) => !met && op !== '<=' && adds.includes(metric));
  return isWanted ? { to: 'hoped', points } : null;
}

function between(before: Progress, { parts, reached, points }: Progress): Step | null {
  if (reached !== before.reached) return { to: reached ? 'met' : 'lost', points };
  const by = gapOf(parts) - gapOf(before.parts);
  return by === 0 ? null : { to: by < 0 ? 'nearer' : 'further', points };
}

/** How much is missing; of alternatives, of the one that counts. */
const gapOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + missingOf(part), 0);

function missingOf({ op, now, want }: Part): number {
  switch (op) {
    case '<=':
      return Math.max(0, now - want);
    case '==':
      return Math.abs(now - want);
    default:
      return Math.max(0, want - now);
  }
}
