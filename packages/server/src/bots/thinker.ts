import { type Bot, botOf } from '@entente/bots';
import { type Choice, SeededChance, type Types, type View } from '@entente/engine';
import { type RulesModule, shelf } from '@entente/shelf';
import { adopt } from '@entente/shelf/older';
import type { World } from '../world.ts';
import type { BotTask } from './task.ts';

async function makeBot({ game: id, place, level, worlds }: BotTask, world: World): Promise<Bot<Types>> {
  const newest = await shelf[id]();
  const game = typeof place !== 'string' ? newest : adopt((await import(place)) as RulesModule, newest);
  return botOf(game, level, new SeededChance(world.below(2 ** 32)), { worlds, now: () => world.ticks() });
}

/** Answers for bots. It has no access to tables: a bot sees what is in its task. */
export function thinker(world: World): (task: BotTask) => Promise<Choice> {
  const ready = new Map<string, Promise<Bot<Types>>>();
  return async (task) => {
    const { game, place, level, view, worlds } = task;
    const key = `${game} ${place ?? ''} ${level} ${worlds}`;
    const bot = ready.get(key) ?? makeBot(task, world);
    ready.set(key, bot);
    return (await bot).choose(JSON.parse(view) as View<Types>);
  };
}
