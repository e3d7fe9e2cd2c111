import type { Seat } from '@entente/engine';
import { settleMoney } from '../contributions.ts';
import type { CardId } from '../data/cards.ts';
import { CARDS_PER_TURN } from '../data/politics.ts';
import { canRaiseFactory, lowerClass, mayFall } from '../nation.ts';
import { A, E, type LimitGo, M, type Nation, type Position, STAR } from '../position.ts';
import { attack } from '../war.ts';
import { costRefusal, FACTORIES_OF, payCost } from './costs.ts';
import { carryOutEffects } from './effects.ts';
import { type CardStep, NO_TRACK, NOBODY, type Playing } from './frames.ts';
import { layDown, show } from './hand.ts';
import { CARD } from './table.ts';

/**
 * A card goes through these stages, each of which either asks a question or leads to the next one: target, factory,
 * force, money, payment, resistance, effects. Whatever is still open is kept in the frame.
 */

/** Puts a question about the card, whose frame is due, in place of the one before. */
export function ask(step: CardStep, playing: Playing): void {
  playing.step = step;
}

/** A nation says which card it plays. The card leaves the hand only when its cost is paid. */
export function announce(g: Position, seat: Seat, card: CardId, go: LimitGo): void {
  show(g.public.nations[seat], card);
  const playing: Playing = {
    step: 'target',
    seat,
    card,
    aim: NOBODY,
    track: NO_TRACK,
    force: 0,
    at: 0,
    left: 0,
    traded: NO_TRACK,
    other: seat,
  };
  go.call(playing);
  toTarget(g, playing, go);
}

function toTarget(g: Position, playing: Playing, go: LimitGo): void {
  if (!CARD[playing.card].target) {
    toFactory(g, playing, go);
    return;
  }
  const only = onlyTarget(g, playing);
  if (only === NOBODY) ask('target', playing);
  else aimAt(g, playing, only, go);
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

export function aimAt(g: Position, playing: Playing, aim: number, go: LimitGo): void {
  playing.aim = aim;
  toFactory(g, playing, go);
}

/** May this factory be chosen? One that can move must be, if the nation can pay for one (LIM-0.4.11). */
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

function toFactory(g: Position, playing: Playing, go: LimitGo): void {
  if (FACTORIES_OF[playing.card].length === 0) {
    toForce(g, playing, go);
    return;
  }
  const only = onlyFactory(g, playing);
  if (only === NO_TRACK) ask('factory', playing);
  else chooseFactory(g, playing, only, go);
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

export function chooseFactory(g: Position, playing: Playing, track: number, go: LimitGo): void {
  playing.track = track;
  settleMoney(g, playing, go);
}

/** An attack names its force, at least the minimum of the card (LIM-6.2.1). */
function toForce(g: Position, playing: Playing, go: LimitGo): void {
  const { war } = CARD[playing.card];
  if (war === 0) settleMoney(g, playing, go);
  else if (g.public.nations[playing.seat].stock[M] > war) ask('force', playing);
  else chooseForce(g, playing, war, go);
}

export function chooseForce(g: Position, playing: Playing, force: number, go: LimitGo): void {
  playing.force = force;
  pay(g, playing, go);
}

/** The money is settled: pays the rest of the cost, lays the card on the table and makes the target active again. */
export function pay(g: Position, playing: Playing, go: LimitGo): void {
  const { seat, card, aim } = playing;
  layDown(g, seat, card);
  go.log('log.play', { seat, card });
  for (const cost of CARD[card].cost) payCost(g, playing, cost);
  if (aim >= 0) {
    g.public.nations[aim].passed = false;
    go.log('log.target', { seat: aim, card });
  }
  if (card === 'S02') toSacrifice(g, playing, go);
  else resolve(g, playing, go);
}

/** A standard of living that is a cost (S02): one class of the owner's choice falls. */
function toSacrifice(g: Position, playing: Playing, go: LimitGo): void {
  const nation = g.public.nations[playing.seat];
  const only = onlyClass(nation, mayFall);
  if (only === null) ask('sacrifice', playing);
  else sacrifice(g, playing, only, go);
}

export function sacrifice(g: Position, playing: Playing, socialClass: number, go: LimitGo): void {
  lowerClass(g.public.nations[playing.seat], socialClass);
  resolve(g, playing, go);
}

/** The one class for which something is possible; null if there are more. */
export function onlyClass(nation: Nation, possible: (nation: Nation, c: number) => boolean): number | null {
  let only: number | null = null;
  for (let c = A; c <= E; c++) {
    if (!possible(nation, c)) continue;
    if (only !== null) return null;
    only = c;
  }
  return only;
}

function resolve(g: Position, playing: Playing, go: LimitGo): void {
  if (CARD[playing.card].war > 0) attack(g, playing, go);
  else carryOutEffects(g, playing, go);
}

/** The card is carried out. After the second one the turn is over (LIM-1.4.1). */
export function finish(g: Position, go: LimitGo): void {
  go.done();
  const turn = g.flow[g.flow.length - 1];
  if (turn.step !== 'politicalTurn') return;
  turn.cards++;
  if (turn.cards === CARDS_PER_TURN) go.done();
}

/** The cost was not raised: the card stays in hand and may not be announced again in this turn (LIM-9.13). */
export function withdraw(g: Position, playing: Playing, go: LimitGo): void {
  go.log('log.withdrawn', { seat: playing.seat, card: playing.card });
  go.done();
  const turn = g.flow[g.flow.length - 1];
  if (turn.step === 'politicalTurn') turn.withdrawn.push(playing.card);
}
