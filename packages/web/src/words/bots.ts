import { isLevel, type Level } from '@entente/bots/levels';
import type { AnyGame, Language } from '@entente/engine';
import type { BotLevel } from '../link/messages.ts';
import type { Say } from './index.ts';

/** A bot as people choose it: how it plays, characters in the words of their game. */
export function botName(say: Say, game: AnyGame, language: Language, level: BotLevel): string {
  if (isLevel(level)) return say('holder.bot', { name: levelName(say, level) });
  const own = (game.words[language] as Readonly<Record<string, string | undefined>>)[`bot.${level}`];
  return say('holder.bot', { name: own ?? level });
}

export const levelName = (say: Say, level: Level): string => say(`title.botName.${level}`);
