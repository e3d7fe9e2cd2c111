export type { Bot } from './bot.ts';
export { greedyBot } from './greedy.ts';
export { botOf, type Care } from './kinds.ts';
export { botKinds, LEVELS, type Level, USUAL_LEVEL } from './levels.ts';
export { playUntil } from './playout.ts';
export { randomBot } from './random.ts';
export { type Budget, promising, searchBot } from './search.ts';
export { softBot } from './soft.ts';
export { weigh } from './weigh.ts';
