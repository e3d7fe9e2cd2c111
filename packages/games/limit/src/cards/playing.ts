import type { Seat } from '@entente/engine';
import { CARDS_PER_TURN } from '../data/politics.ts';
import type { CardStep, Playing } from '../flow.ts';
import type { LimitGo, Position } from '../position.ts';
import { hasRemovable } from './removal.ts';

/*
 * A card goes through these stages, each of which asks its questions and leads to the next one: `announced` (target,
 * factory, force, money), `payment`, resistance, `effects`. What is known so far is kept in its frame, which is due all
 * the while: a question writes the answer there and hands back to the stage that asked.
 */

/** What comes next for the card: a question, or a stage. */
export function ask(step: CardStep, playing: Playing): void {
  playing.step = step;
}

/** The effect that was due is done. */
export function nextEffect(playing: Playing): void {
  playing.at++;
  playing.step = 'effects';
}

/** The card is carried out. After the second one nothing is left to do in this turn (LIM-1.4.1). */
export function finish(g: Position, go: LimitGo): void {
  go.done();
  const turn = g.flow[g.flow.length - 1];
  if (turn.step !== 'politicalTurn') return;
  turn.cards++;
  if (turn.cards < CARDS_PER_TURN) endIfIdle(g, turn.seat, go);
  else if (isNext(g, turn.seat)) go.done();
  else go.next({ step: 'endOfTurn', seat: turn.seat });
}

/** A nation that has nothing left to play or remove passes, and its turn waits to be ended (LIM-R2, LIM-R22). */
export function endIfIdle(g: Position, seat: Seat, go: LimitGo): void {
  if (passIfIdle(g, seat, go)) go.next({ step: 'endOfTurn', seat });
}

/** A nation with nothing to play or remove passes by itself. The size of a hand is open, so this betrays nothing. */
export function passIfIdle(g: Position, seat: Seat, go: LimitGo): boolean {
  if (!isIdle(g, seat)) return false;
  g.public.nations[seat].passed = true;
  go.log('log.passed', { seat });
  return true;
}

function isIdle(g: Position, seat: Seat): boolean {
  return g.private[seat].hand.length === 0 && !hasRemovable(g.public.nations[seat]);
}

/** Is the next turn this nation's again? All others have passed: there is nobody to hand over to (LIM-R22). */
function isNext(g: Position, seat: Seat): boolean {
  const { nations } = g.public;
  for (let other = 0; other < nations.length; other++)
    if (other !== seat && !nations[other].passed) return false;
  return !isIdle(g, seat);
}

/**
 * The cost was not raised (LIM-9.13): the card stays in hand, has targeted nobody and may not be announced again in
 * this turn (LIM-R5).
 */
export function withdraw(g: Position, playing: Playing, go: LimitGo): void {
  go.log('log.withdrawn', { seat: playing.seat, card: playing.card });
  go.done();
  const turn = g.flow[g.flow.length - 1];
  if (turn.step === 'politicalTurn') turn.withdrawn.push(playing.card);
}
