export { zwirl } from './game.ts';
