import { page as attack } from '@entente/game-attack/page';
import { page as connectFour } from '@entente/game-examples/connect-four/page';
import { page as goofspiel } from '@entente/game-examples/goofspiel/page';
import { page as ticTacToe } from '@entente/game-examples/tic-tac-toe/page';
import { page as ideology } from '@entente/game-ideology/page';
import { page as limit } from '@entente/game-limit/page';
import { page as venonta } from '@entente/game-venonta/page';
import { outsidePages } from '@entente/shelf/outside-pages';
import type { GamePage } from '@entente/web/board-api/page.ts';

/** What the games bring to the page: covers at once, boards and rules when needed. To add a game's, add a line. */
export const pages: Readonly<Partial<Record<string, GamePage>>> = {
  limit,
  ideology,
  venonta,
  attack,
  goofspiel,
  'connect-four': connectFour,
  'tic-tac-toe': ticTacToe,
  ...outsidePages,
};
