export type { Bot } from './bot.ts';
export { greedyBot } from './greedy.ts';
export { botKinds, botOf } from './kinds.ts';
export { randomBot } from './random.ts';
