import type { Seat } from '@entente/engine';
import { CARDS_PER_TURN } from '../data/politics.ts';
import type { LimitGo, Position } from '../position.ts';
import type { CardStep, Playing } from './frames.ts';
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

/** The card is carried out. After the second one the turn is over (LIM-1.4.1), and where no other can follow (LIM-R2). */
export function finish(g: Position, go: LimitGo): void {
  go.done();
  const turn = g.flow[g.flow.length - 1];
  if (turn.step !== 'politicalTurn') return;
  turn.cards++;
  if (turn.cards === CARDS_PER_TURN || passIfIdle(g, turn.seat, go)) go.done();
}

/** A nation with nothing to play or remove passes by itself. The size of a hand is open, so this betrays nothing. */
export function passIfIdle(g: Position, seat: Seat, go: LimitGo): boolean {
  const nation = g.public.nations[seat];
  if (g.private[seat].hand.length > 0 || hasRemovable(nation)) return false;
  nation.passed = true;
  go.log('log.passed', { seat });
  return true;
}

/** The cost was not raised: the card stays in hand and may not be announced again in this turn (LIM-9.13). */
export function withdraw(g: Position, playing: Playing, go: LimitGo): void {
  go.log('log.withdrawn', { seat: playing.seat, card: playing.card });
  go.done();
  const turn = g.flow[g.flow.length - 1];
  if (turn.step === 'politicalTurn') turn.withdrawn.push(playing.card);
}
