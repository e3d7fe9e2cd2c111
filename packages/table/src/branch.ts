import { type Chance, copy, imagine, type Position, type Seat, type Types } from '@entente/engine';
import type { HostedGame } from './hosted-game.ts';

/**
 * The position from which `seat` plays on for practice, with dice of its own. While the game is running, what the seat
 * cannot know is imagined: practice must not be a way to look into hands or piles.
 */
export function branchOff(
  then: HostedGame,
  seat: Seat,
  game: { readonly isOver: boolean },
  chance: Chance,
): Position<Types> {
  return game.isOver ? copy(then.game, then.position) : imagine(then.game, then.view(seat), chance);
}
