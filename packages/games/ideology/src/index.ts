export { ideology } from './game.ts';
export type { Ideology } from './position.ts';
