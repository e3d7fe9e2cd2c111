export { attack } from './game.ts';
