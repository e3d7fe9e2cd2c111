/** Runs in a thread of its own. It has no access to tables: a bot sees what is in its task. */
import { randomInt } from 'node:crypto';
import { type Bot, botOf } from '@entente/bots';
import { type Choice, SeededChance, type Types, type View } from '@entente/engine';
import type { BotLevel } from '@entente/protocol';
import { shelf } from '@entente/shelf';
import type { Task } from './task.ts';

const ready = new Map<string, Promise<Bot<Types>>>();

async function makeBot(id: string, level: BotLevel): Promise<Bot<Types>> {
  const game = await shelf[id]();
  return botOf(game, level, new SeededChance(randomInt(2 ** 32)));
}

export default async function think({ game, level, view }: Task): Promise<Choice> {
  const key = `${game} ${level}`;
  const bot = ready.get(key) ?? makeBot(game, level);
  ready.set(key, bot);
  return (await bot).choose(JSON.parse(view) as View<Types>);
}
