import type { AnyGame, Language } from '@entente/engine';
import type { BotLevel } from '../link/messages.ts';
import type { Say } from './index.ts';

/** The bots that a game has, the usual one first. */
export const botKindsOf = (game: AnyGame): BotLevel[] => [
  'greedy',
  'random',
  ...Object.keys(game.characters ?? {}),
];

/** A bot as people choose it: how it plays, characters in the words of their game. */
export function botName(say: Say, game: AnyGame, language: Language, level: BotLevel): string {
  if (level === 'random' || level === 'greedy') return say(`holder.${level}`);
  const own = (game.words[language] as Readonly<Record<string, string | undefined>>)[`bot.${level}`];
  return say('holder.character', { character: own ?? level });
}
