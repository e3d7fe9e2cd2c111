import type { Automatic, Decision } from '@entente/engine';
import { REGION_OF, REGIONS, SEA_OF, SEAS } from '../../data/map.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, World } from '../../position.ts';
import { waits } from '../08-crossing-the-sea/crossings.ts';
import { openBattle } from '../10-land-battles/battles.ts';
import { beginNavalBattle } from '../11-naval-battles/battles.ts';
import { opponentOf, pendingOf, reasonOf, seaOf } from '../11-naval-battles/pending.ts';
import { battlefields } from './attacks.ts';
import { goal, MARCH } from './marches.ts';

/** The battles of an action, on land and at sea, in the order the active player likes (ATK-7.10). */

/** Attacked regions that can be fought for now: a landing waits for its naval battles. */
function openFields(world: World): number[] {
  const { movement } = world;
  return battlefields(world).filter((region) => {
    for (let at = 0; at < movement.marches.length; at += MARCH)
      if (goal(movement, at) === region && waits(world, at)) return false;
    return true;
  });
}

/** One battle after the other. Each may open a lane or shut it, so crossings are checked again. */
export const battles: Automatic<Attack, 'battles'> = {
  kind: 'automatic',
  phase: 'battle',
  rule: 'ATK-7.10',
  run(g, _frame, go) {
    const world = g.public;
    const fields = openFields(world);
    const { pending } = world.movement;
    if (fields.length + pending.length === 0) return go.done();
    go.next({ step: 'crossings' }, { step: 'arrivals' }, { step: 'battles' });
    if (fields.length + pending.length > 1) go.call({ step: 'nextBattle' });
    else if (pending.length === 1) beginNavalBattle(g, pending[0], go);
    else openBattle(g, fields[0], go);
  },
};

const ATTACK_AT: readonly Choice[] = REGIONS.map((region) => ({ do: 'attackAt', region }));

const fightAt = (pending: number): Choice => ({
  do: 'fightAt',
  sea: SEAS[seaOf(pending)],
  target: opponentOf(pending),
});

/** Several opponents at sea are fought one after the other, too (ATK-11.5). */
export const nextBattle: Decision<Attack, 'nextBattle'> = {
  kind: 'decision',
  phase: 'battle',
  open: true,
  rule: 'ATK-7.10',
  asks: (g) => g.public.active,
  choices(g, _frame, _seat, offer) {
    for (const pending of g.public.movement.pending) offer.add(fightAt(pending));
    for (const region of openFields(g.public)) offer.add(ATTACK_AT[region]);
  },
  default({ public: world }) {
    const [pending] = world.movement.pending;
    return pending === undefined ? ATTACK_AT[openFields(world)[0]] : fightAt(pending);
  },
  take(g, _frame, _seat, choice, go) {
    go.done();
    if (choice.do === 'attackAt') openBattle(g, REGION_OF[choice.region], go);
    else if (choice.do === 'fightAt') {
      const first = pendingOf(SEA_OF[choice.sea], choice.target, 0);
      const chosen = g.public.movement.pending.find((pending) => pending - reasonOf(pending) === first);
      if (chosen !== undefined) beginNavalBattle(g, chosen, go);
    }
  },
};
