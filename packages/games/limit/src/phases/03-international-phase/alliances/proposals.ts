import type { Automatic, Decision, Refusal, Seat } from '@entente/engine';
import { ALLIANCE_COST } from '../../../data/alliances.ts';
import { ALLIANCE_TYPES, type AllianceType } from '../../../data/terms.ts';
import type { AllianceChoice } from '../../../flow.ts';
import type { Limit, LimitGo, Position, World } from '../../../position.ts';
import { seatInTurn } from '../../../queries.ts';
import { payBank } from '../../00-the-game/reserves.ts';
import { alsoRemoving } from '../../01-political-phase/any-moment.ts';
import { mustDemilitarise } from './demilitarisation.ts';
import { areAllied, join, membersWith, takeBackToken } from './groups.ts';
import { dropPledges, pledged } from './help.ts';

const MOST_SEATS = 6;
const SEATS: readonly Seat[] = [...Array(MOST_SEATS).keys()];

type ByType = Readonly<Record<AllianceType, readonly AllianceChoice[]>>;
const PROPOSE: ByType = {
  military: SEATS.map((target) => ({ do: 'propose', alliance: 'military', target })),
  economic: SEATS.map((target) => ({ do: 'propose', alliance: 'economic', target })),
};
const EXCLUDE: ByType = {
  military: SEATS.map((target) => ({ do: 'exclude', alliance: 'military', target })),
  economic: SEATS.map((target) => ({ do: 'exclude', alliance: 'economic', target })),
};
const LEAVE: Readonly<Record<AllianceType, AllianceChoice>> = {
  military: { do: 'leave', alliance: 'military' },
  economic: { do: 'leave', alliance: 'economic' },
};
const PASS: AllianceChoice = { do: 'passDiplomacy' };
const CONSENT: AllianceChoice = { do: 'consent' };
const DECLINE: AllianceChoice = { do: 'decline' };
const PAY_FEE: AllianceChoice = { do: 'payFee', money: 0 };

const ALREADY_ALLIED = byTypeAndTarget('refuse.alreadyAllied', 'LIM-3.6.2');
const THEIR_AGREEMENT = byTypeAndTarget('refuse.theirAgreement', 'LIM-3.6.9');
const OWN_AGREEMENT: Readonly<Record<AllianceType, Refusal>> = {
  military: { code: 'refuse.ownAgreement', rule: 'LIM-3.6.9', with: { alliance: 'military' } },
  economic: { code: 'refuse.ownAgreement', rule: 'LIM-3.6.9', with: { alliance: 'economic' } },
};
const NO_FEE: Refusal = { code: 'refuse.allianceFee', rule: 'LIM-3.6.6', with: { money: ALLIANCE_COST } };

function byTypeAndTarget(code: string, rule: string): Readonly<Record<AllianceType, readonly Refusal[]>> {
  const each = (alliance: AllianceType) =>
    SEATS.map((target) => ({ code, rule, with: { target, alliance } }));
  return { military: each('military'), economic: each('economic') };
}

/** Each nation in turn (LIM-9.4); then all tokens turn back to Negotiation and the alliances remain (LIM-3.6.14). */
const allianceStep: Automatic<Limit, 'allianceStep'> = {
  kind: 'automatic',
  phase: 'international',
  rule: 'LIM-3.6.1',
  run(g, frame, go) {
    if (frame.turn < g.seats) return go.call({ step: 'diplomacy', seat: seatInTurn(g.public, frame.turn++) });
    for (const type of ALLIANCE_TYPES) g.public.alliances[type].agreed.fill(false);
    go.done();
  },
};

/** Why a nation may not propose this alliance (LIM-3.6.4); undefined when it may. */
export function proposalRefusal(
  world: World,
  by: Seat,
  target: Seat,
  alliance: AllianceType,
): Refusal | undefined {
  const { agreed } = world.alliances[alliance];
  if (areAllied(world, by, target, alliance)) return ALREADY_ALLIED[alliance][target];
  if (agreed[by]) return OWN_AGREEMENT[alliance];
  if (agreed[target]) return THEIR_AGREEMENT[alliance][target];
  return canPayFee(world, by, target, alliance) ? undefined : NO_FEE;
}

/** Do all nations concerned have the fee between them (LIM-R17)? */
function canPayFee(world: World, by: Seat, target: Seat, alliance: AllianceType): boolean {
  if (world.nations[by].money >= ALLIANCE_COST) return true;
  let money = 0;
  for (const payer of involved(world, by, target, alliance)) money += world.nations[payer].money;
  return money >= ALLIANCE_COST;
}

/** All nations that the new alliance would unite: the two, then their allies in turn order (LIM-R16, LIM-R17). */
function involved(world: World, by: Seat, target: Seat, alliance: AllianceType): Seat[] {
  const seats = [by, target];
  for (let turn = 0; turn < world.nations.length; turn++) {
    const seat = seatInTurn(world, turn);
    if (seat === by || seat === target) continue;
    if (areAllied(world, seat, by, alliance) || areAllied(world, seat, target, alliance)) seats.push(seat);
  }
  return seats;
}

const diplomacy: Decision<Limit, 'diplomacy'> = {
  kind: 'decision',
  phase: 'international',
  open: true,
  rule: 'LIM-3.6.2',
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    const world = g.public;
    offer.add(PASS);
    for (const alliance of ALLIANCE_TYPES) {
      const { group } = world.alliances[alliance];
      // LIM-3.6.13: also with a token on Agreement. LIM-3.8.4: also after demilitarisation.
      if (group[seat] !== 0) offer.add(LEAVE[alliance]);
      for (let other = 0; other < g.seats; other++) {
        if (other === seat) continue;
        offer.add(PROPOSE[alliance][other], proposalRefusal(world, seat, other, alliance));
        if (areAllied(world, seat, other, alliance)) offer.add(EXCLUDE[alliance][other]);
      }
    }
  },
  default: () => PASS,
  take(g, _frame, seat, choice, go) {
    const world = g.public;
    switch (choice.do) {
      case 'propose': {
        const { alliance, target } = choice;
        const voters = involved(world, seat, target, alliance).slice(1);
        go.log('log.propose', { seat, target, alliance });
        return go.next({ step: 'consentToAlliance', proposer: seat, target, alliance, voters });
      }
      case 'exclude': {
        const { alliance, target } = choice;
        const voters = membersWith(world, seat, alliance).filter((one) => one !== seat && one !== target);
        go.log('log.proposeExclusion', { seat, target, alliance });
        if (voters.length === 0) {
          exclude(world, target, alliance, go);
          return go.next({ step: 'endOfTurn', seat });
        }
        return go.next({ step: 'consentToExclusion', proposer: seat, target, alliance, voters });
      }
      case 'leave':
        takeBackToken(world, seat, choice.alliance);
        go.log('log.leave', { seat, alliance: choice.alliance });
        return go.next({ step: 'endOfTurn', seat });
      default:
        go.done();
    }
  },
};

type Vote = 'consentToAlliance' | 'consentToExclusion';
type Voting = Parameters<Decision<Limit, Vote>['asks']>[1];

/** The voters are asked one after the other; the first refusal ends the proposal (LIM-R16). */
const consent = (
  rule: string,
  agreed: (g: Position, frame: Voting, go: LimitGo) => void,
): Decision<Limit, Vote> => ({
  kind: 'decision',
  phase: 'international',
  open: true,
  rule,
  asks: (_g, frame) => frame.voters[0],
  choices(_g, _frame, _seat, offer) {
    offer.add(CONSENT);
    offer.add(DECLINE);
  },
  default: () => DECLINE,
  take(g, frame, seat, choice, go) {
    if (choice.do === 'decline') {
      go.log('log.decline', { seat });
      return go.done();
    }
    go.log('log.consent', { seat });
    if (frame.voters.length > 1) return go.next({ ...frame, voters: frame.voters.slice(1) });
    agreed(g, frame, go);
  },
});

/** All members of both sides must agree (LIM-3.6.5). */
const consentToAlliance: Decision<Limit, 'consentToAlliance'> = consent(
  'LIM-3.6.5',
  (g, { proposer, target, alliance }, go) => {
    const payers = involved(g.public, proposer, target, alliance).filter(
      (one) => g.public.nations[one].money > 0,
    );
    go.next({ step: 'allianceFee', proposer, target, alliance, payers });
  },
);

/**
 * One or several of the nations involved pay; if nobody does, the proposal fails (LIM-3.6.6, LIM-3.6.7). The proposer
 * is asked first (LIM-R17).
 */
const allianceFee: Decision<Limit, 'allianceFee', 'payFee'> = {
  kind: 'decision',
  phase: 'international',
  open: true,
  rule: 'LIM-3.6.6',
  asks: (_g, frame) => frame.payers[0],
  prompt: (view) => ({ left: ALLIANCE_COST - pledged(view.public) }),
  choices(g, _frame, seat, offer) {
    const left = ALLIANCE_COST - pledged(g.public);
    offer.amount(PAY_FEE, 'money', 0, Math.min(left, g.public.nations[seat].money));
  },
  default: () => PAY_FEE,
  take(g, frame, seat, choice, go) {
    const { proposer, target, alliance, payers } = frame;
    g.public.pledges[seat] = choice.money;
    const left = ALLIANCE_COST - pledged(g.public);
    if (left === 0) return ally(g, proposer, target, alliance, go);
    if (payers.length > 1) {
      return go.next({ step: 'allianceFee', proposer, target, alliance, payers: payers.slice(1) });
    }
    dropPledges(g.public);
    go.log('log.noFee', { seat: proposer, target, alliance });
    go.done();
  },
};

function ally(g: Position, by: Seat, target: Seat, alliance: AllianceType, go: LimitGo): void {
  const world = g.public;
  for (let seat = 0; seat < g.seats; seat++) {
    const money = world.pledges[seat];
    payBank(world, world.nations[seat], money);
    if (money > 0) go.log('log.feePaid', { seat, money });
  }
  dropPledges(world);
  join(world, by, target, alliance);
  go.log('log.ally', { seats: membersWith(world, by, alliance), alliance });
  if (mustDemilitarise(world)) go.next({ step: 'demilitarisation', stage: 0 });
  else go.done();
}

/** All members but the one to be excluded must agree (LIM-3.6.11). */
const consentToExclusion: Decision<Limit, 'consentToExclusion'> = consent(
  'LIM-3.6.10',
  (g, { target, alliance }, go) => {
    exclude(g.public, target, alliance, go);
    go.done();
  },
);

function exclude(world: World, target: Seat, alliance: AllianceType, go: LimitGo): void {
  takeBackToken(world, target, alliance);
  go.log('log.exclude', { seat: target, alliance });
}

export const proposalSteps = {
  allianceStep,
  diplomacy: alsoRemoving(diplomacy),
  consentToAlliance: alsoRemoving(consentToAlliance),
  allianceFee: alsoRemoving(allianceFee),
  consentToExclusion: alsoRemoving(consentToExclusion),
};
