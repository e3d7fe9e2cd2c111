/** Runs in a thread of its own. It has no access to tables: a bot sees what is in its task. */
import { randomInt } from 'node:crypto';
import { setPriority } from 'node:os';
import { type Bot, botOf } from '@entente/bots';
import { type Choice, SeededChance, type Types, type View } from '@entente/engine';
import { type RulesModule, shelf } from '@entente/shelf';
import { adopt } from '@entente/shelf/older';
import { type BotTask, canGiveWay } from './task.ts';

/** Less than anything that people wait for directly. */
const PRIORITY = 10;
if (canGiveWay) setPriority(PRIORITY);

const ready = new Map<string, Promise<Bot<Types>>>();

async function makeBot({ game: id, place, level, worlds }: BotTask): Promise<Bot<Types>> {
  const newest = await shelf[id]();
  const game = typeof place !== 'string' ? newest : adopt((await import(place)) as RulesModule, newest);
  return botOf(game, level, new SeededChance(randomInt(2 ** 32)), worlds);
}

export default async function think(task: BotTask): Promise<Choice> {
  const { game, place, level, view, worlds } = task;
  const key = `${game} ${place ?? ''} ${level} ${worlds}`;
  const bot = ready.get(key) ?? makeBot(task);
  ready.set(key, bot);
  return (await bot).choose(JSON.parse(view) as View<Types>);
}
