/** Runs in a thread of its own. It has no access to tables: a bot sees what is in its task. */
import { randomInt } from 'node:crypto';
import { type Bot, greedyBot, randomBot } from '@entente/bots';
import { type AnyGame, type Choice, SeededChance, type Types, type View } from '@entente/engine';
import type { BotLevel } from '@entente/protocol';
import { shelf } from '@entente/shelf';
import type { Task } from './task.ts';

const ready = new Map<string, Promise<Bot<Types>>>();

async function makeBot(id: string, level: BotLevel): Promise<Bot<Types>> {
  const game = await shelf[id]();
  return LEVELS[level](game, new SeededChance(randomInt(2 ** 32)));
}

const LEVELS: Readonly<Record<BotLevel, (game: AnyGame, chance: SeededChance) => Bot<Types>>> = {
  random: randomBot,
  greedy: (game, chance) => greedyBot(game, chance),
};

export default async function think({ game, level, view }: Task): Promise<Choice> {
  const key = `${game} ${level}`;
  const bot = ready.get(key) ?? makeBot(game, level);
  ready.set(key, bot);
  return (await bot).choose(JSON.parse(view) as View<Types>);
}
