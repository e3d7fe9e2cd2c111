import type { Automatic, Seat } from '@entente/engine';
import type { CardId } from '../data/cards/index.ts';
import { NO_TRACK, NOBODY, type Playing } from '../flow.ts';
import { canRaiseFactory, mayFall } from '../phases/00-the-game/nation.ts';
import { settleMoney } from '../phases/03-international-phase/alliances/contributions.ts';
import { attack } from '../phases/06-market-and-war/war.ts';
import { type Limit, type LimitGo, MILITARY, type Position, STAR } from '../position.ts';
import { costRefusal, FACTORIES_OF, payCost } from './costs.ts';
import { carryOutEffects, onlyClass, sacrifice } from './effects.ts';
import { layDown, show } from './hand.ts';
import { ask } from './playing.ts';
import { CARD } from './table.ts';

/**
 * A nation says which card it plays, and whether it asks its allies for a share although it could pay alone. The card
 * leaves the hand only when its cost is paid.
 */
export function announce(g: Position, seat: Seat, card: CardId, shared: boolean, go: LimitGo): void {
  show(g.public.nations[seat], card);
  const playing: Playing = {
    step: 'announced',
    seat,
    card,
    aim: NOBODY,
    track: NO_TRACK,
    force: 0,
    at: 0,
    left: 0,
    traded: NO_TRACK,
    other: seat,
    ordered: false,
    shared,
  };
  go.call(playing);
  prepare(g, playing, go);
}

/** Settles what the cost depends on, one question after the other; what leaves no choice is not asked. */
function prepare(g: Position, playing: Playing, go: LimitGo): void {
  const { target, war } = CARD[playing.card];
  if (target && playing.aim === NOBODY) {
    playing.aim = onlyTarget(g, playing);
    if (playing.aim === NOBODY) {
      ask('target', playing);
      return;
    }
  }
  if (playing.track === NO_TRACK && FACTORIES_OF[playing.card].length > 0) {
    playing.track = onlyFactory(g, playing);
    if (playing.track === NO_TRACK) {
      ask('factory', playing);
      return;
    }
  }
  if (war > 0 && playing.force === 0) {
    if (g.public.nations[playing.seat].stock[MILITARY] > war) {
      ask('force', playing);
      return;
    }
    playing.force = war;
  }
  if (settleMoney(g, playing, go)) pay(g, playing, go);
}

/** The one nation at which the card can be aimed; NOBODY if there are more. */
function onlyTarget(g: Position, playing: Playing): number {
  if (g.public.star !== null) return STAR;
  let only = NOBODY;
  for (let aim = 0; aim < g.seats; aim++) {
    if (aim === playing.seat || costRefusal(g, playing.seat, playing.card, aim) !== undefined) continue;
    if (only !== NOBODY) return NOBODY;
    only = aim;
  }
  return only;
}

/**
 * May this factory be chosen? One that can move must be (LIM-0.4.11), among those that the nation can pay for (LIM-R8).
 */
export function factoryOpen(g: Position, playing: Playing, track: number): boolean {
  const nation = g.public.nations[playing.seat];
  if (costRefusal(g, playing.seat, playing.card, playing.aim, track) !== undefined) return false;
  if (playing.card === 'P12' || canRaiseFactory(nation, track)) return true;
  for (const other of FACTORIES_OF[playing.card]) {
    if (!canRaiseFactory(nation, other)) continue;
    if (costRefusal(g, playing.seat, playing.card, playing.aim, other) === undefined) return false;
  }
  return true;
}

/** The one factory that may be chosen; NO_TRACK if there are more. */
function onlyFactory(g: Position, playing: Playing): number {
  let only = NO_TRACK;
  for (const track of FACTORIES_OF[playing.card]) {
    if (!factoryOpen(g, playing, track)) continue;
    if (only !== NO_TRACK) return NO_TRACK;
    only = track;
  }
  return only;
}

/** The money is paid: pays the rest of the cost, lays the card on the table and makes the target active again. */
function pay(g: Position, playing: Playing, go: LimitGo): void {
  const { seat, card, aim } = playing;
  layDown(g, seat, card);
  go.log('log.play', { seat, card });
  for (const cost of CARD[card].cost) payCost(g, playing, cost, go);
  // LIM-1.4.3: a target that has passed is back in.
  if (aim >= 0) {
    g.public.nations[aim].passed = false;
    go.log('log.target', { seat: aim, card });
  }
  if (card === 'S02') giveUpStandard(g, playing, go);
  else if (CARD[card].war > 0) attack(g, playing, go);
  else carryOutEffects(g, playing, go);
}

/** A standard of living that is a cost (S02): one class of the owner's choice falls. */
function giveUpStandard(g: Position, playing: Playing, go: LimitGo): void {
  const only = onlyClass(g.public.nations[playing.seat], mayFall);
  if (only === null) {
    ask('sacrifice', playing);
    return;
  }
  sacrifice(g, playing, only, go);
  carryOutEffects(g, playing, go);
}

const announced: Automatic<Limit, 'announced'> = {
  kind: 'automatic',
  phase: 'political',
  rule: 'LIM-1.4.4',
  run: prepare,
};

const payment: Automatic<Limit, 'payment'> = {
  kind: 'automatic',
  phase: 'political',
  rule: 'LIM-1.4.3',
  run: pay,
};

export const playSteps = { announced, payment };
