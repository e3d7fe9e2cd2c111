import { type Game, Referee, SeededChance, Table, type Types, view } from '@entente/engine';
import { connectFour, goofspiel, ticTacToe } from '@entente/game-examples';
import { describe, expect, test } from 'vitest';
import { type Bot, botKinds, botOf, greedyBot, randomBot } from './index.ts';

function playOut<T extends Types>(
  game: Game<T>,
  bots: Bot<T>[],
  seed: number,
  options: T['options'],
): Table<T> {
  const table = new Table(game, {
    format: 'entente-game/1',
    game: game.id,
    version: game.version,
    seats: bots.length,
    options,
    chance: { kind: 'seeded', seed },
  });
  while (table.position.outcome === null) {
    const seat = table.position.asked[0];
    const answer = table.take(seat, bots[seat].choose(table.view(seat)));
    expect(answer).toMatchObject({ ok: true });
  }
  return table;
}

/** Of `games` games, how many does the first bot win alone, sitting in every seat in turn? */
function wins<T extends Types>(
  game: Game<T>,
  first: Bot<T>,
  second: Bot<T>,
  games: number,
  options: T['options'],
) {
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const seat = seed % 2;
    const table = playOut(game, seat === 0 ? [first, second] : [second, first], seed, options);
    const { winners } = table.position.outcome ?? { winners: [] };
    if (winners.length === 1 && winners[0] === seat) won++;
  }
  return won;
}

describe('bots see only the view of their seat', () => {
  test('a random bot plays whole games of every example', () => {
    const chance = new SeededChance(7);
    playOut(ticTacToe, [randomBot(ticTacToe, chance), randomBot(ticTacToe, chance)], 1, {});
    playOut(connectFour, [randomBot(connectFour, chance), randomBot(connectFour, chance)], 1, {});
    const three = Array.from({ length: 3 }, () => randomBot(goofspiel, chance));
    const table = playOut(goofspiel, three, 1, { cards: 13, ties: 'carry' });
    expect(table.entries).toHaveLength(39);
  });

  test('a spectator cannot choose', () => {
    const table = new Table(ticTacToe, {
      format: 'entente-game/1',
      game: 'tic-tac-toe',
      version: 1,
      seats: 2,
      options: {},
      chance: { kind: 'seeded', seed: 1 },
    });
    const bot = randomBot(ticTacToe, new SeededChance(1));
    expect(() => bot.choose(table.view('spectator'))).toThrow('a spectator has nothing to choose');
  });
});

describe('a greedy bot', () => {
  test('takes a win that is there', () => {
    const chance = new SeededChance(3);
    const won = wins(ticTacToe, greedyBot(ticTacToe, chance), randomBot(ticTacToe, chance), 40, {});
    expect(won).toBeGreaterThan(20);
  });

  test('beats random at goofspiel', () => {
    const chance = new SeededChance(3);
    const options = { cards: 8, ties: 'carry' } as const;
    const won = wins(goofspiel, greedyBot(goofspiel, chance), randomBot(goofspiel, chance), 40, options);
    expect(won).toBeGreaterThan(20);
  });
});

describe('a game that rates its choices', () => {
  const cornered: typeof ticTacToe = {
    ...ticTacToe,
    rating: () => (choice) => (choice.cell === 8 ? 1 : 0),
  };

  function opening(game: typeof ticTacToe, seed: number): unknown {
    const referee = new Referee(game, new SeededChance(seed));
    return greedyBot(game, new SeededChance(seed)).choose(view(game, referee.start(2, {}), 0));
  }

  test('is taken at its word', () => {
    for (let seed = 0; seed < 10; seed++) expect(opening(cornered, seed)).toMatchObject({ cell: 8 });
  });

  test('tries them out where it says nothing', () => {
    const silent = { ...cornered, rating: () => null };
    const openings = Array.from({ length: 10 }, (_, seed) => opening(silent, seed));
    expect(openings).toEqual(Array.from({ length: 10 }, (_, seed) => opening(ticTacToe, seed)));
  });
});

describe('a game’s characters', () => {
  const shy = {
    ...ticTacToe,
    characters: { shy: (...at: Parameters<typeof ticTacToe.judgement>) => -ticTacToe.judgement(...at) },
  };

  test('are bots beside the levels that every game has', () => {
    expect(botKinds(shy)).toEqual([...botKinds(ticTacToe), 'shy']);
  });

  test('play as they see the game', () => {
    const chance = new SeededChance(3);
    expect(wins(shy, botOf(shy, 'greedy', chance), botOf(shy, 'random', chance), 20, {})).toBeGreaterThan(10);
    expect(wins(shy, botOf(shy, 'shy', chance), botOf(shy, 'random', chance), 20, {})).toBeLessThan(10);
  });
});
