import type { Chance, Game, Types } from '@entente/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** What bots there are for a game, by name: two for any game, and those of its own characters. */
export function botKinds<T extends Types>({ characters = {} }: Game<T>): string[] {
  return ['random', 'greedy', ...Object.keys(characters)];
}

/** A bot of this kind. One that the game does not know plays by the game's own judgement. */
export function botOf<T extends Types>(game: Game<T>, kind: string, chance: Chance, worlds?: number): Bot<T> {
  if (kind === 'random') return randomBot(game, chance);
  const { characters = {} } = game;
  const judgement = Object.hasOwn(characters, kind) ? characters[kind] : game.judgement;
  return greedyBot(game, chance, worlds, judgement);
}
