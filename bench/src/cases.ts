/**
 * What is measured. Every case runs in a process of its own: V8 compiles a method for the shapes it has met, so one
 * game would slow down the next.
 */
import { anyGame, type Game, type Types } from '@entente/engine';
import { attack } from '@entente/game-attack';
import { connectFour, goofspiel, ticTacToe } from '@entente/game-examples';
import { ideology } from '@entente/game-ideology';
import { limit } from '@entente/game-limit';
import { venonta } from '@entente/game-venonta';
import { cellsOf, parseExperiment, playUnit } from '@entente/lab';
import * as handConnectFour from '../floors/connect-four.ts';
import { sfc32 } from '../floors/random.ts';
import * as handSkirmish from '../floors/skirmish.ts';
import * as handTicTacToe from '../floors/tic-tac-toe.ts';
import * as peerConnectFour from '../peers/connect-four.ts';
import * as peerSkirmish from '../peers/skirmish.ts';
import * as peerTicTacToe from '../peers/tic-tac-toe.ts';
import type { Contenders } from './measure.ts';
import { SEATS } from './midsize-data.ts';
import { OPERATIONS } from './operations.ts';
import { ahead, listed, unlisted } from './play.ts';
import { skirmish } from './skirmish/game.ts';

/** Whole games at random, the choices listed before every move. */
export const RACES: Readonly<Record<string, () => Contenders>> = {
  'tic-tac-toe': () => against(listed(ticTacToe, 2), handTicTacToe, peerTicTacToe),
  'connect four': () => against(listed(connectFour, 2), handConnectFour, peerConnectFour),
  skirmish: () => against(listed(skirmish, SEATS), handSkirmish, peerSkirmish),
};

interface Player {
  play(next: () => number): number;
}

function against(entente: () => number, hand: Player, peer: Player): Contenders {
  const next = sfc32(1);
  return { Entente: entente, 'by hand': () => hand.play(next), 'boardgame.io': () => peer.play(next) };
}

/** Games played at random as fast as bots can. Their ratio is the length of a game. */
export const PLAYOUTS: Readonly<Record<string, () => Contenders>> = {
  ...playouts(goofspiel, 2),
  ...playouts(goofspiel, 6),
  ...playouts(limit, 2),
  ...playouts(limit, 6),
  ...playouts(attack, 2),
  ...playouts(attack, 4),
  ...playouts(ideology, 2),
  ...playouts(ideology, 5),
  ...playouts(venonta, 3),
  ...playouts(venonta, 6),
};

function playouts<T extends Types>(game: Game<T>, seats: number): Record<string, () => Contenders> {
  return {
    [`${game.id}, ${seats} seats`]: () => {
      const play = unlisted(game, seats);
      const playOne = () => Math.sign(play());
      return { decisions: play, games: playOne };
    },
  };
}

/** Random games of the laboratory, without metrics for each decision, beside the bare ones. */
export const LABS: Readonly<Record<string, () => Contenders>> = {
  ...laboratory(goofspiel, 2),
  ...laboratory(ideology, 2),
  ...laboratory(venonta, 3),
  ...laboratory(attack, 4),
  ...laboratory(limit, 2),
};

function laboratory<T extends Types>(game: Game<T>, seats: number): Record<string, () => Contenders> {
  return {
    [`${game.id}, ${seats} seats, laboratory`]: () => {
      const any = anyGame(game);
      const experiment = parseExperiment(
        { game: game.id, seats, bots: ['random'], metrics: [], blocks: 1_000_000 },
        any,
      );
      const lab = { game: any, experiment, cells: cellsOf(any, experiment), clock: () => 0 };
      let batch = 0;
      const play = () =>
        playUnit(lab, { cell: 0, batch: batch++ }).games.reduce((sum, { decisions }) => sum + decisions, 0);
      return { laboratory: play, bare: unlisted(game, seats) };
    },
  };
}

/** What bots do that play ahead. */
export const SEARCHES: Readonly<Record<string, () => Contenders>> = {
  'limit, 2 seats, ahead': () => ahead(limit, 2),
  'limit, 4 seats, ahead': () => ahead(limit, 4),
  'ideology, 2 seats, ahead': () => ahead(ideology, 2),
  'ideology, 4 seats, ahead': () => ahead(ideology, 4),
  'venonta, 3 seats, ahead': () => ahead(venonta, 3),
  'attack, 2 seats, ahead': () => ahead(attack, 2),
  'attack, 4 seats, ahead': () => ahead(attack, 4),
};

export const CASES: Readonly<Record<string, () => Contenders>> = {
  ...RACES,
  ...OPERATIONS,
  ...PLAYOUTS,
  ...SEARCHES,
  ...LABS,
};
