export { skeleton } from './game.ts';
