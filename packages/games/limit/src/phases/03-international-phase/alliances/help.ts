import type { Decision, Seat } from '@entente/engine';
import { INDEX } from '../../../cards/table.ts';
import { BROKEN_ALLIANCE_DESTABILISATION } from '../../../data/alliances.ts';
import type { AllianceType, Resource } from '../../../data/terms.ts';
import type { AllianceChoice, AllianceFrame } from '../../../flow.ts';
import { FOSSIL, type Limit, type Nation, type World } from '../../../position.ts';
import { seatInTurn } from '../../../queries.ts';
import { spendFossil } from '../../00-the-game/reserves.ts';
import { type Gift, giveDestab } from '../../00-the-game/telling.ts';
import { alsoRemoving } from '../../01-political-phase/any-moment.ts';
import { alliesOf, dissolve, membersWith } from './groups.ts';

/*
 * Help of allies (LIM-3.7). A nation in need calls the frame `askAllies`; what its allies promise lies in the pledges
 * when that frame is done. `spend` then takes the nation's own stock first and the promised help after it, and only as
 * much as is really spent; `dropPledges` forgets promises that nothing came of.
 */

const CALL: AllianceChoice = { do: 'callAllies' };
const STAND_ALONE: AllianceChoice = { do: 'standAlone' };
const BREAK: AllianceChoice = { do: 'breakAlliance' };
const KEEP: AllianceChoice = { do: 'keepAlliance' };
const HELP: AllianceChoice = { do: 'help', amount: 0 };

/** What allies have promised for the need at hand. */
export function pledged(world: World): number {
  let total = 0;
  for (const pledge of world.pledges) total += pledge;
  return total;
}

export function dropPledges(world: World): void {
  for (let seat = 0; seat < world.pledges.length; seat++) world.pledges[seat] = 0;
}

const NO_GIFTS: readonly Gift[] = [];

/**
 * Spends own stock first, then the promised help in turn order; promises not needed are dropped (LIM-3.7.9). Returns what
 * each ally gave.
 */
export function spend(world: World, nation: Nation, resource: number, amount: number): readonly Gift[] {
  const own = Math.min(nation.stock[resource], amount);
  takeFrom(world, nation, resource, own);
  let missing = amount - own;
  if (missing === 0) {
    dropPledges(world);
    return NO_GIFTS;
  }
  const gifts: Gift[] = [];
  for (let turn = 0; missing > 0 && turn < world.pledges.length; turn++) {
    const seat = seatInTurn(world, turn);
    const given = Math.min(world.pledges[seat], missing);
    if (given === 0) continue;
    takeFrom(world, world.nations[seat], resource, given);
    gifts.push({ seat, amount: given });
    missing -= given;
  }
  dropPledges(world);
  return gifts;
}

/** Fossil goes to LIMIT; other resources are no tokens and are simply gone (LIM-0.7.8). */
function takeFrom(world: World, nation: Nation, resource: number, amount: number): void {
  if (resource === FOSSIL) spendFossil(world, nation, amount);
  else nation.stock[resource] -= amount;
}

/** Called for the one attacked and for a shortage, never for an attacker (LIM-3.7.5). */
const askAllies: Decision<Limit, 'askAllies'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'LIM-3.7.1',
  asks: (_g, frame) => frame.seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(CALL);
    offer.add(STAND_ALONE);
  },
  default: () => STAND_ALONE,
  take(g, frame, seat, choice, go) {
    if (choice.do !== 'callAllies') return go.done();
    const { alliance, resource, missing } = frame;
    go.log('log.callAllies', { seat, alliance, resource, missing });
    go.next(call(g.public, seat, alliance, resource, missing));
  },
};

/**
 * The frame in which the allies of a nation are called to give what is missing; for a war too (LIM-3.7.1). An ally
 * without any of the resource is not asked (LIM-R9); when nobody has any, the help is refused (LIM-3.7.7).
 */
export function call(
  world: World,
  seat: Seat,
  alliance: AllianceType,
  resource: Resource,
  missing: number,
): AllianceFrame {
  const givers = alliesOf(world, seat, alliance).filter(
    (ally) => world.nations[ally].stock[INDEX[resource]] > 0,
  );
  if (givers.length === 0) return { step: 'breakAlliance', seat, alliance };
  return { step: 'giveHelp', seat, alliance, resource, missing, givers };
}

/** One ally after the other, in turn order, until enough is promised (LIM-R9). */
const giveHelp: Decision<Limit, 'giveHelp', 'help'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'LIM-3.7.7',
  asks: (_g, frame) => frame.givers[0],
  prompt: (view, frame) => ({ left: frame.missing - pledged(view.public) }),
  choices(g, frame, seat, offer) {
    const left = frame.missing - pledged(g.public);
    const stock = g.public.nations[seat].stock[INDEX[frame.resource]];
    offer.amount(HELP, 'amount', 0, Math.min(stock, left));
  },
  default: () => HELP,
  take(g, frame, giver, choice, go) {
    const { seat, alliance, resource, missing, givers } = frame;
    g.public.pledges[giver] = choice.amount;
    go.log('log.giveHelp', { seat: giver, target: seat, resource, amount: choice.amount });
    const total = pledged(g.public);
    if (givers.length > 1 && total < missing) {
      return go.next({ step: 'giveHelp', seat, alliance, resource, missing, givers: givers.slice(1) });
    }
    if (total > 0) return go.done();
    go.next({ step: 'breakAlliance', seat, alliance });
  },
};

/** Only a refused call for help leads here: for an attack, a shortage of the people or of fossil (LIM-3.7.8). */
const breakAlliance: Decision<Limit, 'breakAlliance'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'LIM-3.7.6',
  asks: (_g, frame) => frame.seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(BREAK);
    offer.add(KEEP);
  },
  default: () => KEEP,
  take(g, { alliance }, seat, choice, go) {
    if (choice.do === 'breakAlliance') {
      go.log('log.breakAlliance', { seat, alliance });
      for (const member of membersWith(g.public, seat, alliance))
        giveDestab(g.public, member, BROKEN_ALLIANCE_DESTABILISATION, 'broken', go);
      dissolve(g.public, seat, alliance);
    }
    go.done();
  },
};

export const helpSteps = {
  askAllies: alsoRemoving(askAllies),
  giveHelp: alsoRemoving(giveHelp),
  breakAlliance: alsoRemoving(breakAlliance),
};
