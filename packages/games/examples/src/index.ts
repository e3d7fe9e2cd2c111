export { connectFour } from './connect-four/game.ts';
export { goofspiel } from './goofspiel/game.ts';
export { ticTacToe } from './tic-tac-toe/game.ts';
