import { testCorpus } from '@entente/testing';
import { connectFour } from './connect-four/game.ts';
import { goofspiel } from './goofspiel/game.ts';
import { ticTacToe } from './tic-tac-toe/game.ts';

testCorpus(ticTacToe, new URL('./tic-tac-toe/games/', import.meta.url));
testCorpus(connectFour, new URL('./connect-four/games/', import.meta.url));
testCorpus(goofspiel, new URL('./goofspiel/games/', import.meta.url));
