export type { Ideology } from './position.ts';
export { words } from './words/index.ts';
