import type { Decision, Refusal, Seat, Simultaneous } from '@entente/engine';
import { disable as putOutOfUse, total } from '../../cards/hand.ts';
import { BOMB, DISABLE } from '../../choices.ts';
import { ECONOMIC_CARDS, worthOf } from '../../data/cards/economic.ts';
import { PLANE } from '../../data/units.ts';
import type { Choice, Frame } from '../../flow.ts';
import type { Attack, AttackGo, Position } from '../../position.ts';
import { USED_BOMBING } from '../../position.ts';
import { hasResigned, nextSeat, unitsOfKind } from '../../queries.ts';
import type { Action } from '../04-turns/action.ts';
import { bomberHitsOn, fighterHitsOn, radarDice, rocketDice } from '../17-research/technology.ts';

/** Strategic Bombing (ATK-19), up to the cards that are put out of use. The planes lost: `air-losses.ts`. */

const NO_PLANES: Refusal = { code: 'refuse.noPlanes', rule: 'ATK-19.2', with: {} };

const planesOf = (g: Position, seat: Seat): number => unitsOfKind(g.public, seat, PLANE);

export const bombingAction: Action = {
  id: 'strategic_bombing',
  once: USED_BOMBING,
  refusal: (g, seat) => (planesOf(g, seat) === 0 && rocketDice(g.public, seat) === 0 ? NO_PLANES : undefined),
  begin(g, seat, go) {
    if (g.seats === 2) go.call({ step: 'bombing', seat, target: 1 - seat });
    else go.call({ step: 'bombTarget', seat });
  },
};

/** Any opponent, wherever planes stand (ATK-19.1). */
export const bombTarget: Decision<Attack, 'bombTarget'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-19.1',
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    for (let target = 0; target < g.seats; target++)
      if (target !== seat && !hasResigned(g.public, target)) offer.add(BOMB[target]);
  },
  default: (g, _frame, seat) => BOMB[nextSeat(g, seat)],
  take(_g, _frame, seat, choice, go) {
    if (choice.do === 'bomb') go.next({ step: 'bombing', seat, target: choice.target });
  },
};

const FIGHTERS = { do: 'fighters', count: 0 } as const;
const BOMBERS = { do: 'bombers', count: 0 } as const;

const sentFirst = (given: readonly Choice[] | undefined): number => {
  const first = given?.[0];
  return first?.do === 'fighters' ? first.count : -1;
};

/**
 * Both sides assign planes in secret (ATK-26.6), the defender up to all he has as fighters (ATK-19.3), and all of them
 * if he does not answer (ATK-27.14); then both are revealed (ATK-19.4). A side without planes has nothing to decide.
 */
export const bombing: Simultaneous<Attack, 'bombing'> = {
  kind: 'simultaneous',
  phase: 'actions',
  rule: 'ATK-19.2',
  asks(g, { seat, target }) {
    const seats: Seat[] = [];
    for (let one = 0; one < g.seats; one++) {
      if ((one === seat || one === target) && planesOf(g, one) > 0) seats.push(one);
    }
    return seats;
  },
  choices(g, frame, seat, offer) {
    const planes = planesOf(g, seat);
    const fighters = sentFirst(g.answers[seat]);
    if (seat !== frame.seat || fighters < 0) offer.amount(FIGHTERS, 'count', 0, planes);
    else {
      const least = fighters === 0 && rocketDice(g.public, seat) === 0 ? 1 : 0;
      offer.amount(BOMBERS, 'count', least, planes - fighters);
    }
  },
  more: (g, frame, seat, given) =>
    seat === frame.seat && given.length === 1 && sentFirst(given) < planesOf(g, seat),
  prompt: ({ viewer, public: world }, { seat, target }) => ({
    side: viewer === target ? 'defender' : 'attacker',
    planes: unitsOfKind(world, viewer === target ? target : seat, PLANE),
  }),
  default(g, frame, seat) {
    const planes = planesOf(g, seat);
    if (seat !== frame.seat) return { do: 'fighters', count: planes };
    const fighters = sentFirst(g.answers[seat]);
    return fighters < 0 ? FIGHTERS : { do: 'bombers', count: planes - fighters };
  },
  resolve(g, { seat, target }, answers, go) {
    const fighters = Math.max(0, sentFirst(answers[seat]));
    const second = answers[seat][1];
    const bombers = second?.do === 'bombers' ? second.count : 0;
    const defenders = Math.max(0, sentFirst(answers[target]));
    go.done();
    go.log('log.airBattle', { seat, target, fighters, bombers, defenders });
    const raid: Raid = { attacker: seat, target, fighters, bombers, defenders, lost: 0 };
    const hits = roll(defenders + radarDice(g.public, target), fighterHitsOn(g.public, target), go);
    go.log('log.airHits', { seat: target, hits });
    shootDownAll(g, raid, hits, go);
  },
};

/** A raid under way: planes that still fly, and how many the attacker has lost. */
interface Raid {
  attacker: Seat;
  target: Seat;
  fighters: number;
  bombers: number;
  defenders: number;
  lost: number;
}

function roll(dice: number, hitsOn: number, go: AttackGo): number {
  let hits = 0;
  for (let die = 0; die < dice; die++) if (go.chance.die(6) >= hitsOn) hits++;
  return hits;
}

/** ATK-19.5: the defender chooses, where there is a choice. */
function shootDownAll(g: Position, raid: Raid, hits: number, go: AttackGo): void {
  let left = hits;
  while (left > 0 && raid.fighters + raid.bombers > 0) {
    const open = raid.fighters > 0 && raid.bombers > 0 && left < raid.fighters + raid.bombers;
    if (open) {
      const { attacker, target, fighters, bombers, defenders, lost } = raid;
      go.call({ step: 'shootDown', seat: target, attacker, fighters, bombers, defenders, lost, left });
      return;
    }
    if (raid.fighters > 0) raid.fighters--;
    else raid.bombers--;
    raid.lost++;
    left--;
  }
  strike(g, raid, go);
}

const SHOOT_FIGHTER = { do: 'shootFighter' } as const;
const SHOOT_BOMBER = { do: 'shootBomber' } as const;

/** Without an answer a bomber is shot down (ATK-27.15). */
export const shootDown: Decision<Attack, 'shootDown'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-19.5',
  asks: (_g, { seat }) => seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(SHOOT_BOMBER);
    offer.add(SHOOT_FIGHTER);
  },
  default: () => SHOOT_BOMBER,
  take(g, frame, seat, choice, go) {
    const { attacker, fighters, bombers, defenders, lost, left } = frame;
    go.done();
    const raid: Raid = { attacker, target: seat, fighters, bombers, defenders, lost: lost + 1 };
    if (choice.do === 'shootFighter') raid.fighters--;
    else raid.bombers--;
    go.log(choice.do === 'shootFighter' ? 'log.shotFighter' : 'log.shotBomber', { seat });
    shootDownAll(g, raid, left - 1, go);
  },
};

/** Attacking fighters, then bombers (ATK-19.6, ATK-19.7); then both sides take their losses off the map. */
function strike(
  g: Position,
  { attacker, target, fighters, bombers, defenders, lost }: Raid,
  go: AttackGo,
): void {
  const world = g.public;
  const down = Math.min(defenders, roll(fighters, fighterHitsOn(world, attacker), go));
  const hits = roll(bombers + rocketDice(world, attacker), bomberHitsOn(world, attacker), go);
  go.log('log.bombed', { seat: attacker, target, down, hits });
  const frames: Frame[] = [];
  // ATK-16.6: Trade Routes are not among them.
  const { economic } = g.private[target];
  const cards = Math.min(hits, total(economic));
  if (cards > 0) {
    const mine = g.private[attacker];
    mine.shown = economic.slice();
    mine.shownBy = target;
    go.mark();
    frames.push({ step: 'disable', seat: attacker, target, left: cards });
  }
  if (lost > 0) frames.push({ step: 'airLosses', seat: attacker, left: lost });
  if (down > 0) frames.push({ step: 'airLosses', seat: target, left: down });
  const [first, ...then] = frames;
  if (first !== undefined) go.call(first, ...then);
}

/** ATK-19.8: the attacker sees the defender’s cards while he chooses. */
export const disable: Decision<Attack, 'disable', 'disable'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-6.5',
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    const { shown } = g.private[seat];
    for (let kind = 0; kind < shown.length; kind++) if (shown[kind] > 0) offer.add(DISABLE[kind]);
  },
  /** The card of the highest value. */
  default(g, _frame, seat) {
    let best = -1;
    g.private[seat].shown.forEach((count, kind) => {
      if (count > 0 && (best < 0 || worthOf(kind) > worthOf(best))) best = kind;
    });
    return DISABLE[best];
  },
  take(g, frame, seat, choice, go) {
    const { target } = frame;
    const kind = ECONOMIC_CARDS.indexOf(choice.resource);
    const mine = g.private[seat];
    putOutOfUse(g, target, kind);
    mine.shown[kind]--;
    frame.left--;
    go.log('log.sabotaged', { target });
    go.log('log.disabledWas', { resource: choice.resource }, [seat, target]);
    if (frame.left > 0) return;
    mine.shown = [];
    mine.shownBy = -1;
    go.done();
  },
};
