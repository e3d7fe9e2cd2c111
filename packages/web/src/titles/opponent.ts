import { botKinds, USUAL_LEVEL } from '@entente/bots/levels';
import type { Game, Types } from '@entente/engine';
import type { BotLevel } from '../link/messages.ts';

/** The bot that a player has chosen, where this game has it. */
export const opponentIn = <T extends Types>(
  game: Pick<Game<T>, 'characters' | 'search'>,
  wanted: BotLevel,
): BotLevel => (botKinds(game).includes(wanted) ? wanted : USUAL_LEVEL);
