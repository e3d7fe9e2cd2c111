/** Runs in a thread of its own. It has no access to tables: a bot sees what is in its task. */
import { randomInt } from 'node:crypto';
import { setPriority } from 'node:os';
import { type Bot, botOf } from '@entente/bots';
import { type Choice, SeededChance, type Types, type View } from '@entente/engine';
import type { BotLevel } from '@entente/protocol';
import { shelf } from '@entente/shelf';
import { type BotTask, canGiveWay } from './task.ts';

/** Less than anything that people wait for directly. */
const PRIORITY = 10;
if (canGiveWay) setPriority(PRIORITY);

const ready = new Map<string, Promise<Bot<Types>>>();

async function makeBot(id: string, level: BotLevel, worlds: number): Promise<Bot<Types>> {
  const game = await shelf[id]();
  return botOf(game, level, new SeededChance(randomInt(2 ** 32)), worlds);
}

export default async function think({ game, level, view, worlds }: BotTask): Promise<Choice> {
  const key = `${game} ${level} ${worlds}`;
  const bot = ready.get(key) ?? makeBot(game, level, worlds);
  ready.set(key, bot);
  return (await bot).choose(JSON.parse(view) as View<Types>);
}
